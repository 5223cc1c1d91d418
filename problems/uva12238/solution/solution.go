// UVa 12238, Ants Colony: the distance between two anthills through the tunnels.
//
// State: an anthill.
// Neighbours: its parent, from which it was dug; every path goes up to a common ancestor and down again.
// Start: both anthills of a query.
// Goal: their lowest common ancestor.
package main

import (
	"bufio"
	"strconv"

	"oj/problems/lib/scan"
)

// A hill stores two links: its parent, and a jump to a higher ancestor. The length of the jump depends only on
// the depth of the hill, and O(log n) jumps and steps lead to any ancestor.
type hill struct {
	up, jump int
	depth    int // the number of tunnels from hill 0
	length   int // the total length of these tunnels
}

// dig adds a hill below its parent hills[up]. Let the parent's jump lead to q, and the jump of q to r. If
// both jumps pass equally many tunnels, the new hill's jump leads to r. Otherwise it leads to the parent.
func dig(hills []hill, up, length int) []hill {
	above := hills[up]
	h := hill{up: up, jump: up, depth: above.depth + 1, length: above.length + length}

	far := hills[above.jump]
	first := above.depth - far.depth
	second := far.depth - hills[far.jump].depth
	if first == second {
		h.jump = far.jump
	}
	return append(hills, h)
}

// meeting returns the lowest common ancestor of two hills.
func meeting(hills []hill, a, b int) int {
	if hills[a].depth < hills[b].depth {
		a, b = b, a
	}

	// The deeper hill goes up to the other one's depth.
	for hills[a].depth > hills[b].depth {
		if hills[hills[a].jump].depth >= hills[b].depth {
			a = hills[a].jump
		} else {
			a = hills[a].up
		}
	}

	// At equal depths the jumps are equally long. If both lead to the same hill, the lowest common ancestor may
	// be below it.
	for a != b {
		if hills[a].jump != hills[b].jump {
			a, b = hills[a].jump, hills[b].jump
		} else {
			a, b = hills[a].up, hills[b].up
		}
	}
	return a
}

func read(in *scan.Scanner, n int) []hill {
	hills := make([]hill, 1, n) // hill 0 is its own ancestor
	for i := 1; i < n; i++ {
		up, length := in.Int(0, i-1), in.Int(0, scan.Max)
		hills = dig(hills, up, length)
	}
	return hills
}

// answers reads the queries and returns the distances, in one line.
func answers(in *scan.Scanner, hills []hill) []byte {
	var line []byte
	for queries := in.Int(0, scan.Max); queries > 0; queries-- {
		a, b := in.Int(0, len(hills)-1), in.Int(0, len(hills)-1)
		top := meeting(hills, a, b)
		distance := hills[a].length + hills[b].length - 2*hills[top].length
		if len(line) > 0 {
			line = append(line, ' ')
		}
		line = strconv.AppendInt(line, int64(distance), 10)
	}
	return line
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		hills := read(in, in.Int(1, scan.MaxSize))
		line := answers(in, hills) // compute the whole line first, so that only complete cases are printed
		out.Write(append(line, '\n'))
	}
}

func main() { scan.Main(solve) }
