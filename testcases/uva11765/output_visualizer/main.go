// Command output_visualizer draws the picture of uva11765: the components with their prices, the connections, and a
// cheapest placement.
package main

import (
	"cmp"
	"fmt"

	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

// A circuit is a board. Prices[0] are those on the top layer, Prices[1] those on the bottom layer.
type circuit struct {
	prices      [2][]int
	layer       []int // 1: top only; -1: bottom only
	connections []int // the prices of the connections, in the order of the network's edges
}

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	var cases network.Cases
	count := in.Int(0, 100)
	for range count {
		components, connections := in.Int(0, 200), in.Int(0, 10000)
		if components == 0 || in.Short {
			break
		}
		n := network.New(components)
		var c circuit
		for side := range c.prices {
			for range components {
				c.prices[side] = append(c.prices[side], in.Int(0, 1000000))
			}
		}
		for v := range components {
			c.layer = append(c.layer, in.Int(-1, 1))
			n.Under[v] = fmt.Sprint(c.prices[0][v], "/", c.prices[1][v])
		}
		for range connections {
			a, b := in.Int(1, components)-1, in.Int(1, components)-1
			c.connections = append(c.connections, in.Int(0, 1000000))
			n.Edge(a, b, fmt.Sprint(c.connections[len(c.connections)-1]))
		}
		if in.Short {
			break
		}
		if answer := cmp.Or(out.Next(), "nothing"); f.Search() == nil {
			place(n, c, answer) // a picture of a search must not show its answer
		} else {
			n.Keys = []svg.Key{{Shape: "text", Meaning: "below: the price on top / at the bottom"}}
		}
		cases.Add(n)
	}
	return cases.Draw(f, count)
}

// place finds a cheapest placement: a minimum cut, computed by a maximum flow.
func place(n *network.Network, c circuit, answer string) {
	components := len(c.layer)
	top, bottom := components, components+1 // the source and the sink
	room := make([][]int, components+2)
	for v := range room {
		room[v] = make([]int, components+2)
	}
	for v, layer := range c.layer {
		room[top][v], room[v][bottom] = c.prices[1][v], c.prices[0][v]
		if layer > 0 {
			room[top][v] = network.Never
		} else if layer < 0 {
			room[v][bottom] = network.Never
		}
	}
	for i, e := range n.Edges {
		room[e.From][e.To] += c.connections[i]
		room[e.To][e.From] += c.connections[i]
	}

	cost := 0
	var from []int
	for {
		var more int
		if more, from = fill(room, top, bottom); more == 0 {
			break
		}
		cost += more
	}
	var onTop, below, paid []int
	for v := range c.layer {
		if from[v] >= 0 {
			onTop = append(onTop, v)
		} else {
			below = append(below, v)
		}
	}
	for i, e := range n.Edges {
		if (from[e.From] >= 0) != (from[e.To] >= 0) {
			paid = append(paid, i)
		}
	}
	n.Says = "orange: top layer; blue: bottom layer; below: the two prices"
	n.Say("", "the program says %s", answer)
	n.Look("a", onTop...)
	n.Look("b", below...)
	n.Mark("mark", paid...)
	n.End(answer == fmt.Sprint(cost), fmt.Sprint(cost, " is right"))
}

// fill sends as much as possible along a shortest path. It returns the amount, and for each vertex its predecessor in
// the search, or -1 if the vertex was not reached.
func fill(room [][]int, start, end int) (amount int, from []int) {
	from = make([]int, len(room))
	for v := range from {
		from[v] = -1
	}
	from[start] = start
	for queue := []int{start}; len(queue) > 0; queue = queue[1:] {
		for w, r := range room[queue[0]] {
			if r > 0 && from[w] < 0 {
				from[w] = queue[0]
				queue = append(queue, w)
			}
		}
	}
	if from[end] < 0 {
		return 0, from
	}
	amount = network.Never
	for v := end; v != start; v = from[v] {
		amount = min(amount, room[from[v]][v])
	}
	for v := end; v != start; v = from[v] {
		room[from[v]][v] -= amount
		room[v][from[v]] += amount
	}
	return amount, from
}
