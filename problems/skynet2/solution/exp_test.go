package main

import (
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"testing"
	"time"
)

func readMapFile(t *testing.T, f string) ([][]int, []int, int) {
	r, err := os.Open(f)
	if err != nil {
		t.Fatal(err)
	}
	var n, l, e int
	fmt.Fscan(r, &n, &l, &e)
	ls := make([][2]int, l)
	for i := range ls {
		fmt.Fscan(r, &ls[i][0], &ls[i][1])
	}
	gw := make([]bool, n)
	for i := 0; i < e; i++ {
		var g int
		fmt.Fscan(r, &g)
		gw[g] = true
	}
	var a int
	fmt.Fscan(r, &a)
	next := make([][]int, n)
	left := make([]int, n)
	for _, x := range ls {
		if gw[x[0]] && gw[x[1]] {
			continue
		}
		if gw[x[0]] {
			left[x[1]]++
		} else if gw[x[1]] {
			left[x[0]]++
		} else {
			next[x[0]] = append(next[x[0]], x[1])
			next[x[1]] = append(next[x[1]], x[0])
		}
	}
	return next, left, a
}

func TestPublic(t *testing.T) {
	fs, _ := filepath.Glob("/work/shared/data/skynet/ep2*")
	for _, f := range fs {
		next, left, a := readMapFile(t, f)
		s := newSolver(next, left)
		t0 := time.Now()
		cut := s.best(a, time.Time{})
		v, free := verdict(0), 0
		t.Log(filepath.Base(f), cut, v, free, s.positions, time.Since(t0))
		for c := range left {
			if left[c] > 0 {
				left[c]--
				s := newSolver(next, left)
				v, _ := s.reply(a, 50)
				left[c]++
				t.Log("  cut", c, v, s.positions)
			}
		}
	}
}

func TestHard(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	for _, n := range []int{30, 60, 120, 250, 480} {
		for _, extra := range []float64{0, 0.1, 0.3, 0.6, 1} {
			for _, two := range []float64{0.05, 0.1, 0.2, 0.3} {
				for _, one := range []float64{0, 0.2, 0.5} {
					st := [4]int{}
					var worst time.Duration
					wv := 0
					mf := 0
					for it := 0; it < 20; it++ {
						next := make([][]int, n)
						add := func(a, b int) {
							if a == b {
								return
							}
							for _, c := range next[a] {
								if c == b {
									return
								}
							}
							next[a] = append(next[a], b)
							next[b] = append(next[b], a)
						}
						for v := 1; v < n; v++ {
							lo := v - 6
							if lo < 0 {
								lo = 0
							}
							add(v, lo+rng.Intn(v-lo))
						}
						for i := 0; i < int(float64(n)*extra); i++ {
							a := rng.Intn(n)
							add(a, (a+rng.Intn(12))%n)
						}
						left := make([]int, n)
						for v := range left {
							x := rng.Float64()
							if x < two {
								left[v] = 2
							} else if x < two+one {
								left[v] = 1
							}
						}
						left[0] = 0
						s := newSolver(next, left)
						t0 := time.Now()
						s.best(0, t0.Add(100*time.Millisecond))
						d0 := time.Since(t0)
						v, _ := s.turn(0, 5000)
						f := 0
						_ = d0
						d := d0
						st[v]++
						if v == open {
							st[3] += f
						}
						if v != open {
							if d > worst {
								worst = d
							}
							if s.positions > wv {
								wv = s.positions
							}
							if f > mf {
								mf = f
							}
						}
					}
					t.Logf("n %d extra %.1f two %.2f one %.1f: lost %d open %d (depth sum %d) won %d; solved: worst %v visits %d free %d", n, extra, two, one, st[0], st[1], st[3], st[2], worst, wv, mf)
				}
			}
		}
	}
}
