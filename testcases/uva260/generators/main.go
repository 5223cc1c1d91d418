// Command generators writes the secret testcases of UVa 260 into a folder: go run ./testcases/uva260/generators
// testcases/uva260/data/secret. The files are the same each time. Each file is named after its contents. In the list
// of testcases below, comments say which wrong programs a file rejects.
//
// The answers are computed by union-find over the cells, a method that no solution in this repository uses.
package main

import (
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./testcases/uva260/generators FOLDER")
		os.Exit(2)
	}
	known := "White space of all kinds between the words. Two of five public programs read lines (LasseD, PuzzlesLab).\n"
	if err := writeFile(filepath.Join(os.Args[1], "beyond", "09-blanks.desc"), known); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	for name, boards := range testcases() {
		if err := write(filepath.Join(os.Args[1], name), boards); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

// A board is n rows of n letters.
type board []string

func testcases() map[string][]board {
	random := rand.New(rand.NewSource(260))
	return map[string][]board{
		"01-every-board-of-2": every(2),
		// rejects programs that know only four neighbours, or the wrong two diagonal ones
		"02-every-board-of-3": every(3),
		"03-random-4-to-12":   randomBoards(random, 300, 4, 12),  // rejects programs that keep marks of the previous game
		"04-random-200":       randomBoards(random, 2, 200, 200), // both colours are equally likely
		"05-serpentine-200":   turnings(200, serpentine),         // paths of 20,000 cells that go up too
		"06-spiral-70":        turnings(70, spiral),              // spiral paths of one cell width
		"07-comb-60":          turnings(60, comb),                // very many dead ends
		// rejects recursive programs: all 40,000 cells are connected
		"08-one-colour":     oneColour(2, 3, 10, 199, 200),
		"beyond/09-blanks":  randomBoards(random, 60, 2, 9),               // white space of all kinds
		"10-many-games":     randomBoards(random, 3000, 2, 5),             // numbers with several digits
		"11-one-column":     oneColumn(random, 40),                        // paths that start in any column of the first row
		"12-straight-lines": append(turnings(50, rows), diagonals(40)...), // paths in one direction only
	}
}

// every returns all boards of n rows.
func every(n int) (all []board) {
	for set := range 1 << (n * n) {
		all = append(all, fill(n, func(i, j int) bool { return set>>(i*n+j)&1 == 1 }))
	}
	return all
}

// fill returns a board of n rows. black reports whether a cell is black.
func fill(n int, black func(i, j int) bool) (b board) {
	for i := range n {
		row := []byte(strings.Repeat("w", n))
		for j := range row {
			if black(i, j) {
				row[j] = 'b'
			}
		}
		b = append(b, string(row))
	}
	return b
}

// randomBoards returns `count` random boards. The number of rows is a random number from least to most.
func randomBoards(random *rand.Rand, count, least, most int) (all []board) {
	for range count {
		// If about half of the cells are black, either colour may win.
		n := least + random.Intn(most-least+1)
		share := 0.45 + random.Float64()/10
		all = append(all, fill(n, func(i, j int) bool { return random.Float64() < share }))
	}
	return all
}

// oneColour returns, for each size, a black board and a white board.
func oneColour(sizes ...int) (all []board) {
	for _, n := range sizes {
		all = append(all, fill(n, func(i, j int) bool { return true }), fill(n, func(i, j int) bool { return false }))
	}
	return all
}

// turnings returns eight boards: the shape and its mirror images (mirrored horizontally, vertically, and both), and
// each of these four boards transposed and with exchanged colours.
func turnings(n int, shape func(n, i, j int) bool) (all []board) {
	for turn := range 4 {
		// The two low bits of turn choose the mirrored directions.
		black := func(i, j int) bool {
			if turn&1 == 1 {
				i = n - 1 - i
			}
			if turn&2 == 2 {
				j = n - 1 - j
			}
			return shape(n, i, j)
		}
		all = append(all, fill(n, black), fill(n, func(i, j int) bool { return !black(j, i) }))
	}
	return all
}

// serpentine reports whether a cell is black on a board of black rows that are joined alternately at the right and at
// the left.
func serpentine(n, i, j int) bool {
	return i%2 == 0 || i%4 == 1 && j == n-1 || i%4 == 3 && j == 0 || i == n-1 && j%8 == 0
}

// spiral reports whether a cell is black on a board with one black path, one cell wide. The path begins in the first
// row, winds to the centre, winds out again between its own windings, and ends in the last row. n is at least 14. The
// windings are squares around a centre, one inside the other. Below the centre they are shifted by two columns to the
// right. Because of this shift, the squares join to one arm that winds in and one that winds out.
func spiral(n, i, j int) bool {
	// half the width of the largest square; it must be a multiple of 4, otherwise the two arms would touch
	most := (n - 6) / 2 &^ 3
	row, column := most, n/2-2
	switch {
	case i > row+most:
		return j == column // the end of the path: from the outermost winding down to the last row
	case i > row:
		d := max(i-row, j-column-2, column+2-j)
		return d%2 == 0 && d <= most
	default:
		d := max(row-i, j-column, column-j)
		return d%2 == 0 && d <= most || i == row && j == column+1
	}
}

// comb reports whether a cell is black on a board with black columns that begin in the first row and end above the
// last row.
func comb(n, i, j int) bool { return i == 0 || i < n-1 && j%2 == 0 }

// rows reports whether a cell is black on a board of alternating black and white rows.
func rows(n, i, j int) bool { return i%2 == 0 }

// diagonals returns boards of n rows. Half of the boards have one black line, one cell wide: a vertical line, a line
// along a diagonal, or a line that moves by one column in two rows. The other half are these boards transposed and
// with exchanged colours.
func diagonals(n int) (all []board) {
	for step := -2; step <= 2; step++ {
		for at := range 5 {
			all = append(all, fill(n, func(i, j int) bool { return j == at*n/5+i*step/2 }))
			all = append(all, fill(n, func(i, j int) bool { return i != at*n/5+j*step/2 }))
		}
	}
	return all
}

// oneColumn returns boards whose black stones form one slightly crooked column. On some boards a white stone
// interrupts the column.
func oneColumn(random *rand.Rand, n int) (all []board) {
	for at := range n {
		// If the gap is outside the board, the column is complete.
		column, gap := make([]int, n), random.Intn(2*n)
		column[0] = at
		for i := 1; i < n; i++ {
			column[i] = min(n-1, column[i-1]+random.Intn(2))
		}
		all = append(all, fill(n, func(i, j int) bool { return j == column[i] && i != gap }))
	}
	return all
}

// write writes the files NAME.in and NAME.ans.
func write(name string, boards []board) error {
	// Games are numbered from 1 in the answer.
	var in, ans strings.Builder
	for k, b := range boards {
		fmt.Fprintf(&in, "%d\n%s\n", len(b), strings.Join(b, "\n"))
		fmt.Fprintf(&ans, "%d %c\n", k+1, winner(b))
	}
	in.WriteString("0\n")

	// For some files, vary the white space, which must not matter to a solution.
	text := in.String()
	if strings.HasSuffix(name, "blanks") {
		text = otherBlanks(text)
	}
	if err := writeFile(name+".in", text); err != nil {
		return err
	}
	return writeFile(name+".ans", ans.String())
}

// writeFile writes a file, and creates its folder.
func writeFile(name, text string) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, []byte(text), 0o644)
}

