package main

import (
	"fmt"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// oracle does a breadth-first search. A state is a string with a letter for each tree where the monkey can
// be; each state is stored with the first sequence of shots that leads to it.
func oracle(n int, beside [][]int) string {
	type guess struct{ set, shots string }
	all := strings.Repeat("m", n)
	layer, met := []guess{{all, ""}}, map[string]bool{all: true}
	for shots := 0; len(layer) > 0; shots++ {
		var next []guess
		for _, g := range layer {
			if !strings.Contains(g.set, "m") {
				return fmt.Sprintf("%d:%s\n", shots, g.shots)
			}
			for shot := 0; shot < n; shot++ {
				jumped := []byte(strings.Repeat(".", n))
				for tree := range jumped {
					for _, to := range beside[tree] {
						if g.set[tree] == 'm' && tree != shot {
							jumped[to] = 'm'
						}
					}
				}
				if !met[string(jumped)] {
					met[string(jumped)] = true
					next = append(next, guess{string(jumped), g.shots + fmt.Sprint(" ", shot)})
				}
			}
		}
		layer = next
	}
	return "Impossible\n"
}

// The test uses every connected graph of up to five trees, and every graph of up to 7 trees that arises if
// the trees are added one by one, each with an edge to one earlier tree.
func TestEverySmallGraph(t *testing.T) {
	var in, want strings.Builder
	cases := 0
	add := func(n int, edges [][2]int) {
		beside, group := make([][]int, n), make([]int, n)
		for i := range group {
			group[i] = i
		}
		for _, e := range edges {
			beside[e[0]], beside[e[1]] = append(beside[e[0]], e[1]), append(beside[e[1]], e[0])
			for i, from := 0, group[e[1]]; i < n; i++ {
				if group[i] == from {
					group[i] = group[e[0]]
				}
			}
		}
		for _, g := range group {
			if g != group[0] {
				return
			}
		}
		cases++
		fmt.Fprintln(&in, n, len(edges))
		for _, e := range edges {
			fmt.Fprintln(&in, e[0], e[1])
		}
		want.WriteString(oracle(n, beside))
	}
	for n := 1; n <= 5; n++ {
		for set := 0; set < 1<<(n*(n-1)/2); set++ {
			var edges [][2]int
			for a, bit := 0, 0; a < n; a++ {
				for b := a + 1; b < n; b, bit = b+1, bit+1 {
					if set>>bit&1 == 1 {
						edges = append(edges, [2]int{a, b})
					}
				}
			}
			add(n, edges)
		}
	}
	for n, all := 6, 120; n <= 7; n, all = n+1, all*6 {
		for code := 0; code < all; code++ {
			var edges [][2]int
			for tree, rest := 1, code; tree < n; tree++ {
				edges = append(edges, [2]int{rest % tree, tree})
				rest /= tree
			}
			add(n, edges)
		}
	}
	if cases < 1500 {
		t.Errorf("only %d graphs", cases)
	}
	try.Answers(t, solve, in.String()+"0 0\n", want.String())
}

// TestThreeArms: the smallest acyclic graph on which the monkey can always escape is a centre with three arms
// of three trees each.
func TestThreeArms(t *testing.T) {
	arms := "0 1\n1 2\n2 3\n0 4\n4 5\n5 6\n0 7\n7 8\n"
	try.Answers(t, solve, "10 9\n"+arms+"8 9\n0 0\n", "Impossible\n")
	if got := try.Run(t, solve, "9 8\n"+arms+"0 0\n"); got == "Impossible\n" {
		t.Error("with an arm of two trees it is possible")
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"32 1\n":          `line 1: want a whole number from 1 to 31`,
		"2 1\n0 2\n0 0\n": `line 2: want a whole number from 0 to 1`,
	})
}

// TestJudgeFiles: input files may lack their last line, list an edge more than once, and contain more trees
// than the statement allows.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "2 3\n0 1\n1 0\n0 1\n\n3 3\n0 1\n1 2\n2 0\n", "2: 0 0\nImpossible\n")

	star := "24 23\n"
	for tree := 1; tree < 24; tree++ {
		star += fmt.Sprintln(0, tree)
	}
	try.Answers(t, solve, star+"0 0\n", "2: 0 0\n")
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"2 1\n0 1\n", "3 3\n0 1\n1 2\n2 0\n"},
		End:   "0 0\n",
		Want:  []string{"2: 0 0\n", "Impossible\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
