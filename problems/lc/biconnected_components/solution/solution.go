// Library Checker, Biconnected Components: graph.Blocks. The program reads N, M and the edges, and writes the
// vertices of each block. A vertex without edges is a block.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, m := in.Int(1, scan.Max), in.Int(0, scan.Max)
	edges := graph.ReadEdges(in, m, 0, n-1)
	block, count, _ := graph.Blocks(n, edges)

	// Sort the edges by their blocks: those of block b are sorted[start[b]:start[b+1]].
	start := make([]int, count+1)
	isAlone := make([]bool, n)
	alone := n
	for v := range isAlone {
		isAlone[v] = true
	}
	for i, e := range edges {
		start[block[i]]++
		for _, v := range [2]int{e.From, e.To} {
			if isAlone[v] {
				isAlone[v] = false
				alone--
			}
		}
	}
	for b := 0; b < count; b++ {
		start[b+1] += start[b]
	}
	sorted := make([]int32, m)
	for i, b := range block {
		start[b]--
		sorted[start[b]] = int32(i)
	}

	scan.WriteInts(out, count+alone)
	seenIn := make([]int32, n) // for each vertex: 0, or 1 + the number of the last block in which it was listed
	var members []int
	for b := 0; b < count; b++ {
		members = append(members[:0], 0) // element 0 will be the number of members
		for _, i := range sorted[start[b]:start[b+1]] {
			for _, v := range [2]int{edges[i].From, edges[i].To} {
				if seenIn[v] != int32(b+1) {
					seenIn[v] = int32(b + 1)
					members = append(members, v)
				}
			}
		}
		members[0] = len(members) - 1
		scan.WriteInts(out, members...)
	}
	for v := range isAlone {
		if isAlone[v] {
			scan.WriteInts(out, 1, v)
		}
	}
}

func main() { scan.Main(solve) }
