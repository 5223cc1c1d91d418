// UVa 11419, SAM I AM: the fewest cannons, each of which fires along a whole row or column, that hit all enemies.
//
// State: a row or a column of the board.
// Neighbours: of a row, the columns of its enemies; of a column, the row with which it is matched.
// Start: the rows without a partner in a maximum matching of rows and columns.
// Goal: the rows that are not reached and the columns that are reached hit everybody.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

// A field is the board as a bipartite graph: an enemy is an edge between its row and its column.
type field struct {
	rows, columns int
	enemies       [][]int // enemies[row]: the columns of the enemies in this row
}

// line numbers rows and columns together: the rows come first.
func (f *field) line(column int) int { return f.rows + column }

// cover returns a smallest set of lines that hit all enemies: hit[l] for rows, and hit[f.line(c)] for columns.
func (f *field) cover() []bool {
	partner := graph.Matching(f.enemies, f.columns)
	rowOf := make([]int, f.columns)
	var free []int // the rows without a partner
	for row, column := range partner {
		if column >= 0 {
			rowOf[column] = row
		} else {
			free = append(free, row)
		}
	}

	// Every reached column has a partner: otherwise the matching could be extended.
	alternate := func(line int, buf []int) []int {
		if line >= f.rows {
			return append(buf, rowOf[line-f.rows])
		}
		for _, column := range f.enemies[line] {
			buf = append(buf, f.line(column))
		}
		return buf
	}
	hit := make([]bool, f.rows+f.columns)
	for row := 0; row < f.rows; row++ {
		hit[row] = true
	}
	for _, line := range search.Reach(free, alternate) {
		hit[line] = !hit[line]
	}
	return hit
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		f := field{rows: in.Int(1, scan.MaxSize), columns: in.Int(1, scan.MaxSize)}
		f.enemies = make([][]int, f.rows)
		for enemies := in.Int(0, scan.Max); enemies > 0; enemies-- {
			row, column := in.Int(1, f.rows)-1, in.Int(1, f.columns)-1
			f.enemies[row] = append(f.enemies[row], column)
		}

		cannons, count := "", 0
		for line, isHit := range f.cover() {
			if !isHit {
				continue
			}
			count++
			if line < f.rows {
				cannons += fmt.Sprint(" r", line+1)
			} else {
				cannons += fmt.Sprint(" c", line-f.rows+1)
			}
		}
		fmt.Fprintf(out, "%d%s\n", count, cannons)
	}
}

func main() { scan.Main(solve) }
