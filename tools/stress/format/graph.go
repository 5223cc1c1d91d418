// This file writes trees and graphs: an edge a line.

package format

import (
	"math"
	"slices"
	"sort"
)

// edge joins two nodes, counted from 0.
type edge [2]int64

// graphOptions are what may follow the sizes of a graph: words, and bounds of weights.
type graphOptions struct {
	words  map[string]bool
	lo, hi value // nil where edges have no weight
}

func (p *parser) graphOptions(known ...string) (o graphOptions) {
	known = append(known, "zero")
	o.words = map[string]bool{}
	for p.take(",") {
		if slices.Contains(known, p.tok.text) && !slices.Contains(p.names, p.tok.text) {
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
	o := p.graphOptions()
	return func(w *writer) {
		n := n(w)
		w.edges(at, n, w.tree(n), o, true)
	}
}

// tree returns a tree, in which a node's number is larger than its parent's: of any shape, or nearly a path, or nearly
// a star.
func (w *writer) tree(n int64) (list []edge) {
	shape := w.index(3)
	for i := int64(1); i < n; i++ {
		parent := int64(0)
		switch shape {
		case 0:
			parent = w.index(i)
		case 1:
			parent = i - 1 - w.index(min(i, 2))
		case 2:
			parent = w.index(min(i, 2))
		}
		list = append(list, edge{parent, i})
	}
	return list
}

// readEdges reads edges(n, m, OPTIONS): a simple graph.
func readEdges(p *parser, at token) item { return p.graph(at, true) }

// readDag reads dag(n, m, OPTIONS): edges that make no cycle, each written from its start to its end.
func readDag(p *parser, at token) item { return p.graph(at, false) }

func (p *parser) graph(at token, bothWays bool) item {
	nodes := p.count()
	p.want(",")
	edges := p.count()
	o := p.graphOptions("connected")
	return func(w *writer) {
		n, m := nodes(w), edges(w)
		all := n * (n - 1) / 2
		var list []edge
		if o.words["connected"] {
			if m < n-1 {
				at.fail("%d edges do not connect %d nodes: write a bound such as m:n-1..n*(n-1)/2", m, n)
			}
			list = w.tree(n)
		}
		if m > all {
			at.fail("%d edges, but %d nodes have at most %d: write a bound such as m:0..n*(n-1)/2", m, n, all)
		}
		w.edges(at, n, append(list, w.others(list, m-int64(len(list)), all)...), o, bothWays)
	}
}

// others returns k further edges of a simple graph that could have so many in all.
func (w *writer) others(list []edge, k, all int64) (more []edge) {
	taken := make([]int64, len(list))
	for i, e := range list {
		taken[i] = e[1]*(e[1]-1)/2 + e[0]
	}
	slices.Sort(taken)
	for _, x := range w.choose(k, all-int64(len(list))) {
		x += int64(sort.Search(len(taken), func(i int) bool { return taken[i]-int64(i) > x })) // those before it
		b := int64(math.Sqrt(float64(2 * x)))
		for b*(b-1)/2 > x {
			b--
		}
		for b*(b+1)/2 <= x {
			b++
		}
		more = append(more, edge{x - b*(b-1)/2, b})
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

// edges writes a graph, its nodes and edges in any order, each edge either way where both ways are one.
func (w *writer) edges(at token, n int64, list []edge, o graphOptions, bothWays bool) {
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
