// Command generators makes the testcases of UVa 10594.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10594, fill) }

// threeWays is a network through which three units can be sent only if no unit uses the shortest path.
const threeWays = "8 11\n1 2 0\n1 3 0\n1 4 0\n5 8 0\n6 8 0\n7 8 0\n2 6 1\n3 7 1\n2 5 2\n3 6 2\n4 7 2\n3 1\n"

func fill(s *gen.Set) {
	const why = "UVa accepts programs that send along the shortest path and delete it, without backward edges."
	s.Beyond("01-traps", why, threeWays+
		"2 1\n1 2 5\n0 0\n2 1\n1 2 5\n1 0\n2 1\n2 1 5\n7 7\n3 1\n1 2 4\n1 1\n"+
		"4 5\n1 2 1\n2 4 10\n1 3 10\n3 4 1\n2 3 1\n2 1\n"+
		"4 5\n1 2 1\n4 2 10\n3 1 10\n3 4 1\n3 2 1\n20 10\n")
	s.Secret("02-small", networks(s, 300, 5, 8, 9, 4))
	s.Beyond("03-medium", why, networks(s, 40, 20, 60, 100, 12))
	s.Secret("04-large-numbers", "2 1\n1 2 500000\n2000000000 2147483647\n3 3\n1 2 999999\n2 3 1\n1 3 1000000\n1000000000 500000000\n"+
		network(s, 40, 120, 200000, 40000000, 20000000))
	s.Beyond("05-largest", why, network(s, 100, 400, 1000, 4, 1)+network(s, 100, 4950, 100000, 30, 1))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("one-node", "1 1\n1 1 5\n1 1\n")
	s.Invalid("link-to-itself", "2 1\n1 1 5\n1 1\n")
	s.Invalid("link-twice", "2 2\n1 2 5\n2 1 6\n1 1\n")
	s.Invalid("node-3-of-2", "2 1\n1 3 5\n1 1\n")
	s.Invalid("no-amount", "2 1\n1 2 5\n")
	s.Invalid("negative-time", "2 1\n1 2 -5\n1 1\n")
}

// networks returns `count` random networks. The parameters after count are maximum values: the numbers of nodes and
// of links, the time of a link, and the number of units.
func networks(s *gen.Set, count, nodes, links, time, units int) string {
	var b strings.Builder
	for range count {
		b.WriteString(network(s, 2+s.Random.Intn(nodes-1), 1+s.Random.Intn(links), time, 1+s.Random.Intn(units), 1+s.Random.Intn(4)))
	}
	return b.String()
}

func network(s *gen.Set, nodes, links, time, units, capacity int) string {
	// List all possible links, shuffle them, and keep the first ones, at most `links`.
	var all [][2]int
	for u := 1; u <= nodes; u++ {
		for v := 1; v < u; v++ {
			if s.Random.Intn(2) == 0 {
				all = append(all, [2]int{u, v})
			} else {
				all = append(all, [2]int{v, u})
			}
		}
	}
	s.Random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	all = all[:min(links, len(all))]
	var b strings.Builder
	fmt.Fprintln(&b, nodes, len(all))
	for _, l := range all {
		fmt.Fprintln(&b, l[0], l[1], s.Random.Intn(time+1))
	}
	fmt.Fprintln(&b, units, capacity)
	return b.String()
}
