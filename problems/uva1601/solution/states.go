//go:build graph

// This file is only built for tools/graph. It gives the states their names in the picture.

package main

import (
	"fmt"
	"strings"

	"oj/problems/lib/scan"
	"oj/tools/graph/record"
)

// The picture shows a state by the cells of the ghosts on the first map, not by its number.
func init() {
	in := scan.New(strings.NewReader(record.Input()))
	columns, rows, n := in.Int(0, maxSize), in.Int(0, maxSize), in.Int(0, ghosts)
	m := read(in, rows, columns, n)
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
