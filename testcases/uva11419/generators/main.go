// Command generators makes the testcases of UVa 11419.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(11419, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", "1 1 1\n1 1\n"+
		"4 4 6\n1 1\n2 1\n3 1\n1 2\n2 3\n3 4\n"+ // the line with the most enemies is not needed
		"2 3 3\n1 1\n1 2\n2 1\n"+ // pairs that are made in the order of the input leave row 2 alone
		"3 3 3\n1 2\n2 2\n3 2\n3 5 3\n2 1\n2 3\n2 5\n"+ // a column, a row
		"3 3 9\n1 1\n1 2\n1 3\n2 1\n2 2\n2 3\n3 1\n3 2\n3 3\n"+
		"1 4 4\n1 1\n1 2\n1 3\n1 4\n4 1 4\n1 1\n2 1\n3 1\n4 1\n0 0 0\n")
	s.Secret("02-small", boards(s, 400, 6, 6, 10))
	s.Secret("03-medium", boards(s, 30, 60, 60, 100))
	s.Secret("04-more-rows", boards(s, 10, 300, 20, 500))
	s.Secret("05-more-columns", boards(s, 10, 20, 300, 500))
	s.Secret("06-1000-rows", board(s, 1000, 1000, 1500)+staircase(1000)+"0 0 0\n")
	s.Secret("07-crowded", board(s, 150, 150, 18000)+"0 0 0\n")

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-end", "2 2 1\n1 2\n")
	s.Invalid("row-3-of-2", "2 3 1\n3 1\n0 0 0\n")
	s.Invalid("enemy-twice", "2 2 2\n1 2\n1 2\n0 0 0\n")
	s.Invalid("1001-columns", "1 1001 1\n1 1\n0 0 0\n")
	s.Invalid("an-enemy-missing", "2 2 2\n1 2\n0 0 0\n")

	// The checker must reject these outputs for two cases.
	const in, ans = "3 3 3\n1 1\n1 3\n2 2\n2 2 1\n1 2\n0 0 0\n", "2 r1 r2\n1 r1\n"
	for name, output := range map[string]string{
		"one-too-many":      "3 r1 r2 c1\n1 r1\n",
		"one-missing":       "1 r1\n1 r1\n",
		"wrong-number":      "1 r1 r2\n1 r1\n",
		"not-all-hit":       "2 r1 c1\n1 r1\n",
		"twice":             "2 r1 r1\n1 r1\n",
		"outside":           "2 r1 r2\n1 c3\n",
		"no-letter":         "2 1 2\n1 r1\n",
		"only-a-letter":     "2 r1 r\n1 r1\n",
		"case-missing":      "2 r1 r2\n",
		"a-case-more":       "2 r1 r2\n1 r1\n0\n",
		"two-blanks":        "2 r1  r2\n1 r1\n",
		"a-blank-in-a-name": "2 r 1 r 2\n1 r1\n",
		"no-last-line-end":  "2 r1 r2\n1 r1",
	} {
		s.WrongOutput(name, in, ans, output)
	}
}

// boards returns random cases with up to the given numbers of rows, columns and enemies.
func boards(s *gen.Set, count, rows, columns, enemies int) string {
	var b strings.Builder
	for range count {
		r, c := 1+s.Random.Intn(rows), 1+s.Random.Intn(columns)
		b.WriteString(board(s, r, c, 1+s.Random.Intn(min(enemies, r*c))))
	}
	return b.String() + "0 0 0\n"
}

// board returns a case with enemies on different cells. If half of the board would be full, it takes a random part of all
// cells.
func board(s *gen.Set, rows, columns, enemies int) string {
	var cells []int
	if 2*enemies > rows*columns {
		cells = s.Random.Perm(rows * columns)[:enemies]
	}
	taken := map[int]bool{}
	for len(cells) < enemies {
		cell := s.Random.Intn(rows * columns)
		if !taken[cell] {
			taken[cell] = true
			cells = append(cells, cell)
		}
	}
	var b strings.Builder
	fmt.Fprintln(&b, rows, columns, enemies)
	for _, cell := range cells {
		fmt.Fprintln(&b, cell/columns+1, cell%columns+1)
	}
	return b.String()
}

// staircase returns a board on which rows and columns form one long path, so that improving a pair can change all others.
func staircase(n int) string {
	var b strings.Builder
	fmt.Fprintln(&b, n, n, 2*n-1)
	for i := 1; i < n; i++ {
		fmt.Fprintln(&b, i+1, i)
		fmt.Fprintln(&b, i, i)
	}
	fmt.Fprintln(&b, n, n)
	return b.String()
}
