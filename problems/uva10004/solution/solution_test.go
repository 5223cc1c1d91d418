package main

import (
	"fmt"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// colours is the oracle: it tries all ways to colour the vertices.
func colours(vertices int, edges [][2]int) bool {
	for red := range 1 << vertices {
		fits := true
		for _, e := range edges {
			fits = fits && red>>e[0]&1 != red>>e[1]&1
		}
		if fits {
			return true
		}
	}
	return false
}

// TestAllGraphs: all graphs of up to five vertices, connected or not, with each edge in both directions.
func TestAllGraphs(t *testing.T) {
	for vertices := 1; vertices <= 5; vertices++ {
		var in, want strings.Builder
		for set := range 1 << (vertices * (vertices - 1) / 2) {
			var edges [][2]int
			bit := 0
			for a := range vertices {
				for b := range a {
					if set>>bit&1 == 1 && set%2 == 0 {
						edges = append(edges, [2]int{a, b})
					} else if set>>bit&1 == 1 {
						edges = append(edges, [2]int{b, a})
					}
					bit++
				}
			}
			fmt.Fprintf(&in, "%d\n%d\n", vertices, len(edges))
			for _, e := range edges {
				fmt.Fprintln(&in, e[0], e[1])
			}
			if colours(vertices, edges) {
				want.WriteString("BICOLORABLE.\n")
			} else {
				want.WriteString("NOT BICOLORABLE.\n")
			}
		}
		try.Answers(t, solve, in.String()+"0\n", want.String())
	}
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "2\n2\n0 1\n1 0\n", "BICOLORABLE.\n")
	try.Answers(t, solve, "2\n2\n0 1\n1 1\n", "NOT BICOLORABLE.\n") // a loop
	try.Answers(t, solve, "3000\n1\n2999 0\n0\n", "BICOLORABLE.\n")
	try.Errors(t, solve, map[string]string{
		"2\n1\n0 2\n0\n": `line 3: want a whole number from 0 to 1`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"3\n3\n0 1\n1 2\n2 0\n", "2\n1\n0 1\n"},
		End:   "0\n",
		Want:  []string{"NOT BICOLORABLE.\n", "BICOLORABLE.\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