// otherBlanks returns the text with other white space instead of newlines, and none at the end.
func otherBlanks(text string) string {
	blanks := []string{"\r\n", " ", "\n\n", "\t", " \n ", "\v\f", "\n", "     "}
	words := strings.Fields(text)
	out := blanks[2]
	for i, w := range words[:len(words)-1] {
		out += w + blanks[i%len(blanks)]
	}
	return out + words[len(words)-1]
}

// winner returns B if black cells connect the first row with the last row, and W otherwise. It uses union-find.
func winner(b board) byte {
	n := len(b)
	parent := make([]int, n*n+2) // the last two elements represent the rows above and below the board
	for i := range parent {
		parent[i] = i
	}

	// Find the root with path halving, because a recursion could be 40,000 calls deep.
	root := func(i int) int {
		for parent[i] != i {
			parent[i] = parent[parent[i]]
			i = parent[i]
		}
		return i
	}
	for c := range n * n {
		// Join only black cells, because White wins if and only if Black does not.
		i, j := c/n, c%n
		if b[i][j] != 'b' {
			continue
		}
		if i == 0 {
			parent[root(c)] = root(n * n)
		}
		if i == n-1 {
			parent[root(c)] = root(n*n + 1)
		}

		// Look at three of the six neighbours only, so that each pair of neighbours is joined once.
		for _, d := range [3][2]int{{-1, -1}, {-1, 0}, {0, -1}} {
			if y, x := i+d[0], j+d[1]; y >= 0 && x >= 0 && b[y][x] == 'b' {
				parent[root(c)] = root(y*n + x)
			}
		}
	}
	if root(n*n) == root(n*n+1) {
		return 'B'
	}
	return 'W'
}
