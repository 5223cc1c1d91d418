// Library Checker, Cartesian Tree: pattern.nearestSmaller. The program reads different numbers, and writes
// the parent of each in the Cartesian tree: the larger one of the nearest smaller numbers on the left and on
// the right.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
)

// nearestSmaller returns the position of the nearest smaller number on the left of each number, or -1.
func nearestSmaller(a []int) []int {
	nearest := make([]int, len(a))
	for i, x := range a {
		left := i - 1
		for left >= 0 && a[left] > x {
			left = nearest[left]
		}
		nearest[i] = left
	}
	return nearest
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(1, scan.Max)
	a, back := in.Ints(n, 0, scan.Max), make([]int, n)
	for i, x := range a {
		back[n-1-i] = x
	}
	left, right := nearestSmaller(a), nearestSmaller(back)
	parent := make([]int, n)
	for i := range parent {
		l, r := left[i], n-1-right[n-1-i] // r is n if there is none
		switch {
		case l < 0 && r == n:
			parent[i] = i
		case l < 0 || r < n && a[r] > a[l]:
			parent[i] = r
		default:
			parent[i] = l
		}
	}
	scan.WriteInts(out, parent...)
}

func main() { scan.Main(solve) }
