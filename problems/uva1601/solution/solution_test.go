package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// oracle does a breadth-first search over the cells of n ghosts. It returns -1 if the ghosts cannot all reach their
// goals.
func oracle(rows []string, n int) int {
	all := strings.Join(rows, "")
	w := len(rows[0])
	place := func(letters string) (p [3]int) {
		for g := 0; g < n; g++ {
			p[g] = strings.IndexByte(all, letters[g])
		}
		return p
	}
	end := place("ABC")
	layer, met := map[[3]int]bool{place("abc"): true}, map[[3]int]bool{}
	for steps := 0; len(layer) > 0; steps++ {
		if layer[end] {
			return steps
		}
		next := map[[3]int]bool{}
		for p := range layer {
			met[p] = true
			for code := 0; code < 125; code++ {
				q, ok := p, true
				for g, rest := 0, code; g < n; g, rest = g+1, rest/5 {
					q[g] += []int{0, 1, -1, w, -w}[rest%5]
					ok = ok && all[q[g]] != '#'
					for o := 0; o < g; o++ {
						ok = ok && q[o] != q[g] && !(q[o] == p[g] && q[g] == p[o])
					}
				}
				if ok && !met[q] {
					next[q] = true
				}
			}
		}
		layer = next
	}
	return -1
}

// The test uses 250 random maps of up to 6 x 6 cells with one to three ghosts. The maps may contain squares of four free
// cells, which the statement rules out, because they do no harm here.
func TestAgainstLayers(t *testing.T) {
	random := rand.New(rand.NewSource(1601))
	solved := 0
	for i := 0; i < 250; i++ {
		w, h, n := 4+random.Intn(3), 4+random.Intn(3), 1+i%3
		cells := []byte(strings.Repeat("#", w*h))
		var inner []int
		for r := 1; r < h-1; r++ {
			for c := 1; c < w-1; c++ {
				cells[r*w+c] = "   #"[random.Intn(4)]
				inner = append(inner, r*w+c)
			}
		}
		if len(inner) < 2*n {
			continue
		}
		random.Shuffle(len(inner), func(a, b int) { inner[a], inner[b] = inner[b], inner[a] })
		for g := 0; g < n; g++ {
			cells[inner[2*g]], cells[inner[2*g+1]] = "abc"[g], "ABC"[g]
		}
		var rows []string
		for r := 0; r < h; r++ {
			rows = append(rows, string(cells[r*w:r*w+w]))
		}
		text := fmt.Sprintf("%d %d %d\n%s\n0 0 0\n", w, h, n, strings.Join(rows, "\n"))
		want := oracle(rows, n)
		if want < 0 {
			try.Answers(t, solve, text, "-1\n")
			continue
		}
		solved++
		try.Answers(t, solve, text, fmt.Sprintln(want))
	}
	if solved < 80 {
		t.Errorf("only %d maps have an answer", solved)
	}
}

// TestJudgeFiles checks inputs that violate the statement, as the official data may do. The answer to a map
// without a solution is -1.
func TestJudgeFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"5 5 2\n#####\n#A#B#\n#   #\n#b#a#\n#####\n", "4 3 1\n####\n#aA#\n####\n", "5 3 1\n#####\n#a#A#\n#####\n"},
		End:   "0 0 0\n",
		Want:  []string{"7\n", "1\n", "-1\n"},
	})

	// The blanks at the ends of two rows are missing, and the first row is too long.
	try.Answers(t, solve, "4 3 1\n#####\n# A\n#a\n", "2\n")

	// The first map has no ghost, the second one has no wall at its edge, and the third one is longer than
	// the statement allows.
	try.Answers(t, solve, "4 1 0\n#  #\n2 1 1\naA\n200 1 1\na"+strings.Repeat(" ", 198)+"A\n0 0 0", "0\n1\n199\n")
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"1001 4 1\n":                       `line 1: want a whole number from 1 to 1000`,
		"4 4 1\n####\n#aA#\n#x #\n####\n":  `line 4: want # or a blank or a ghost's letter`,
		"4 4 1\n####\n#aA#\n####\n4 4 1\n": `line 5: want # or a blank or a ghost's letter`,
		"4 4 1\n####\n#a #\n####\n####\n0": `line 5: the map must have exactly one A`,
		"402 1 0\n#\n":                     `line 2: want at most 400 cells that are not walls`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
