// This file reads maps.

package main

import (
	"strings"

	"oj/problems/internal/grid"
	"oj/problems/internal/scan"
)

// read takes the rows of a map as whole lines, since a blank is a cell.
func read(in *scan.Scanner, rows, columns, n int) *grid.Grid {
	if rows < least || columns < least || n == 0 {
		in.Failf("want a map of at least %d rows and columns with at least one ghost", least)
	}
	in.Line() // the rest of the line with the sizes
	m := &grid.Grid{Rows: rows, Columns: columns}
	for i := 0; i < rows && in.Err() == nil; i++ {
		row := in.Line()
		if len(row) != columns {
			in.Failf("want a row of %d cells", columns)
		}
		for j, c := range row {
			edge := i == 0 || i == rows-1 || j == 0 || j == columns-1
			if c != '#' && (edge || !strings.ContainsRune(" abcABC", rune(c))) {
				in.Failf("want # at the edge, and # or a blank or a ghost's letter within")
			}
		}
		m.Cells = append(m.Cells, row...)
	}
	for _, letter := range []byte("abc"[:n] + "ABC"[:n]) {
		if in.Err() == nil && len(m.Find(letter)) != 1 {
			in.Failf("want one %c on the map that ends here", letter)
		}
	}
	return m
}
