// This file reads maps.

package main

import (
	"bytes"
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
			if !strings.ContainsRune("# abcABC", rune(c)) {
				in.Fatalf("want # or a blank or a ghost's letter")
			}
		}

		missing := columns - len(row)
		m.Cells = append(m.Cells, row...)
		m.Cells = append(m.Cells, bytes.Repeat([]byte(" "), missing)...)
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
