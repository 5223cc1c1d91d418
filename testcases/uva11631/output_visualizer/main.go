// Command output_visualizer draws the picture of uva11631: the roads with their lengths, and a cheapest set of lit roads,
// in the order in which they are switched on.
package main

import (
	"cmp"
	"fmt"
	"slices"

	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

// mostSteps is the maximum number of lit roads that have a step of their own in the picture.
const mostSteps = 60

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	var cases network.Cases
	for all := 0; ; all++ {
		junctions, roads := in.Int(0, 200000), in.Int(0, 200000)
		if junctions == 0 || in.Short {
			return cases.Draw(f, all)
		}
		n, lengths := network.New(junctions), make([]int, roads)
		for v := range n.Names {
			n.Names[v] = fmt.Sprint(v)
		}
		for i := range lengths {
			a, b := in.Int(0, junctions-1), in.Int(0, junctions-1)
			lengths[i] = in.Int(0, 1<<31-1)
			n.Edge(a, b, fmt.Sprint(lengths[i]))
		}
		if in.Short {
			return cases.Draw(f, all)
		}
		light(n, lengths, cmp.Or(out.Next(), "nothing"))
		cases.Add(n)
	}
}

// light switches on roads, the shortest first. It compares the length of the dark roads with the answer.
func light(n *network.Network, lengths []int, answer string) {
	order := make([]int, len(lengths))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(lengths[a], lengths[b]) })

	group := make([]int, len(n.Names))
	for v := range group {
		group[v] = v
	}
	find := func(v int) int {
		for group[v] != v {
			group[v] = group[group[v]]
			v = group[v]
		}
		return v
	}

	var lit []int
	dark := 0
	for _, i := range order {
		a, b := find(n.Edges[i].From), find(n.Edges[i].To)
		if a == b {
			dark += lengths[i]
			continue
		}
		group[a] = b
		lit = append(lit, i)
		if len(lit) <= mostSteps {
			n.Say("", "road %s-%s is lit", n.Names[n.Edges[i].From], n.Names[n.Edges[i].To])
			n.Mark("mark", lit...)
		}
	}
	n.Say("", "the program says %s", answer)
	n.End(answer == fmt.Sprint(dark), fmt.Sprint(dark, " is right"))
	n.Mark("mark", lit...)
	n.Says = "marked: lit roads"
}
