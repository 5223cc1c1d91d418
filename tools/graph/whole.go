// This file makes the helpers of problems/lib/graph tell which graph they were given and what they found in it:
// while the solution is built, each has another name, and its own belongs to a function that calls it and records.

package main

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

const graphRecorder = `package graph

import (
	"fmt"

	"oj/problems/lib/search"
)

// begin begins a graph of n vertices, of which something was found.
func begin(n int, found string, args ...any) (at int) {
	at = search.Begin()
	search.Record(at, "graph", 0, fmt.Sprintf(found, args...))
	for v := 0; v < n; v++ {
		search.Record(at, "visit", 0, v)
	}
	return at
}

func edge(at int, a, b any, text string, both, found bool) {
	search.Record(at, "step", 1, a, b, text)
	if both {
		search.Record(at, "step", 1, b, a)
	}
	if found {
		search.Record(at, "mark", 0, a, b)
	}
}

func AllPairs(d [][]int, join func(a, b int) int) {
	var before [][]int
	for _, row := range d {
		before = append(before, append([]int(nil), row...))
	}
	plainAllPairs(d, join)
	at := begin(len(d), "marked: no detour is better than the edge")
	for a, row := range before {
		for b, c := range row {
			if a == b || c == Unreached || a > b && before[b][a] == c {
				continue
			}
			edge(at, a, b, fmt.Sprint(c), before[b][a] == c, d[a][b] == c)
		}
	}
}

func BellmanFord(cost []int, edges []Edge, allowed func(v, cost int) bool) []int {
	before := append([]int(nil), cost...)
	falling := plainBellmanFord(cost, edges, allowed)
	note := "marked: the edges by which the costs were reached"
	if falling != nil {
		note = "red: costs that would fall for ever"
	}
	at := begin(len(cost), note)
	for v, c := range before {
		if c != Unreached {
			search.Record(at, "start", 0, v)
		}
		search.Record(at, "group", 0, v)
	}
	for _, v := range falling {
		search.Record(at, "group", 1, v)
	}
	for _, e := range edges {
		edge(at, e.From, e.To, fmt.Sprint(e.Cost), false, falling == nil && cost[e.From] != Unreached && cost[e.From]+e.Cost == cost[e.To])
	}
	return falling
}

func Bridges(n int, edges []Edge) []bool {
	bridge := plainBridges(n, edges)
	at := begin(n, "marked: the bridges")
	for i, e := range edges {
		edge(at, e.From, e.To, "", true, bridge[i])
	}
	return bridge
}

func EulerTour(n int, edges []Edge) []Edge {
	tour := plainEulerTour(n, edges)
	if tour == nil {
		at := begin(n, "no tour")
		for _, e := range edges {
			edge(at, e.From, e.To, "", true, false)
		}
		return nil
	}
	at := begin(n, "the numbers: the tour")
	for i, e := range tour {
		edge(at, e.From, e.To, fmt.Sprint(i+1), false, true)
	}
	return tour
}

func Matching(likes [][]int, right int) []int {
	has := plainMatching(likes, right)
	at := begin(0, "marked: the pairs")
	for l, all := range likes {
		search.Record(at, "start", 0, fmt.Sprint("left ", l))
		for _, r := range all {
			edge(at, fmt.Sprint("left ", l), fmt.Sprint("right ", r), "", false, has[l] == r)
		}
	}
	return has
}

var amounts []int // the flow of each pipe, of the flow that was found last

func FlowOf(n int, pipes []Pipe, source, sink int) (int, []int, []bool) {
	total, flow, side := plainFlowOf(n, pipes, source, sink)
	amounts = flow
	drawFlow(n, pipes, source, false, "flow of %d from %d to %d", total, source, sink)
	return total, flow, side
}

func Transship(supply, lower []int, pipes []Pipe) ([]int, []int, bool) {
	flow, potential, ok := plainTransship(supply, lower, pipes)
	amounts = flow
	return flow, potential, ok
}

func MinCostFlow(n int, pipes []Pipe, source, sink, units int) (int, bool) {
	cost, ok := plainMinCostFlow(n, pipes, source, sink, units)
	if ok {
		drawFlow(n, pipes, source, true, "flow of %d from %d to %d for %d", units, source, sink, cost)
	} else {
		drawFlow(n, pipes, source, true, "no flow of %d from %d to %d", units, source, sink)
	}
	return cost, ok
}

// drawFlow records how much of each pipe is used.
func drawFlow(n int, pipes []Pipe, source int, priced bool, note string, args ...any) {
	at := begin(n, note, args...)
	search.Record(at, "start", 0, source)
	for i, p := range pipes {
		text := fmt.Sprintf("%d/%d", amounts[i], p.Capacity)
		if amounts[i] == 0 {
			text = ""
		} else if p.Capacity >= 1<<30 {
			text = fmt.Sprint(amounts[i])
		}
		if priced && text != "" {
			text += fmt.Sprint(" at ", p.Cost)
		}
		edge(at, p.From, p.To, text, false, amounts[i] > 0)
	}
}

func SCC(out [][]Edge) ([]int, int) {
	component, count := plainSCC(out)
	at := begin(len(out), "%d components", count)
	for v, edges := range out {
		search.Record(at, "group", component[v], v)
		for _, e := range edges {
			edge(at, v, e.To, "", false, false)
		}
	}
	return component, count
}

func TwoSat(n int, pairs [][2]Literal) ([]bool, bool) {
	at := begin(0, "blue: what holds")
	values, ok := plainTwoSat(n, pairs)
	if !ok {
		search.Record(at, "graph", 0, "nothing satisfies all")
	}
	name := func(l Literal) string { return []string{"", "not "}[l%2] + fmt.Sprint(l/2) }
	tell := func(from, to Literal) {
		edge(at, name(from), name(to), "", false, false)
		for _, l := range []Literal{from, to} {
			if ok && values[l/2] == (l%2 == 0) {
				search.Record(at, "group", 0, name(l))
			} else if ok {
				search.Record(at, "group", 1, name(l))
			}
		}
	}
	for _, p := range pairs {
		tell(Not(p[0]), p[1])
		tell(Not(p[1]), p[0])
	}
	return values, ok
}

var sets int // the number of those that were made last

func NewSets(n int) Sets {
	sets = begin(n, "marked: what made one set of two")
	return plainNewSets(n)
}

func (s Sets) Join(a, b int) bool {
	edge(sets, a, b, "", true, !s.Same(a, b))
	return s.plainJoin(a, b)
}
`

