package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/problems/lib/scan"
	"oj/problems/lib/try"
)

// run runs the solution with the input r and the output w.
func run(r io.Reader, w io.Writer) error { return scan.Run(r, w, solve) }

// A game is a level in the usual notation of Sokoban: # wall, - floor, . target, @ man, $ box; on a target,
// the man is + and a box is *. The moves change it in place.
type game struct {
	rows [][]byte
	i, j int // the row and the column of the man
}

func read(t *testing.T, file string) *game {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	g := &game{}
	for i, row := range strings.Fields(string(text))[2:] {
		g.rows = append(g.rows, []byte(row))
		if j := strings.IndexAny(row, "@+"); j >= 0 {
			g.i, g.j = i, j
		}
	}
	return g
}

// step moves the man and perhaps a box. It returns false if the move is impossible.
func (g *game) step(letter byte) bool {
	di, dj := strings.IndexByte("U.D", letter)-1, strings.IndexByte("L.R", letter)-1
	if strings.IndexByte("UD", letter) >= 0 {
		dj = 0
	} else {
		di = 0
	}
	change := func(i, j int, from, to string) bool {
		n := strings.IndexByte(from, g.rows[i][j])
		if n >= 0 {
			g.rows[i][j] = to[n]
		}
		return n >= 0
	}
	if change(g.i+di, g.j+dj, "$*", "-.") && !change(g.i+2*di, g.j+2*dj, "-.", "$*") {
		return false
	}
	change(g.i, g.j, "@+", "-.")
	g.i, g.j = g.i+di, g.j+dj
	return change(g.i, g.j, "-.", "@+")
}

func (g *game) text() string { return string(joined(g.rows)) }

func joined(rows [][]byte) (all []byte) {
	for _, r := range rows {
		all = append(append(all, r...), '\n')
	}
	return all
}

// play lets the program play and returns its moves.
func play(t *testing.T, file string) (moves int) {
	t.Helper()
	g := read(t, file)
	level := g.text()
	boxes := strings.Count(level, "$") + strings.Count(level, "*")
	inReader, inWriter := io.Pipe()
	outReader, outWriter := io.Pipe()
	done := make(chan error)
	go func() {
		err := run(inReader, outWriter)
		outWriter.Close()
		done <- err
	}()
	shown := strings.NewReplacer("-", ".", "$", ".", "@", ".", "+", "*", ".", "*").Replace(level)
	fmt.Fprintf(inWriter, "%d %d %d\n%s", len(g.rows[0]), len(g.rows), boxes, shown)
	for answers := bufio.NewScanner(outReader); strings.Contains(g.text(), "$"); moves++ {
		turn := fmt.Sprintln(g.j, g.i)
		for i, row := range g.rows {
			for j, c := range row {
				if c == '$' || c == '*' {
					turn += fmt.Sprintln(j, i)
				}
			}
		}
		io.WriteString(inWriter, turn)
		if !answers.Scan() || !g.step(answers.Text()[0]) {
			t.Fatalf("%s: move %d: %q cannot be made in\n%s", file, moves+1, answers.Text(), g.text())
		}
	}
	inWriter.Close()
	if err := <-done; err != nil {
		t.Errorf("%s: %v", file, err)
	}
	return moves
}

// fewest returns the least number of moves, by breadth-first search over levels stored as strings.
func fewest(t *testing.T, file string) int {
	t.Helper()
	first := read(t, file)
	layer, met := []*game{first}, map[string]bool{first.text(): true}
	for moves := 0; len(layer) > 0; moves++ {
		var next []*game
		for _, g := range layer {
			if !strings.Contains(g.text(), "$") {
				return moves
			}
			for _, letter := range []byte("URDL") {
				after := &game{i: g.i, j: g.j}
				for _, row := range g.rows {
					after.rows = append(after.rows, append([]byte(nil), row...))
				}
				if after.step(letter) && !met[after.text()] {
					met[after.text()] = true
					next = append(next, after)
				}
			}
		}
		layer = next
	}
	return -1
}

// TestPublicLevels: the program must solve the thirty public levels within 400 moves, and the smallest ones,
// which have three boxes, in the fewest moves.
func TestPublicLevels(t *testing.T) {
	files, err := filepath.Glob("../../../testcases/sokoban/data/secret/*.in")
	if err != nil || len(files) != 30 {
		t.Fatalf("%d levels, %v", len(files), err)
	}
	compared := 0
	for _, file := range files {
		text := read(t, file).text()
		moves := play(t, file)
		if moves > 400 {
			t.Errorf("%s: %d moves", file, moves)
		}
		if small := strings.Count(text, "-") < 24; small && strings.HasPrefix(filepath.Base(file), "1-") {
			compared++
			if want := fewest(t, file); moves != want {
				t.Errorf("%s: %d moves, want %d", file, moves, want)
			}
		}
	}
	if compared < 4 {
		t.Errorf("only %d levels are compared", compared)
	}
}

func TestErrors(t *testing.T) {
	const level = "5 3 1\n#####\n#..*#\n#####\n"
	try.Errors(t, solve, map[string]string{
		"":                             "line 1: input ends, want a word",
		"16 3 1\n":                     `line 1: want a whole number from 3 to 15`,
		"5 3 9\n":                      `line 1: want a whole number from 1 to 8`,
		"5 3 1\n#####\n#.x*#\n#####\n": `line 3: want a row of 5 letters, each one of #.*`,
		level + "1 1\n5 1\n":           `line 6: want a whole number from 0 to 4`,
		level + "2 1\n1 1\n":           `line 6: no move is left: the level is already solved, or has no solution`,
		level + "1 1\n2 1\n1 1\n":      "line 8: input ends, want a word",
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
