//go:build graph

// This file is only built for tools/graph. It labels the states in states.svg.

package main

import (
	"fmt"
	"strings"

	"oj/problems/lib/perm"
	"oj/problems/lib/record"
	"oj/problems/lib/scan"
)

// The picture shows each state as a board, not as a number. It covers the first piece of the first case.
func init() {
	in := scan.New(strings.NewReader(record.Input()))
	in.Int(1, 1000)
	e := readExchange(in)

	// Collect the cells of the first piece by breadth-first search.
	cells, known := e.cells()[:1:1], map[int]bool{e.cells()[0]: true}
	for i := 0; i < len(cells); i++ {
		for _, to := range e.knightMoves(cells[i], nil) {
			if !known[to] {
				known[to] = true
				cells = append(cells, to)
			}
		}
	}

	counts := count(e.start)
	counts['#'] = 0
	letters := byCount(counts)

	// The label of a state is the board, with one line for each row.
	now := perm.NewMultiset(e.piece(cells).counts).Arrangement()
	record.Name = func(s any) string {
		rank, is := s.(int32)
		if !is {
			return fmt.Sprint(s)
		}
		now.Unrank(int(rank))
		board := append([]byte(nil), e.start...)
		for i, letter := range now.Letters {
			board[cells[i]] = letters[letter]
		}
		text := ""
		for ; len(board) > 0; board = board[e.columns:] {
			text += "\n" + string(board[:e.columns])
		}
		return text[1:]
	}
}
