package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

type wheels [4]int

func (w wheels) String() string { return fmt.Sprint(w[0], w[1], w[2], w[3]) }

// fewest is the oracle: it keeps the set of all numbers that can be shown after 0, 1, 2, ... turns.
func fewest(start, goal wheels, forbidden map[wheels]bool) int {
	seen, layer := map[wheels]bool{start: true}, []wheels{start}
	for turns := 0; len(layer) > 0; turns++ {
		var next []wheels
		for _, w := range layer {
			if w == goal {
				return turns
			}
			for i := range w {
				for _, by := range []int{1, -1} {
					t := w
					t[i] = (t[i] + by + 10) % 10
					if !forbidden[t] && !seen[t] {
						seen[t] = true
						next = append(next, t)
					}
				}
			}
		}
		layer = next
	}
	return -1
}

func TestAgainstLayers(t *testing.T) {
	random := rand.New(rand.NewSource(10067))
	any := func() (w wheels) {
		for i := range w {
			w[i] = random.Intn(10)
		}
		return w
	}
	var in, want strings.Builder
	const cases = 40
	fmt.Fprintln(&in, cases)
	for k := range cases {
		start, goal := any(), any()
		forbidden := map[wheels]bool{}
		for range []int{0, 10, 1500, 6500}[k%4] {
			if w := any(); w != start {
				forbidden[w] = true
			}
		}
		fmt.Fprintf(&in, "\n%v\n%v\n%d\n", start, goal, len(forbidden))
		for w := range forbidden {
			fmt.Fprintln(&in, w)
		}
		fmt.Fprintln(&want, fewest(start, goal, forbidden))
	}
	try.Answers(t, solve, in.String(), want.String())
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "2\n1 2 3 4\n1 2 3 4\n0\n\n9 9 9 9\n0 0 0 0\n1\n0 0 0 0\n", "0\n-1\n")
	try.Answers(t, solve, "1\n0 0 0 0\n5 5 5 5\n0\n", "20\n")
	try.Errors(t, solve, map[string]string{
		"1\n0 0 0 10\n": `line 2: want a whole number from 0 to 9`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"0 0 0 0\n0 0 0 9\n0\n", "1 0 0 0\n3 0 0 0\n1\n2 0 0 0\n"},
		Want:  []string{"1\n", "4\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
