// UVa 10199, Tourist Guide: at which places must everybody pass who goes between some two other places?
//
// State: a place.
// Neighbours: the places at the other ends of its routes.
// Start: any place of each connected part of the city.
// Goal: the places without which their part falls apart: the articulation points.
package main

import (
	"bufio"
	"fmt"
	"sort"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

// readRoutes reads routes between named places. number contains the vertex of each name.
func readRoutes(in *scan.Scanner, number map[string]int) []graph.Edge {
	var routes []graph.Edge
	for count := in.Int(0, scan.Max); count > 0; count-- {
		from, to := in.Word(), in.Word()
		a, known := number[from]
		b, knownToo := number[to]
		if !known || !knownToo {
			in.Fatalf("route from %s to %s: not both are places of this city", from, to)
		}
		routes = append(routes, graph.Edge{From: a, To: b})
	}
	return routes
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for city := 1; in.CaseUntil(0); city++ {
		names, number := []string{}, map[string]int{}
		for count := in.Int(1, scan.Max); count > 0; count-- {
			name := in.Word()
			number[name] = len(names)
			names = append(names, name)
		}

		_, _, isCut := graph.Blocks(len(names), readRoutes(in, number))
		var cameras []string
		for place, cut := range isCut {
			if cut {
				cameras = append(cameras, names[place])
			}
		}
		sort.Strings(cameras)

		if city > 1 {
			fmt.Fprintln(out)
		}
		fmt.Fprintf(out, "City map #%d: %d camera(s) found\n", city, len(cameras))
		for _, name := range cameras {
			fmt.Fprintln(out, name)
		}
	}
}

func main() { scan.Main(solve) }
