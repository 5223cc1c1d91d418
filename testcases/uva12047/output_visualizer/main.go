// Command output_visualizer draws the picture of uva12047: the roads with their tolls, and a walk within the budget,
// on which the most expensive road is red.
package main

import (
	"cmp"
	"fmt"

	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	all := in.Int(0, 1000000)
	var cases network.Cases
	for k := 0; k < all; k++ {
		junctions, roads := in.Int(1, 10000), in.Int(0, 100000)
		s, t, most := in.Int(1, junctions)-1, in.Int(1, junctions)-1, in.Int(0, 1000000)
		n, back := network.New(junctions), network.New(junctions)
		n.Directed, back.Directed = true, true
		tolls := make([]int, roads)
		for i := range tolls {
			from, to := in.Int(1, junctions)-1, in.Int(1, junctions)-1
			tolls[i] = in.Int(0, 100000)
			n.Edge(from, to, fmt.Sprint(tolls[i]))
			back.Edge(to, from, "")
		}
		if in.Short {
			break
		}
		drive(n, back, tolls, s, t, most, cmp.Or(out.Next(), "nothing"))
		cases.Add(n)
	}
	return cases.Draw(f, all)
}

// drive draws a walk from s to t within the budget.
func drive(n, back *network.Network, tolls []int, s, t, most int, answer string) {
	join := func(cost, edge int) int { return cost + tolls[edge] }
	from, lastFrom := n.Ways(s, join)
	to, lastTo := back.Ways(t, join)
	best, dearest := -1, -1
	for i, e := range n.Edges {
		if from[e.From]+tolls[i]+to[e.To] <= most && tolls[i] > best {
			best, dearest = tolls[i], i
		}
	}
	n.Say("", "from %d to %d: the program says %s", s+1, t+1, answer)
	n.End(answer == fmt.Sprint(best), fmt.Sprint(best, " is right"))
	n.Says = fmt.Sprintf("no walk with a road costs at most %d", most)
	n.Looks[s], n.Looks[t] = "a", "a"
	n.Look("a", s)
	if dearest >= 0 {
		e := n.Edges[dearest]
		n.Says = fmt.Sprintf("red: the most expensive road on a walk that costs %d; the budget is %d", from[e.From]+best+to[e.To], most)
		// mark this road before the others, because a large network is drawn only in part, in the order of the marks
		n.Mark("ring", dearest)
		n.Mark("mark", n.Way(lastFrom, e.From)...)
		way := back.Way(lastTo, e.To)
		for i := len(way) - 1; i >= 0; i-- {
			n.Mark("mark", way[i])
		}
		n.Mark("ring", dearest)
	}
	n.Look("a", t)
}
