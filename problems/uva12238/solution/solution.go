// UVa 12238, Ants Colony: how far is it through the tunnels from one anthill to another?
//
// State: an anthill.
// Neighbours: the one it was dug from; every path goes up to a common ancestor and down again.
// Start: both anthills of a query.
// Goal: their lowest common ancestor.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
)

// A hill knows the tunnel that it was dug by, and a jump up to some ancestor, so chosen that a few jumps lead far.
type hill struct {
	up, jump     int
	depth, below int // tunnels and length from hill 0
}

// dig adds a hill at the end of a tunnel from up. If the two jumps above it are equally long, its own jump spans both.
func dig(hills []hill, up, length int) []hill {
	p := hills[up]
	h := hill{up: up, jump: up, depth: p.depth + 1, below: p.below + length}
	if far := hills[p.jump]; p.depth-far.depth == far.depth-hills[far.jump].depth {
		h.jump = far.jump
	}
	return append(hills, h)
}

// meeting returns the lowest common ancestor of two hills.
func meeting(hills []hill, a, b int) int {
	if hills[a].depth < hills[b].depth {
		a, b = b, a
	}
	for hills[a].depth > hills[b].depth {
		if hills[hills[a].jump].depth >= hills[b].depth {
			a = hills[a].jump
		} else {
			a = hills[a].up
		}
	}
	for a != b { // of equal depth, so their jumps are equally long
		if hills[a].jump != hills[b].jump {
			a, b = hills[a].jump, hills[b].jump
		} else {
			a, b = hills[a].up, hills[b].up
		}
	}
	return a
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		n := in.Int(0, scan.MaxSize)
		if n == 0 {
			break // the end marker
		}
		hills := append(make([]hill, 0, n), hill{})
		for i := 1; i < n; i++ {
			up := in.Int(0, i-1)
			hills = dig(hills, up, in.Int(0, scan.Max))
		}
		queries := in.Int(0, scan.Max)
		var lengths []int
		for i := 0; i < queries; i++ {
			a, b := in.Int(0, n-1), in.Int(0, n-1)
			top := meeting(hills, a, b)
			lengths = append(lengths, hills[a].below+hills[b].below-2*hills[top].below)
		}

		for i, length := range lengths {
			if i > 0 {
				fmt.Fprint(out, " ")
			}
			fmt.Fprint(out, length)
		}
		fmt.Fprintln(out)
	}
}

func main() { scan.Main(solve) }
