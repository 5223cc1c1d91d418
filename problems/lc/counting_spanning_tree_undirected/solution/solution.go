// Library Checker, Counting Spanning Trees (Undirected): matrix.EliminateMod. The program reads a graph, and
// writes the number of its spanning trees: the determinant of degrees minus edges, without the last vertex
// (Kirchhoff 1847).
package main

import (
	"bufio"

	"oj/problems/lib/matrix"
	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	p := number.NewModulus(998244353)
	n, m := in.Int(1, scan.Max), in.Int(0, scan.Max)
	a := make([][]int, n)
	for v := range a {
		a[v] = make([]int, n)
	}
	for ; m > 0; m-- {
		u, v := in.Int(0, n-1), in.Int(0, n-1)
		a[u][u], a[v][v] = p.Add(a[u][u], 1), p.Add(a[v][v], 1)
		a[u][v], a[v][u] = p.Sub(a[u][v], 1), p.Sub(a[v][u], 1)
	}
	rows := a[:n-1]
	for i := range rows {
		rows[i] = rows[i][:n-1]
	}
	_, determinant := matrix.EliminateMod(rows, n-1, p.Int())
	scan.WriteInts(out, determinant)
}

func main() { scan.Main(solve) }
