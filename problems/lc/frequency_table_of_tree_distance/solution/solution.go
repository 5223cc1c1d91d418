// Library Checker, Frequency Table of Tree Distance: tree.Centroids with number.ConvolutionExact. The program
// reads N and the edges, and writes, for each distance from 1 to N-1, the number of pairs of vertices at this
// distance.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
	"oj/problems/lib/tree"
)

func readTree(in *scan.Scanner, n int) [][]int {
	edges := make([][2]int, n-1)
	for i := range edges {
		edges[i] = [2]int{in.Int(0, n-1), in.Int(0, n-1)}
	}
	return tree.Adjacent(n, edges)
}

// depths counts the vertices of a part of the tree by their distance from the centroid. It searches from the
// vertex `start`, whose distance from the centroid is `first`.
func depths(near [][]int, removed []bool, start, from, first int, stack []step) ([]int, []step) {
	count := make([]int, first)
	stack = append(stack[:0], step{start, from, first})
	for i := 0; i < len(stack); i++ {
		s := stack[i]
		if s.depth == len(count) {
			count = append(count, 0)
		}
		count[s.depth]++
		for _, u := range near[s.vertex] {
			if u != s.from && !removed[u] {
				stack = append(stack, step{u, s.vertex, s.depth + 1})
			}
		}
	}
	return count, stack
}

type step struct{ vertex, from, depth int }

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(1, scan.Max)
	near := readTree(in, n)
	pairs := make([]int, 2*n) // pairs[d] is the number of ordered pairs of vertices at distance d

	var stack []step
	square := func(count []int, sign int) {
		for d, p := range number.ConvolutionExact(count, count) {
			if p != 0 {
				pairs[d] += sign * p
			}
		}
	}
	tree.Centroids(near, func(centroid int, removed []bool) {
		var count []int
		count, stack = depths(near, removed, centroid, -1, 0, stack)
		square(count, 1)

		// Subtract the pairs with both vertices in the same branch, because the path between them does not
		// contain the centroid.
		for _, u := range near[centroid] {
			if !removed[u] {
				count, stack = depths(near, removed, u, centroid, 1, stack)
				square(count, -1)
			}
		}
	})

	for d := range pairs {
		pairs[d] /= 2
	}
	scan.WriteInts(out, pairs[1:n]...)
}

func main() { scan.Main(solve) }
