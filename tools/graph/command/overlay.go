//go:build ignore

// This file becomes a part of package problems/lib/graph while tools/graph builds a solution. Each function
// here replaces a function of the package. The original function gets a new name: for example, SCC becomes
// plainSCC. The replacement calls the original, and records the graph and the result.

package graph

import (
	"fmt"

	"oj/problems/lib/record"
)

// arguments contains the arguments of a call of a helper, by name. They are recorded, so that package
// tools/graph/ask can run the algorithm again with the same arguments.
type arguments map[string]any

// begin starts the record of a helper's graph with n vertices. The text `note` explains which vertices or
// edges are marked.
func begin(n int, note, helper string, of arguments) (search int) {
	search = record.Begin()
	record.Record(search, "graph", 0, note)

	// Record the vertices in order, so that vertex v is state number v of the record.
	for v := 0; v < n; v++ {
		record.Record(search, "visit", 0, v)
	}
	record.Helper(search, helper, of)
	return search
}

// An arc is an edge of the recorded graph.
type arc struct {
	from, to any
	text     string // the text beside the edge
	bothWays bool
	marked   bool
}

// draw records an edge.
func draw(search int, a arc) {
	record.Record(search, "step", 1, a.from, a.to, a.text)
	if a.bothWays {
		record.Record(search, "step", 1, a.to, a.from)
	}
	if a.marked {
		record.Record(search, "mark", 0, a.from, a.to)
	}
}

func AllPairs(d [][]int, join func(a, b int) int) {
	// AllPairs changes d, so copy the edges first.
	var before [][]int
	for _, row := range d {
		before = append(before, append([]int(nil), row...))
	}
	plainAllPairs(d, join)

	// The cost of a path is either the sum or the maximum of the costs of its two halves. Call the solution's
	// function with two sample costs to find out which.
	search := begin(len(d), "marked: no detour is better than the edge", "AllPairs", arguments{
		"Before": before,
		"IsSum":  join(2, 3) == 5,
		"IsMax":  join(2, 3) == 3,
	})
	for a, row := range before {
		for b, cost := range row {
			isSymmetric := before[b][a] == cost
			drawnBefore := a > b && isSymmetric
			if a == b || cost == Unreached || drawnBefore {
				continue
			}
			draw(search, arc{from: a, to: b, text: fmt.Sprint(cost), bothWays: isSymmetric, marked: d[a][b] == cost})
		}
	}
}

func BellmanFord(cost []int, edges []Edge, allowed func(v, cost int) bool) []int {
	// BellmanFord changes the slice `cost`, so copy it first. The vertices that have a cost now are the starts.
	before := append([]int(nil), cost...)
	var refused [][2]int
	isAllowed := func(v, c int) bool {
		if allowed == nil || allowed(v, c) {
			return true
		}
		refused = append(refused, [2]int{v, c})
		return false
	}
	falling := plainBellmanFord(cost, edges, isAllowed)

	note := "marked: the edges of cheapest paths"
	if falling != nil {
		note = "red: costs that would fall for ever"
	}
	search := begin(len(cost), note, "BellmanFord", arguments{"Cost": before, "Edges": edges, "Refused": refused})
	for v, c := range before {
		if c != Unreached {
			record.Record(search, "start", 0, v)
		}
		record.Record(search, "group", 0, v)
	}
	for _, v := range falling {
		record.Record(search, "group", 1, v)
	}

	// An edge is part of a cheapest path if its cost is the difference between the costs of its ends.
	for _, e := range edges {
		isTight := cost[e.From] != Unreached && cost[e.From]+e.Cost == cost[e.To]
		draw(search, arc{from: e.From, to: e.To, text: fmt.Sprint(e.Cost), marked: falling == nil && isTight})
	}
	return falling
}

func Bridges(n int, edges []Edge) []bool {
	// The edges are undirected, so each of them stands for both directions.
	bridge := plainBridges(n, edges)
	search := begin(n, "marked: the bridges", "Bridges", arguments{"N": n, "Edges": edges})
	for i, e := range edges {
		draw(search, arc{from: e.From, to: e.To, bothWays: true, marked: bridge[i]})
	}
	return bridge
}

