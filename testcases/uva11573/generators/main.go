// Command generators makes the testcases of UVa 11573.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(11573, fill) }

func fill(s *gen.Set) {
	rings := "2222244444"
	s.Secret("01-circles", lake(s, [][]byte{[]byte("224"), []byte("044"), []byte("066")}, 50)) // the currents form only cycles
	s.Secret("02-one-cell", lake(s, [][]byte{[]byte("5")}, 2))
	s.Secret("03-one-row", lake(s, [][]byte{[]byte(rings)}, 50))
	s.Secret("04-random-9", lake(s, s.Grid(9, 9, "01234567"), 50))
	s.Secret("05-random-5x40", lake(s, s.Grid(5, 40, "0123456722222"), 50))
	s.Secret("06-random-60", lake(s, s.Grid(60, 60, "01234567"), 50))
	// the path with the currents costs nothing, but is longer than the direct path
	s.Secret("07-detours", lake(s, detours(41), 50))
	s.Secret("08-largest", lake(s, s.Grid(420, 420, "04261357"), 50))
	s.Secret("09-row-of-1000", lake(s, s.Grid(2, 1000, "6"), 50))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("too-wide", lake(s, s.Grid(1, 1001, "0"), 1))
	s.Invalid("digit-8", lake(s, s.Grid(3, 3, "8"), 1))
	s.Invalid("51-queries", lake(s, s.Grid(3, 3, "0"), 51))
	s.Invalid("outside", "1 1\n0\n1\n1 1 1 2\n")
	s.Invalid("a-query-missing", "1 1\n0\n2\n1 1 1 1\n")
}

// lake returns an input with these rows and random queries. Some queries start or end in a corner.
func lake(s *gen.Set, rows [][]byte, queries int) string {
	text := fmt.Sprintf("%d %d\n%s%d\n", len(rows), len(rows[0]), gen.Lines(rows), queries)
	for i := 0; i < queries; i++ {
		end := func() (int, int) {
			if s.Random.Intn(3) == 0 {
				return 1 + s.Random.Intn(2)*(len(rows)-1), 1 + s.Random.Intn(2)*(len(rows[0])-1)
			}
			return 1 + s.Random.Intn(len(rows)), 1 + s.Random.Intn(len(rows[0]))
		}
		a, b := end()
		c, d := end()
		text += fmt.Sprintln(a, b, c, d)
	}
	return text
}

// detours returns a lake whose current leads through all cells, row by row. Every move that does not follow the
// current costs energy.
func detours(n int) [][]byte {
	rows := make([][]byte, n)
	for i := range rows {
		east := strings.Repeat("2", n-1) + "4"
		if i%2 == 1 {
			east = "4" + strings.Repeat("6", n-1)
		}
		rows[i] = []byte(east)
	}
	return rows
}
