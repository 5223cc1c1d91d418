package main

import (
	"fmt"
	"io"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/scan"
	"oj/problems/lib/try"
)

// run runs the solution with the input r and the output w.
func run(r io.Reader, w io.Writer) error { return scan.Run(r, w, solve) }

// A board is a state of the oracle: the 4 x 4 cells of the course, and the arrows drawn so far.
type board struct{ field, drawn [16]byte }

// solutions adds all solved boards that can be reached from board b to the set `all`. It plays the balls in the order
// of their cells, and looks for the next ball from the index `cell` on.
func (b board) solutions(cell int, all map[string]bool) {
	for cell < 16 && (b.field[cell] < '1' || b.field[cell] > '9') {
		cell++
	}
	if cell == 16 {
		all[strings.ReplaceAll(string(b.drawn[:]), "h", ".")] = true
		return
	}
	b.shoot(cell, cell, int(b.field[cell]-'0'), all)
}

// shoot tries the next shot of a ball in all directions. The letter h marks a hole that already has a ball.
func (b board) shoot(ball, at, shots int, all map[string]bool) {
directions:
	for d, step := range [4][2]int{{0, 1}, {0, -1}, {1, 0}, {-1, 0}} {
		next, i, j := b, at/4, at%4
		for k := range shots {
			if next.drawn[4*i+j] != '.' || k > 0 && strings.IndexByte(".X", b.field[4*i+j]) < 0 {
				continue directions
			}
			next.drawn[4*i+j] = "><v^"[d]
			i, j = i+step[0], j+step[1]
			if i < 0 || i > 3 || j < 0 || j > 3 {
				continue directions
			}
		}
		switch end := 4*i + j; {
		case next.drawn[end] != '.':
		case b.field[end] == 'H':
			next.drawn[end] = 'h'
			next.solutions(ball+1, all)
		case b.field[end] == '.' && shots > 1:
			next.shoot(ball, end, shots-1, all)
		}
	}
}

func rows(cells [16]byte) string {
	return fmt.Sprintf("%s\n%s\n%s\n%s\n", cells[:4], cells[4:8], cells[8:12], cells[12:])
}

// TestAgainstEveryShot uses random courses of 4 x 4 cells. If a course has solutions, the program must print
// one of them. Otherwise it must return an error.
func TestAgainstEveryShot(t *testing.T) {
	random := rand.New(rand.NewSource(40))
	alone := 0
	for range 6000 {
		var b board
		balls := 1 + random.Intn(3)
		for c := range b.field {
			b.field[c], b.drawn[c] = "......X"[random.Intn(7)], '.'
		}
		for _, c := range random.Perm(16)[:2*balls] {
			b.field[c] = 'H'
			if balls > 0 {
				b.field[c] = byte('1' + random.Intn(3))
				balls--
			}
		}
		all := map[string]bool{}
		b.solutions(0, all)
		var out strings.Builder
		err := run(strings.NewReader("4 4\n"+rows(b.field)), &out)
		if drawn := strings.ReplaceAll(out.String(), "\n", ""); (err == nil) != (len(all) > 0) || err == nil && !all[drawn] {
			t.Fatalf("%s\n%v\n%s\nwant one of %v", rows(b.field), err, out.String(), all)
		}
		if len(all) == 1 {
			alone++
		}
	}
	if alone < 100 {
		t.Errorf("only %d fields with one solution", alone)
	}
}

func TestWrongInput(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"2 1\n1.\n":  `line 2: on this field, the balls cannot all reach holes`,
		"2 1\n1?\n":  `line 2: want a row of 2 letters, each one of .XH123456789`,
		"1 2\n1\n":   "line 3: input ends, want a word",
		"3 1\n1.H\n": `line 2: on this field, the balls cannot all reach holes`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
