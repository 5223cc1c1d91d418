package grid_test

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"testing"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
)

func TestStepsOnEverySmallBoard(t *testing.T) {
	moves := [4][2]int{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}
	for rows := 1; rows <= 4; rows++ {
		for columns := 1; columns <= 4; columns++ {
			g := &grid.Grid{Rows: rows, Columns: columns}
			for c := 0; c < rows*columns; c++ {
				var want []int32
				for d, m := range moves {
					i, j := c/columns+m[0], c%columns+m[1]
					inside := i >= 0 && i < rows && j >= 0 && j < columns
					to, ok := g.Step(int32(c), d)
					if ok != inside || ok && to != int32(i*columns+j) {
						t.Fatalf("%dx%d, cell %d, direction %d: %d, %v", rows, columns, c, d, to, ok)
					}
					if inside {
						want = append(want, to)
					}
				}
				if got := g.Beside(int32(c), nil); fmt.Sprint(got) != fmt.Sprint(want) {
					t.Fatalf("%dx%d, beside %d: %v, want %v", rows, columns, c, got, want)
				}
				if g.Border(int32(c)) != (len(want) < 4) {
					t.Fatalf("%dx%d: Border(%d) = %v", rows, columns, c, g.Border(int32(c)))
				}
			}
		}
	}
}

// read reads a board from a text and returns it, or the error.
func read(text string, rows, columns int, letters string) (g *grid.Grid, err error) {
	err = scan.Run(strings.NewReader(text), io.Discard, func(in *scan.Scanner, _ *bufio.Writer) {
		g = grid.Read(in, rows, columns, letters)
	})
	return g, err
}

// Rows in judges' files are sometimes too short or too long: Read must extend or shorten them.
func TestRead(t *testing.T) {
	for _, c := range []struct{ text, letters, cells, mistake string }{
		{"ab\nba", "ab", "abba", ""},
		{"ab  \r\n\r\nba\x1a", "ab", "abba", ""},
		{"ab\nbab", "ab", "abba", ""},
		{"ab\nbax", "ab", "abba", ""},
		{"b\nba", "ab", "baba", ""},
		{"b\nxy", "", "b.xy", ""},
		{"ab\nbc", "ab", "", `line 2: want a row of 2 letters, each one of ab`},
		{"ab", "ab", "", "line 1: input ends, want a word"},
	} {
		g, err := read(c.text, 2, 2, c.letters)
		if c.mistake != "" {
			if err == nil || err.Error() != c.mistake {
				t.Errorf("%q: %v, want %s", c.text, err, c.mistake)
			}
			continue
		}
		if err != nil || string(g.Cells) != c.cells {
			t.Errorf("%q: %v, %v, want %q", c.text, g, err, c.cells)
		}
	}
}

// A wrong size in the input must not exhaust the memory.
func TestReadRefusesHugeBoards(t *testing.T) {
	for _, sizes := range [][2]int{{1, 1 << 40}, {1 << 40, 1 << 40}, {1 << 13, 1 << 12}} {
		_, err := read("a", sizes[0], sizes[1], "")
		want := "line 1: want a board of at most 16777216 cells"
		if err == nil || err.Error() != want {
			t.Errorf("%v: %v, want %s", sizes, err, want)
		}
	}
}

func ExampleRead() {
	g := grid.Read(scan.New(strings.NewReader("#J.\n..F")), 2, 3, "#.JF")
	joe := g.Find('J')[0]
	fmt.Println(joe, g.Beside(joe, nil), g.Border(joe))
	// Output: 1 [2 4 0] true
}

func ExampleGrid_Framed() {
	g := grid.Read(scan.New(strings.NewReader("ab\ncd")), 2, 2, "abcd")
	fmt.Printf("%s\n", g.Framed('#').Cells)
	// Output: #####ab##cd#####
}
