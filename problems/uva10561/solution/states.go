//go:build graph

// This file is only built for tools/graph. The solution does no search, so states.svg and the page show the game on safe
// squares: a state is the row, and its name contains the squares that got an X. The player without a safe square loses.

package main

import (
	"bufio"

	"oj/problems/lib/record"
	"oj/problems/lib/scan"
)

func init() { scan.Main(draw) }

func draw(in *scan.Scanner, _ *bufio.Writer) {
	for in.CountedCase() {
		row := string(in.Bytes())
		record.Name = func(state any) string {
			name := "row"
			for i, c := range state.(string) {
				if c == 'X' && row[i] == '.' {
					name += " X " + record.Cell(i, len(row))
				}
			}
			return name
		}
		const most = 14 // rows with more safe squares have too many positions
		length, _ := runs([]byte(row))
		free := 0
		for _, n := range length {
			if n > 0 {
				free++
			}
		}
		if free > most {
			continue
		}
		search := record.Begin()
		record.Helper(search, "DenseWinning", nil)
		record.Record(search, "game", 0)
		visit(search, row, map[string]bool{})
	}
}

// visit records a row after all rows to which its moves lead.
func visit(search int, row string, known map[string]bool) {
	if known[row] {
		return
	}
	known[row] = true
	var after []string
	length, _ := runs([]byte(row))
	for i, n := range length {
		if n > 0 {
			next := row[:i] + "X" + row[i+1:]
			after = append(after, next)
			visit(search, next, known)
		}
	}
	record.Record(search, "visit", 0, row)
	for _, next := range after {
		record.Record(search, "step", 1, row, next)
	}
}
