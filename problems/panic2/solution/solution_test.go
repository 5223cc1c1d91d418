package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
	"oj/problems/lib/try"
)

// TestFewestRounds compares the number of answers (one a round) until a clone is at the exit with a minimum that
// another program found. On the giant map the minimum is 106, one less than in the recorded game.
func TestFewestRounds(t *testing.T) {
	for name, want := range map[string]int{"01-elevator": 13, "03-5-elevators": 29, "06-best-path": 46, "08-trap": 66, "10-giant-map": 106, "ep1-xx-seven-floors": 52} {
		files, err := filepath.Glob("../../../testcases/panic2/data/*/" + name + ".in")
		if err != nil || len(files) != 1 {
			t.Fatalf("%s: %v, %v", name, files, err)
		}
		text, err := os.ReadFile(files[0])
		if err != nil {
			t.Fatal(err)
		}

		in := scan.New(strings.NewReader(string(text)))
		h := read(in)
		h.start.clone, h.start.arrived = clone{0, in.Int(0, h.width-1), false}, true
		next := func(s state, _ int, buf []search.Edge[state]) []search.Edge[state] { return h.next(s, buf) }
		path := search.Dijkstra(h.start, next, firstOnly(), func(s state) bool { return s.floor == h.exit.floor && s.pos == h.exit.pos })
		if len(path) == 0 || path[len(path)-1].Cost != want {
			t.Errorf("%s: %v, want %d answers", name, path, want)
		}
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"":                                  "line 1: input ends, want a word",
		"1 9 20 1 1 3 0 0\n":                `line 1: want a whole number from 0 to 0`,
		"2 9 20 1 1 3 0 1\n0 9\n":           `line 2: want a whole number from 0 to 8`,
		"2 9 20 1 1 3 0 1\n0 3\n2 1 LEFT\n": `line 3: want a whole number from -1 to 1`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
