package grid_test

import (
	"fmt"
	"strings"
	"testing"

	"oj/problems/internal/grid"
	"oj/problems/internal/scan"
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

func TestReadSaysWhatIsWrong(t *testing.T) {
	for text, want := range map[string]string{
		"ab\nba":  "<nil>",
		"ab\nbab": `line 2, word 1: "bab": want a row of 2 letters ab`,
		"ab\nbc":  `line 2, word 1: "bc": want a row of 2 letters ab`,
		"ab":      "line 1: input ends, want a word",
	} {
		in := scan.New(strings.NewReader(text))
		if grid.Read(in, 2, 2, "ab"); fmt.Sprint(in.Err()) != want {
			t.Errorf("%q: %v, want %s", text, in.Err(), want)
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
