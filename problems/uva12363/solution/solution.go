// UVa 12363, Hedge Mazes: is there exactly one path between two rooms that enters no room twice?
//
// State: a room.
// Neighbours: the rooms behind corridors that are bridges of the graph.
// Start: the first room of a query.
// Goal: its second room.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

// different returns each corridor once. The official input file lists some corridors twice, but a path is a
// list of rooms, so the second copy adds no path.
func different(corridors []graph.Edge) []graph.Edge {
	var all []graph.Edge
	known := make(map[graph.Edge]bool)
	for _, c := range corridors {
		if c.From > c.To {
			c.From, c.To = c.To, c.From // write a corridor in one direction only, so that duplicates are found
		}
		if !known[c] {
			known[c] = true
			all = append(all, c)
		}
	}
	return all
}

// joined returns the sets of rooms that are connected by bridges. Between two rooms of a set there is exactly
// one path.
func joined(rooms int, corridors []graph.Edge) graph.Sets {
	sets := graph.NewSets(rooms)
	for i, isBridge := range graph.Bridges(rooms, corridors) {
		if isBridge {
			sets.Join(corridors[i].From, corridors[i].To)
		}
	}
	return sets
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		rooms, lines, queries := in.Int(1, scan.MaxSize), in.Int(0, scan.Max), in.Int(0, scan.Max)
		corridors := different(graph.ReadEdges(in, lines, 1, rooms))
		sets := joined(rooms, corridors)
		for ; queries > 0; queries-- {
			from, to := in.Int(1, rooms)-1, in.Int(1, rooms)-1
			fmt.Fprintln(out, scan.Choose(sets.Same(from, to), "Y", "N"))
		}
		fmt.Fprintln(out, "-")
	}
}

func main() { scan.Main(solve) }