func Trail(n int, edges []Edge, directed bool) (vertices, ids []int, ok bool) {
	given := arguments{"N": n, "Edges": edges, "Directed": directed}
	vertices, ids, ok = plainTrail(n, edges, directed)
	if !ok {
		search := begin(n, "no tour", "Trail", given)
		for _, e := range edges {
			draw(search, arc{from: e.From, to: e.To, bothWays: !directed})
		}
		return vertices, ids, ok
	}

	// The tour contains all edges, so draw them in the order and direction of the tour.
	search := begin(n, "the numbers: the tour", "Trail", given)
	for i := range ids {
		draw(search, arc{from: vertices[i], to: vertices[i+1], text: fmt.Sprint(i + 1), marked: true})
	}
	return vertices, ids, ok
}

func Matching(likes [][]int, right int) []int {
	// The vertices on the left and those on the right are both numbered from 0, so their names must say on
	// which side they are.
	partner := plainMatching(likes, right)
	search := begin(0, "marked: the pairs", "Matching", arguments{"Likes": likes, "Right": right})
	for l, all := range likes {
		left := fmt.Sprint("left ", l)
		record.Record(search, "start", 0, left)
		for _, r := range all {
			draw(search, arc{from: left, to: fmt.Sprint("right ", r), marked: partner[l] == r})
		}
	}
	return partner
}

// amounts contains the flow in each pipe, as the latest call of FlowOf or Transship has computed it.
// MinCostFlow returns only the cost, but it calls Transship, so drawFlow can read the flow here.
var amounts []int

// unbounded is the least capacity that counts as infinite. Such capacities are not shown.
const unbounded = 1 << 30

// drawFlow records the pipes, with the flow and the capacity of each. If priced is set, it also records the
// costs.
func drawFlow(search int, pipes []Pipe, source int, priced bool) {
	record.Record(search, "start", 0, source)
	for i, p := range pipes {
		// A pipe without flow has no text, so that pipes with flow stand out.
		used := amounts[i]
		text := ""
		switch {
		case used == 0:
		case p.Capacity >= unbounded:
			text = fmt.Sprint(used)
		default:
			text = fmt.Sprintf("%d/%d", used, p.Capacity)
		}
		if priced && used > 0 {
			text += fmt.Sprint(" at ", p.Cost)
		}
		draw(search, arc{from: p.From, to: p.To, text: text, marked: used > 0})
	}
}

func FlowOf(n int, pipes []Pipe, source, sink int) (int, []int, []bool) {
	total, flow, side := plainFlowOf(n, pipes, source, sink)
	amounts = flow
	note := fmt.Sprintf("flow of %d from %d to %d", total, source, sink)
	search := begin(n, note, "FlowOf", arguments{"N": n, "Pipes": pipes, "Source": source, "Sink": sink})
	const priced = false
	drawFlow(search, pipes, source, priced)
	return total, flow, side
}

// MaxFlow is drawn as FlowOf, because it computes no flow of each pipe itself.
func MaxFlow(n int, pipes []Pipe, source, sink int) int {
	total, _, _ := FlowOf(n, pipes, source, sink)
	return total
}

// Transship stores the flow for drawFlow. MinCostFlow calls it.
func Transship(supply, lower []int, pipes []Pipe) ([]int, []int, bool) {
	flow, potential, ok := plainTransship(supply, lower, pipes)
	amounts = flow
	return flow, potential, ok
}

func MinCostFlow(n int, pipes []Pipe, source, sink, units int) (int, bool) {
	cost, ok := plainMinCostFlow(n, pipes, source, sink, units)
	note := fmt.Sprintf("no flow of %d from %d to %d", units, source, sink)
	if ok {
		note = fmt.Sprintf("flow of %d from %d to %d for %d", units, source, sink, cost)
	}
	search := begin(n, note, "MinCostFlow",
		arguments{"N": n, "Pipes": pipes, "Source": source, "Sink": sink, "Units": units})
	const priced = true
	drawFlow(search, pipes, source, priced)
	return cost, ok
}

