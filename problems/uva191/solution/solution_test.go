package main

import (
	"testing"

	"oj/problems/lib/geom"
	"oj/problems/lib/try"
)

// apart is the oracle: two convex sets have no common point if and only if a line parallel to a side of one
// of them separates them.
func apart(a, b geom.Pt, left, bottom, right, top int) bool {
	if max(a.X, b.X) < left || min(a.X, b.X) > right || max(a.Y, b.Y) < bottom || min(a.Y, b.Y) > top {
		return true
	}
	above, below := 0, 0
	for _, x := range []int{left, right} {
		for _, y := range []int{bottom, top} {
			side := (b.X-a.X)*(y-a.Y) - (b.Y-a.Y)*(x-a.X)
			if side > 0 {
				above++
			} else if side < 0 {
				below++
			}
		}
	}
	return above == 4 || below == 4
}

// TestEverySmallCase tries all segments and rectangles on a 4 x 4 grid of points, including single points. It
// gives each rectangle by both pairs of opposite corners, in both orders.
func TestEverySmallCase(t *testing.T) {
	var points []geom.Pt
	for x := range 4 {
		for y := range 4 {
			points = append(points, geom.Pt{X: x, Y: y})
		}
	}
	for _, a := range points {
		for _, b := range points {
			for _, c := range points {
				for _, d := range points {
					want := !apart(a, b, min(c.X, d.X), min(c.Y, d.Y), max(c.X, d.X), max(c.Y, d.Y))
					if got := meets(a, b, c, d); got != want {
						t.Fatalf("%v-%v and %v-%v: %v, want %v", a, b, c, d, got, want)
					}
				}
			}
		}
	}
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "3\n1 1 2 2 0 4 4 0   \n2 0 3 0 0 0 1 1\n\n 500000000 -500000000\n-500000000 500000000 -1 -1 1 1\n", "T\nF\nT\n")
	try.Errors(t, solve, map[string]string{
		"1\n4 9 11 2 1 5 7 one\n": `line 2: want a whole number from -536870912 to 536870912`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"4 9 11 2 1 5 7 1\n", "1 1 2 2 0 4 4 0\n"},
		Want:  []string{"F\n", "T\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
