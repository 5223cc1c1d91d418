//go:build graph

// This file is only built for tools/graph. It gives the states their names in the picture.

package main

import (
	"fmt"
	"strings"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/tools/graph/record"
)

// The picture shows a state by the cells of the ghosts, not by its number. There is one search for each map of the
// input, in the same order.
func init() {
	in := scan.New(strings.NewReader(record.Input()))
	var m *grid.Grid
	columns, n := 0, 0
	for k := 0; k < record.Wanted() && in.More(); k++ {
		var rows int
		columns, rows, n = in.Int(0, maxSize), in.Int(0, maxSize), in.Int(0, ghosts)
		if columns == 0 {
			return // the input ends before the map of the recorded search
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