// Assign records the network of an assignment: the source leads to the rows, rows to columns, and columns to the sink.
func Assign(cost [][]int) ([]int, int) {
	column, total := plainAssign(cost)
	rows, columns, unit := len(cost), 0, 0
	for _, row := range cost {
		columns = len(row)
		for _, c := range row {
			for a := c; a != 0; {
				unit, a = a, unit%a
			}
		}
	}
	if unit < 1 {
		unit = 1
	}

	// The costs are small numbers on the page: multiples of their greatest common divisor.
	source, sink := rows+columns, rows+columns+1
	var pipes []Pipe
	amounts = nil
	add := func(from, to, price int, isUsed bool) {
		pipes = append(pipes, Pipe{From: from, To: to, Capacity: 1, Cost: price / unit})
		used := 0
		if isUsed {
			used = 1
		}
		amounts = append(amounts, used)
	}
	taken := make([]bool, columns)
	for i, row := range cost {
		add(source, i, 0, true)
		for j, c := range row {
			add(i, rows+j, c, column[i] == j)
			taken[j] = taken[j] || column[i] == j
		}
	}
	for j, is := range taken {
		add(rows+j, sink, 0, is)
	}
	search := begin(sink+1, fmt.Sprintf("an assignment for %d", total/unit), "MinCostFlow",
		arguments{"N": sink + 1, "Pipes": pipes, "Source": source, "Sink": sink, "Units": rows})
	const priced = true
	drawFlow(search, pipes, source, priced)
	return column, total
}

func Blocks(n int, edges []Edge) ([]int, int, []bool) {
	block, count, cut := plainBlocks(n, edges)
	search := begin(n, "red: the articulation points", "Blocks", arguments{"N": n, "Edges": edges})
	for v, is := range cut {
		group := 0
		if is {
			group = 1
		}
		record.Record(search, "group", group, v)
	}
	for _, e := range edges {
		draw(search, arc{from: e.From, to: e.To, bothWays: true})
	}
	return block, count, cut
}

func SCC(out [][]Edge) ([]int, int) {
	// All vertices of a component have the same colour.
	component, count := plainSCC(out)
	search := begin(len(out), fmt.Sprintf("%d components", count), "SCC", arguments{"Out": out})
	for v, edges := range out {
		record.Record(search, "group", component[v], v)
		for _, e := range edges {
			draw(search, arc{from: v, to: e.To})
		}
	}
	return component, count
}

func Topological(out [][]Edge) ([]int, bool) {
	order, ok := plainTopological(out)
	search := begin(len(out), "marked: from the predecessor that is done last", "Topological", arguments{"Out": out})
	place := make([]int, len(out))
	for i, v := range order {
		place[v] = i + 1
	}
	last := make([]int, len(out)) // the greatest place of a predecessor
	for v, edges := range out {
		for _, e := range edges {
			if place[v] > last[e.To] {
				last[e.To] = place[v]
			}
		}
	}
	for v, edges := range out {
		for _, e := range edges {
			draw(search, arc{from: v, to: e.To, marked: ok && place[v] == last[e.To]})
		}
	}
	return order, ok
}

func TwoSat(n int, pairs [][2]Literal) ([]bool, bool) {
	// Start the record of this graph first: a helper that plainTwoSat may call starts a record of its own.
	search := begin(0, "blue: the true literals", "TwoSat", arguments{"N": n, "Pairs": pairs})
	values, ok := plainTwoSat(n, pairs)
	if !ok {
		record.Record(search, "graph", 0, "nothing satisfies all")
	}

	name := func(l Literal) string {
		if l%2 == 1 {
			return fmt.Sprint("not ", l/2)
		}
		return fmt.Sprint(l / 2)
	}
	implies := func(from, to Literal) {
		draw(search, arc{from: name(from), to: name(to)})
		if !ok {
			return // the clauses cannot all be satisfied, so there are no values to show
		}
		for _, l := range []Literal{from, to} {
			group := 1
			if values[l/2] == (l%2 == 0) {
				group = 0
			}
			record.Record(search, "group", group, name(l))
		}
	}

	// If one literal of a pair is false, the other literal must be true.
	for _, p := range pairs {
		implies(Not(p[0]), p[1])
		implies(Not(p[1]), p[0])
	}
	return values, ok
}

// sets identifies the recorded graph of the newest value of type Sets. The method Join adds edges to this graph.
var sets int

func NewSets(n int) Sets {
	sets = begin(n, "marked: the edges that joined two sets", "Sets", nil)
	return plainNewSets(n)
}

func (s Sets) Join(a, b int) bool {
	// Record the edge before joining, because it is marked only if the sets were different.
	draw(sets, arc{from: a, to: b, bothWays: true, marked: !s.Same(a, b)})
	return s.plainJoin(a, b)
}
