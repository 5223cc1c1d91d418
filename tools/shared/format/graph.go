// This file contains the items that write trees and graphs, one edge a line.

package format

import (
	"math"
	"slices"
	"sort"
)

// edge contains the two nodes of an edge. Nodes are numbered from 0.
type edge [2]int64

// graphOptions contains the arguments that follow the sizes of a graph: option words, such as zero (the nodes
// are numbered from 0), and the range of the weights.
type graphOptions struct {
	words  map[string]bool
	lo, hi value // nil if edges have no weight
}

func (p *parser) graphOptions(known ...string) (o graphOptions) {
	known = append(known, "zero")
	o.words = map[string]bool{}
	for p.take(",") {
		// A known word, such as zero, is an option, except if the format has defined a number with this name.
		// Then the word means this number, and is the start of the range of the weights.
		isWord := slices.Contains(known, p.tok.text) && !slices.Contains(p.names, p.tok.text)
		if isWord {
			o.words[p.tok.text] = true
			p.tok = p.lex.next()
			continue
		}
		o.lo, o.hi = p.bounds()
	}
	return o
}

// readTree reads tree(n, OPTIONS): the n-1 edges of a tree.
func readTree(p *parser, at token) item {
	n := p.count()

	// A tree has n-1 edges, so the number of edges is not an argument.
	o := p.graphOptions()
	return func(w *writer) {
		n := n(w)
		w.edges(at, n, w.tree(n), o, true)
	}
}

// tree returns the edges of a random tree. The number of each node is larger than the number of its parent.
// The shape of the tree is random, or nearly a path, or nearly a star, because many programs fail on paths
// and stars.
func (w *writer) tree(n int64) (list []edge) {
	const shapes = 3
	shape := w.index(shapes)
	for i := int64(1); i < n; i++ {
		// Node 0 is the root. The nodes are renumbered when they are written.
		parent := int64(0)
		switch shape {
		case 0: // a random shape
			parent = w.index(i)
		case 1: // nearly a path: the parent is one of the last two nodes
			parent = i - 1 - w.index(min(i, 2))
		case 2: // nearly a star: the parent is node 0 or 1
			parent = w.index(min(i, 2))
		}
		list = append(list, edge{parent, i})
	}
	return list
}

// readEdges reads edges(n, m, OPTIONS): a simple graph.
func readEdges(p *parser, at token) item { return p.graph(at, true) }

// readDag reads dag(n, m, OPTIONS): a directed graph without cycles. Each edge is written as its
// start and its end, in this order.
func readDag(p *parser, at token) item { return p.graph(at, false) }

// graph parses the arguments of edges(...) or dag(...). For edges(...), bothWays is true: the edges are
// undirected, so the two ends of each edge are written in random order.
func (p *parser) graph(at token, bothWays bool) item {
	nodes := p.count()
	p.want(",")
	edges := p.count()
	o := p.graphOptions("connected")
	return func(w *writer) {
		// A simple graph has at most as many edges as the complete graph.
		n, m := nodes(w), edges(w)
		all := n * (n - 1) / 2

		// To connect the graph, start with the edges of a tree.
		var list []edge
		if o.words["connected"] {
			if m < n-1 {
				at.fail("%d edges cannot connect %d nodes: write a lower bound of n-1, such as m:n-1..n*(n-1)/2", m, n)
			}
			list = w.tree(n)
		}
		if m > all {
			at.fail("%d edges, but %d nodes have at most %d: write a bound such as m:0..n*(n-1)/2", m, n, all)
		}

		more := w.others(list, m-int64(len(list)), all)
		w.edges(at, n, append(list, more...), o, bothWays)
	}
}

// others returns k more edges of a simple graph, chosen from all edges that are not in the list.
func (w *writer) others(list []edge, k, all int64) (more []edge) {
	// Possible edges a-b with a < b have the numbers b*(b-1)/2 + a.
	taken := make([]int64, len(list))
	for i, e := range list {
		taken[i] = e[1]*(e[1]-1)/2 + e[0]
	}
	slices.Sort(taken)

	for _, free := range w.choose(k, all-int64(len(list))) {
		// The chosen number, free, is the edge's index among the edges that are not in the list. The edge's
		// index among all edges is free plus the number of edges in the list that come before the chosen edge.
		before := sort.Search(len(taken), func(i int) bool { return taken[i]-int64(i) > free })
		number := free + int64(before)

		// math.Sqrt may be inexact, so correct the result.
		b := int64(math.Sqrt(float64(2 * number)))
		for b*(b-1)/2 > number {
			b--
		}
		for b*(b+1)/2 <= number {
			b++
		}
		more = append(more, edge{number - b*(b-1)/2, b})
	}
	return more
}

// readArcs reads arcs(n, m, OPTIONS): a simple directed graph.
func readArcs(p *parser, at token) item {
	nodes := p.count()
	p.want(",")
	arcs := p.count()
	o := p.graphOptions()
	return func(w *writer) {
		n, m := nodes(w), arcs(w)
		if m > n*(n-1) {
			at.fail("%d arcs, but %d nodes have at most %d: write a bound such as m:0..n*(n-1)", m, n, n*(n-1))
		}

		// Each node has n-1 possible successors: all nodes except itself.
		var list []edge
		for _, x := range w.choose(m, n*(n-1)) {
			a, b := x/(n-1), x%(n-1)
			if b >= a {
				b++
			}
			list = append(list, edge{a, b})
		}
		w.edges(at, n, list, o, false)
	}
}

// edges writes a graph with its nodes and edges in random order. If bothWays is set, the edges have no
// direction, and each is written in a random direction.
func (w *writer) edges(at token, n int64, list []edge, o graphOptions, bothWays bool) {
	// Most statements number nodes from 1.
	first := int64(1)
	if o.words["zero"] {
		first = 0
	}

	labels := w.shuffled(n)
	w.freshLine()
	for _, i := range w.shuffled(int64(len(list))) {
		a, b := labels[list[i][0]]+first, labels[list[i][1]]+first
		if bothWays && w.index(2) == 1 {
			a, b = b, a
		}

		// Each edge has its own random weight.
		row := []int64{a, b}
		if o.lo != nil {
			lo, hi := o.lo(w), o.hi(w)
			if lo > hi {
				at.fail("there is no weight in %d..%d", lo, hi)
			}
			row = append(row, w.between(lo, hi))
		}
		w.row(row, 0)
	}
}
