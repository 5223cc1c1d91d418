package main

import (
	"math/rand"
	"testing"
	"time"
)

func randomGame(rng *rand.Rand) ([][]int, []int) {
	n := 2 + rng.Intn(8)
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
		add(v, rng.Intn(v))
	}
	for i := rng.Intn(n + 1); i > 0; i-- {
		add(rng.Intn(n), rng.Intn(n))
	}
	left := make([]int, n)
	for i := 0; i < 1+rng.Intn(9); i++ {
		left[1+rng.Intn(n-1)]++
	}
	return next, left
}

func TestExact(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	wins, losses, positions := 0, 0, 0
	maxv := 0
	for i := 0; i < 20000; i++ {
		next, left := randomGame(rng)
		o := newOracle(next, left)
		full := append([]int(nil), left...)
		for tries := 0; tries < 20; tries++ {
			state := o.count - 1
			if tries > 0 {
				state = rng.Intn(o.count)
			}
			for v := range left {
				left[v] = o.links(state, v)
			}
			a := rng.Intn(len(next))
			if tries == 0 {
				a = 0
			}
			s := newSolver(next, left)
			cut := s.best(a, time.Time{})
			v, _ := s.turn(a, 1000)
			if s.positions > maxv {
				maxv = s.positions
			}
			positions++
			want := o.wins[state*len(next)+a]
			if want != (v == won) {
				t.Fatalf("game %d %v %v agent %d: %v want win %v", i, next, left, a, v, want)
			}
			if tries == 0 {
				if want {
					wins++
				} else {
					losses++
				}
			}
			if want && state > 0 && cut >= 0 {
				if left[cut] == 0 || !o.safe(state-o.base[cut], a) {
					t.Fatalf("game %d %v %v agent %d: cut %d loses", i, next, left, a, cut)
				}
			}
		}
		copy(left, full)
	}
	t.Logf("%d wins %d losses %d positions, most visits %d", wins, losses, positions, maxv)
}
