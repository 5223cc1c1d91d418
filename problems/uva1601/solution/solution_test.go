package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/internal/try"
)

// oracle keeps layers of the places of n ghosts, as words of places; -1 if they never come home.
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

// 250 random maps of up to 6 x 6 with one to three ghosts. Squares of four free cells, which the statement rules out, do
// no harm here.
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
			try.Errors(t, run, map[string]string{text: fmt.Sprintf("line %d, word 1: %q: the ghosts of the map that ends here cannot come home", h+1, rows[h-1])})
			continue
		}
		solved++
		try.Answers(t, run, text, fmt.Sprintln(want))
	}
	if solved < 80 {
		t.Errorf("only %d maps have an answer", solved)
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, run, map[string]string{
		"":                                 "line 1: input ends, want a whole number from 0 to 16",
		"17 4 1\n":                         `line 1, word 1: "17": want a whole number from 0 to 16`,
		"4 3 1\n":                          `line 1, word 3: "1": want a map of at least 4 rows and columns with at least one ghost`,
		"4 4 1\n####\n# aA#\n####\n####\n": `line 3, word 1: "# aA#": want a row of 4 cells`,
		"4 4 1\n####\n#aA \n####\n####\n":  `line 3, word 1: "#aA ": want # at the edge, and # or a blank or a ghost's letter within`,
		"4 4 1\n####\n#a #\n####\n####\n0": `line 5, word 1: "####": want one A on the map that ends here`,
		"4 4 1\n####\n#aA#\n####\n":        "line 5: input ends, want a line",
		"4 4 1\n####\n#aA#\n####\n####\n":  "line 6: input ends, want a whole number from 0 to 16",
	})
}
