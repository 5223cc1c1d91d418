//go:build graph

// This file is only built for tools/graph. The solution does no search, so states.svg shows the hills of the
// first case as a tree, instead of the steps of a search.

package main

import (
	"bufio"

	"oj/problems/lib/record"
	"oj/problems/lib/scan"
)

func init() { scan.Main(draw) }

func draw(in *scan.Scanner, _ *bufio.Writer) {
	n := in.Int(1, scan.MaxSize)
	hills := []hill{{}}
	at := record.Begin()
	record.Record(at, "graph", 0, "marked: the jumps, where they are longer than a tunnel")
	ups := []int{0}
	for v := 1; v < n; v++ {
		up, length := in.Int(0, v-1), in.Int(0, scan.Max)
		hills = dig(hills, up, length)
		ups = append(ups, up)
		record.Record(at, "step", 1, up, v, length)
		if jump := hills[v].jump; jump != up {
			record.Record(at, "step", 1, v, jump)
			record.Record(at, "mark", 0, v, jump)
		}
	}
	record.Helper(at, "Jumps", map[string]any{"Up": ups})
}