// overlayGraph writes the helpers' other texts into the folder temp and returns what they stand in place of: what the
// recorder declares, too, has plain before its name there.
func overlayGraph(root, temp string) (map[string]string, error) {
	files, err := filepath.Glob(filepath.Join(root, "problems", "lib", "graph", "*.go"))
	if err != nil || len(files) == 0 {
		return nil, errors.Join(err, errors.New("problems/lib/graph is not here"))
	}
	replace := map[string]string{}
	put := func(name, text string) error {
		replace[filepath.Join(filepath.Dir(files[0]), name)] = filepath.Join(temp, "graph_"+name)
		return os.WriteFile(filepath.Join(temp, "graph_"+name), []byte(text), 0o666)
	}
	declared := regexp.MustCompile(`(?m)^(func (?:\(\w+ \w+\) )?)(\w)(\w*\()`).FindAllStringSubmatch(graphRecorder, -1)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		changed := string(text)
		for _, f := range declared {
			changed = strings.Replace(changed, f[0], f[1]+"plain"+strings.ToUpper(f[2])+f[3], 1)
		}
		if changed == string(text) || strings.HasSuffix(file, "_test.go") {
			continue
		}
		if err := put(filepath.Base(file), changed); err != nil {
			return nil, err
		}
	}
	return replace, put("zz_recorder.go", graphRecorder)
}
