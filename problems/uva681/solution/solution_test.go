package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/geom"
	"oj/problems/lib/try"
)

// wrap is the oracle: it finds the hull by gift wrapping. The next corner is a point q such that no point
// lies to the right of the line from the current corner to q. Of several such points, it is the farthest one.
func wrap(points []geom.Pt) []geom.Pt {
	at := points[0]
	for _, p := range points {
		if p.Y < at.Y || p.Y == at.Y && p.X < at.X {
			at = p
		}
	}
	hull := []geom.Pt{at}
	for {
		next := at
		for _, p := range points {
			a, b := next.Sub(at), p.Sub(at)
			turn := a.X*b.Y - a.Y*b.X
			if next == at || turn < 0 || turn == 0 && b.X*b.X+b.Y*b.Y > a.X*a.X+a.Y*a.Y {
				next = p
			}
		}
		hull = append(hull, next)
		if next == hull[0] {
			return hull
		}
		at = next
	}
}

func TestAgainstWrapping(t *testing.T) {
	random := rand.New(rand.NewSource(681))
	const shapes = 2000
	var in, want strings.Builder
	fmt.Fprintln(&in, shapes)
	fmt.Fprintln(&want, shapes)
	for shape := range shapes {
		// Begin with a triangle, because the statement excludes shapes whose points are all on one line.
		points := []geom.Pt{{X: 0, Y: 0}, {X: 1, Y: 3}, {X: 4, Y: 1}}
		for range random.Intn(12) {
			points = append(points, geom.Pt{X: random.Intn(6), Y: random.Intn(6)})
		}
		random.Shuffle(len(points), func(i, j int) { points[i], points[j] = points[j], points[i] })
		if shape > 0 {
			fmt.Fprintln(&in, -1)
			fmt.Fprintln(&want, -1)
		}
		fmt.Fprintln(&in, len(points))
		for _, p := range points {
			fmt.Fprintln(&in, p.X, p.Y)
		}
		hull := wrap(points)
		fmt.Fprintln(&want, len(hull))
		for _, p := range hull {
			fmt.Fprintln(&want, p.X, p.Y)
		}
	}
	try.Answers(t, solve, in.String(), want.String())
}

// Some files have a -1 also after the last shape, or no -1 at all. Shapes may have more points than the
// statement allows.
func TestJudgeFiles(t *testing.T) {
	const triangle = "3\n0 0\n2 0\n0 2\n"
	const hull = "4\n0 0\n2 0\n0 2\n0 0\n"
	try.Answers(t, solve, "2\n"+triangle+"-1 \n"+triangle+"-1\n", "2\n"+hull+"-1\n"+hull)
	try.Answers(t, solve, "2\n"+triangle+triangle, "2\n"+hull+"-1\n"+hull)
	try.Answers(t, solve, "1\n2000\n"+strings.Repeat("0 0\n2 0\n0 2\n1 1\n", 500), "1\n"+hull)
	try.Answers(t, solve, "2\n1\n7 7\n-1\n3\n0 0\n5 5\n2 2\n", "2\n2\n7 7\n7 7\n-1\n3\n0 0\n5 5\n0 0\n")
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"2\n3\n0 0\n2 0\n0 2\n-1\n", "4\n1 1\n1 0\n0 0\n0 1\n"},
		Want:  []string{"2\n4\n0 0\n2 0\n0 2\n0 0\n-1\n", "5\n0 0\n1 0\n1 1\n0 1\n0 0\n"},
		Whole: true, // keep the last shape, because the program prints the number of shapes before reading them
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
