package main

import (
	"fmt"
	"math"
	"math/big"
	"math/rand"
	"testing"

	"oj/problems/lib/try"
)

type corner struct{ x, y *big.Rat }

func cross(a, b [2]int, p corner) *big.Rat {
	dx, dy := big.NewRat(int64(b[0]-a[0]), 1), big.NewRat(int64(b[1]-a[1]), 1)
	px := new(big.Rat).Sub(p.x, big.NewRat(int64(a[0]), 1))
	py := new(big.Rat).Sub(p.y, big.NewRat(int64(a[1]), 1))
	return dx.Sub(dx.Mul(dx, py), dy.Mul(dy, px))
}

// exact is the oracle: it cuts the polygon with exact fractions.
func exact(w, h int, fountain [2]int, walls [][2][2]int) float64 {
	at := func(x, y int) corner { return corner{big.NewRat(int64(x), 1), big.NewRat(int64(y), 1)} }
	part := []corner{at(0, 0), at(w, 0), at(w, h), at(0, h)}
	for _, wall := range walls {
		side := cross(wall[0], wall[1], at(fountain[0], fountain[1])).Sign()
		var kept []corner
		for i, p := range part {
			q := part[(i+1)%len(part)]
			u, v := cross(wall[0], wall[1], p), cross(wall[0], wall[1], q)
			if u.Sign() != -side {
				kept = append(kept, p)
			}
			if u.Sign()*v.Sign() < 0 {
				t := new(big.Rat).Quo(u, new(big.Rat).Sub(u, v))
				x := new(big.Rat).Sub(q.x, p.x)
				y := new(big.Rat).Sub(q.y, p.y)
				kept = append(kept, corner{x.Add(p.x, x.Mul(x, t)), y.Add(p.y, y.Mul(y, t))})
			}
		}
		part = kept
	}
	area := new(big.Rat)
	for i, p := range part {
		q := part[(i+1)%len(part)]
		area.Add(area, new(big.Rat).Sub(new(big.Rat).Mul(p.x, q.y), new(big.Rat).Mul(p.y, q.x)))
	}
	value, _ := area.Float64()
	return value / 2
}

func TestAgainstFractions(t *testing.T) {
	random := rand.New(rand.NewSource(11265))
	for range 300 {
		w, h := 2+random.Intn(12), 2+random.Intn(12)
		if random.Intn(2) == 0 {
			w, h = 200000-random.Intn(1000), 200000-random.Intn(1000)
		}
		border := func() [2]int {
			return [][2]int{{random.Intn(w + 1), 0}, {random.Intn(w + 1), h}, {0, random.Intn(h + 1)}, {w, random.Intn(h + 1)}}[random.Intn(4)]
		}
		fountain := [2]int{1 + random.Intn(w-1), 1 + random.Intn(h-1)}
		var walls [][2][2]int
		for range 6 {
			wall := [2][2]int{border(), border()}
			through := cross(wall[0], wall[1], corner{big.NewRat(int64(fountain[0]), 1), big.NewRat(int64(fountain[1]), 1)}).Sign() == 0
			if !through {
				walls = append(walls, wall)
			}
		}
		in := fmt.Sprintln(len(walls), w, h, fountain[0], fountain[1])
		for _, wall := range walls {
			in += fmt.Sprintln(wall[0][0], wall[0][1], wall[1][0], wall[1][1])
		}
		var got float64
		if _, err := fmt.Sscanf(try.Run(t, solve, in), "Case #1: %f\n", &got); err != nil {
			t.Fatal(err)
		}
		if want := exact(w, h, fountain, walls); math.Abs(got-want) > 0.001+1e-12*want {
			t.Fatalf("%s: %.4f, want %.4f", in, got, want)
		}
	}
}

// Walls may lie on the border, and may be listed twice.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "4 10 10 1 1\n0 0 10 0\n0 10 10 0\n0 10 10 0\n10 0 0 10\n\n0 3 4 1 1", "Case #1: 50.000\nCase #2: 12.000\n")
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"1 4 2 1 1\n2 0 2 2\n", "1 100 100 20 30\n0 0 100 100\n"},
		Want:  []string{"Case #1: 4.000\n", "Case #2: 5000.000\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
