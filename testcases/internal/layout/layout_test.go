package layout

import (
	"bytes"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// readMap reads the first part of a testcase of skynet1 or skynet2: the line N L E and the links.
func readMap(t testing.TB, file string) (n int, edges [][2]int) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	in := strings.NewReader(string(text))
	var l, e int
	fmt.Fscan(in, &n, &l, &e)
	for range l {
		var a, b int
		fmt.Fscan(in, &a, &b)
		edges = append(edges, [2]int{a, b})
	}
	return n, edges
}

// sfdp contains the results of Graphviz's sfdp (version 2.43, no options) on ten large maps: the numbers of
// pairs of edges that cross, and of pairs of nodes that are too close. With the flag -sfdp, TestAgainstSfdp
// runs sfdp again and logs the numbers.
var sfdp = []struct {
	file                string
	crossings, overlaps int
}{
	{"skynet1/data/secret/beyond/made-grid-500-5-wide.in", 2037, 61},
	{"skynet1/data/secret/beyond/made-mesh-500-6-random.in", 5302, 172},
	{"skynet1/data/secret/beyond/made-dense-500-7-random.in", 9152, 305},
	{"skynet1/data/secret/beyond/made-ring-500-2-seen.in", 4327, 215},
	{"skynet1/data/secret/beyond/made-tree-500-1-seen.in", 3347, 179},
	{"skynet2/data/secret/beyond/made-grid-500-26-perfect.in", 2088, 53},
	{"skynet2/data/secret/beyond/made-dense-500-26-perfect.in", 10542, 357},
	{"skynet2/data/secret/beyond/made-mesh-500-27-perfect.in", 5371, 161},
	{"skynet2/data/secret/beyond/made-dense-500-17-perfect.in", 9817, 339},
	{"skynet2/data/secret/beyond/made-dense-500-13-perfect.in", 9811, 325},
}

var measure = flag.Bool("sfdp", false, "also run sfdp and print its numbers")

func dist(x, y []float64, i, j int) float64 { return math.Hypot(x[i]-x[j], y[i]-y[j]) }

// overlaps counts the pairs of nodes whose distance is less than a fifth of the mean length of an edge.
func overlaps(x, y []float64, edges [][2]int) int {
	mean := 0.
	for _, e := range edges {
		mean += dist(x, y, e[0], e[1]) / float64(len(edges))
	}
	count := 0
	for i := range x {
		for j := range i {
			if dist(x, y, i, j) < mean/5 {
				count++
			}
		}
	}
	return count
}

// TestAgainstSfdp compares layouts with those of Graphviz's program sfdp. A layout may have at most 1.3 times
// as many pairs of crossing edges as the layout by sfdp, and at most 1.3 times as many pairs of nodes that
// are too close.
func TestAgainstSfdp(t *testing.T) {
	for _, m := range sfdp {
		n, edges := readMap(t, "../../"+m.file)
		x, y := Place(n, edges)
		crossings, close := crossingsOf(x, y, edges), overlaps(x, y, edges)
		t.Logf("%s: %d crossings (sfdp %d), %d overlaps (sfdp %d)", m.file, crossings, m.crossings, close, m.overlaps)
		if 10*crossings > 13*m.crossings || 10*close > 13*m.overlaps {
			t.Errorf("%s: %d crossings, %d overlaps; sfdp has %d and %d", m.file, crossings, close, m.crossings, m.overlaps)
		}
		if *measure {
			x, y = bySfdp(t, n, edges)
			t.Logf("sfdp now: %d, %d", crossingsOf(x, y, edges), overlaps(x, y, edges))
		}
	}
}

func bySfdp(t *testing.T, n int, edges [][2]int) (x, y []float64) {
	var dot bytes.Buffer
	dot.WriteString("graph {\n")
	for v := range n {
		fmt.Fprintln(&dot, v)
	}
	for _, e := range edges {
		fmt.Fprintln(&dot, e[0], "--", e[1])
	}
	dot.WriteString("}\n")
	cmd := exec.Command("sfdp", "-Tplain")
	cmd.Stdin = &dot
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	x, y = make([]float64, n), make([]float64, n)
	for _, line := range strings.Split(string(out), "\n") {
		var v int
		var a, b float64
		if c, _ := fmt.Sscanf(line, "node %d %g %g", &v, &a, &b); c == 3 {
			x[v], y[v] = a, b
		}
	}
	return x, y
}

// TestPlace checks on small and unusual graphs that no two nodes have the same coordinates, and that a second call
// returns the same coordinates.
func TestPlace(t *testing.T) {
	for _, g := range []struct {
		n     int
		edges [][2]int
	}{{0, nil}, {1, nil}, {1, [][2]int{{0, 0}}}, {2, nil}, {2, [][2]int{{0, 1}, {1, 0}}}, {7, nil}, {6, [][2]int{{0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}}}, {6, [][2]int{{0, 1}, {1, 2}, {3, 4}}}} {
		x, y := Place(g.n, g.edges)
		u, v := Place(g.n, g.edges)
		for i := range g.n {
			if x[i] != u[i] || y[i] != v[i] {
				t.Errorf("%v: a second call returns other coordinates for node %d", g, i)
			}
			for j := range i {
				if d := dist(x, y, i, j); !(d > 0.05) {
					t.Errorf("%v: nodes %d and %d are %g apart", g, i, j, d)
				}
			}
		}
	}
}

// TestShapes checks that a path is drawn straight, and a grid without crossings.
func TestShapes(t *testing.T) {
	var path, grid [][2]int
	for i := range 9 {
		path = append(path, [2]int{i, i + 1})
	}
	for i := range 16 {
		if i%4 < 3 {
			grid = append(grid, [2]int{i, i + 1})
		}
		if i < 12 {
			grid = append(grid, [2]int{i, i + 4})
		}
	}
	if x, y := Place(10, path); dist(x, y, 0, 9) < 4*dist(x, y, 4, 6) {
		t.Errorf("the path is not straight: nodes 0 and 9 are %g apart, nodes 4 and 6 %g", dist(x, y, 0, 9), dist(x, y, 4, 6))
	}
	x, y := Place(16, grid)
	if c := crossingsOf(x, y, grid); c != 0 {
		t.Errorf("a 4 x 4 grid has %d crossings", c)
	}
}

// crossingsOf returns the number of pairs of edges that cross. Edges with a common end do not count.
func crossingsOf(x, y []float64, edges [][2]int) int {
	// Two edges cross if the ends of each lie on different sides of the other.
	side := func(a, b, c int) bool { return (x[b]-x[a])*(y[c]-y[a])-(y[b]-y[a])*(x[c]-x[a]) > 0 }
	count := 0
	for i, e := range edges {
		for _, f := range edges[:i] {
			a, b, c, d := e[0], e[1], f[0], f[1]
			if a != c && a != d && b != c && b != d && side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b) {
				count++
			}
		}
	}
	return count
}
