// Library Checker, Eulerian Trail (Directed): graph.Trail. The program reads T graphs, and writes for each one the
// vertices and the edges of a trail that uses each edge once.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	for graphs := in.Int(0, scan.Max); graphs > 0; graphs-- {
		n, m := in.Int(1, scan.Max), in.Int(0, scan.Max)
		vertices, ids, ok := graph.Trail(n, graph.ReadEdges(in, m, 0, n-1), true)
		if !ok {
			out.WriteString("No\n")
			continue
		}

		out.WriteString("Yes\n")
		scan.WriteInts(out, vertices...)
		scan.WriteInts(out, ids...)
	}
}

func main() { scan.Main(solve) }
