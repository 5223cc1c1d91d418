// This file reads maps.

package main

import (
	"strings"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
)

// read reads the rows of a map as whole lines, because a blank is a cell. It cuts long rows and fills short
// ones with blanks, because some files lack the blanks at the ends of lines.
func read(in *scan.Scanner, rows, columns, n int) *grid.Grid {
	in.Line() // skip the rest of the line that has the sizes
	m := &grid.Grid{Rows: rows, Columns: columns}
	for i := 0; i < rows; i++ {
		row := in.Row()
		if len(row) > columns {
			row = row[:columns]
		}
		for _, c := range row {
			if strings.IndexByte("# abcABC", c) < 0 {
				in.Fatalf("want # or a blank or a ghost's letter")
			}
		}

		m.Cells = append(m.Cells, row...)
		for missing := columns - len(row); missing > 0; missing-- {
			m.Cells = append(m.Cells, ' ')
		}
	}

	for _, letter := range []byte("abc"[:n] + "ABC"[:n]) {
		if len(m.Find(letter)) != 1 {
			in.Fatalf("the map must have exactly one %c", letter)
		}
	}
	walls := len(m.Find('#'))
	if len(m.Cells)-walls > maxCells {
		in.Fatalf("want at most %d cells that are not walls", maxCells)
	}
	return m
}
