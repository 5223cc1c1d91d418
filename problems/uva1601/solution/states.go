//go:build graph

// How tools/graph names what the search visits: nothing else is built from this file.

package main

import (
	"fmt"
	"strings"

	"oj/problems/lib/scan"
	"oj/tools/graph/record"
)

// Numbers are named by the cells of the ghosts on the first map.
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
