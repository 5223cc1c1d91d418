//go:build graph

// This file is built only for tools/graph. It names the states in the picture states.svg of the README.

package main

import (
	"fmt"
	"strings"

	"oj/problems/lib/grid"
	"oj/problems/lib/record"
	"oj/problems/lib/scan"
)

// A state is a number, but its name in the picture lists the cells of the ghosts. So init reads the map of
// the search in the picture: the k-th search belongs to the k-th map of the input.
func init() {
	in := scan.New(strings.NewReader(record.Input()))
	var m *grid.Grid
	columns, n := 0, 0
	for k := 0; k < record.Wanted() && in.More(); k++ {
		var rows int
		columns, rows, n = in.Int(0, maxSize), in.Int(0, maxSize), in.Int(0, ghosts)
		if columns == 0 {
			return // the input has no map for the search to draw
		}
		m = read(in, rows, columns, n)
	}
	if m == nil {
		return
	}

	var cells []int
	for c, letter := range m.Cells {
		if letter != '#' {
			cells = append(cells, c)
		}
	}
	size := len(cells) + ghosts - n
	record.Name = func(s any) string {
		number, is := s.(int32)
		if !is {
			return fmt.Sprint(s)
		}
		at := [ghosts]int{int(number) / size / size, int(number) / size % size, int(number) % size}
		text := ""
		for g := 0; g < n; g++ {
			text += fmt.Sprintf("%c %s\n", 'a'+g, record.Cell(cells[at[g]], columns))
		}
		return strings.TrimSuffix(text, "\n")
	}
}
