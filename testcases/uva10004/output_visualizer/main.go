// Command output_visualizer draws the picture of uva10004: the graph, coloured from vertex 0 on. An edge whose ends have
// equal colours is marked.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, lines := svg.NewWords(f.Input), strings.Split(f.Output, "\n")
	var cases network.Cases
	for all := 0; ; all++ {
		vertices := in.Int(0, 199)
		if vertices == 0 || in.Short {
			return cases.Draw(f, all)
		}
		n := network.New(vertices)
		for v := range n.Names {
			n.Names[v] = fmt.Sprint(v)
		}
		for range in.Int(0, 199*198/2) {
			n.Edge(in.Int(0, vertices-1), in.Int(0, vertices-1), "")
		}
		if in.Short {
			return cases.Draw(f, all)
		}
		answer := "nothing"
		if all < len(lines) && lines[all] != "" {
			answer = lines[all]
		}
		paint(n, answer)
		cases.Add(n)
	}
}

// paint colours the vertices in the order of a breadth-first search, one step for each distance.
func paint(n *network.Network, answer string) {
	away, _ := n.Ways(0, func(cost, _ int) int { return cost + 1 })
	for d := 0; ; d++ {
		var layers [2][]int
		found := false
		for v, distance := range away {
			if distance <= d {
				layers[distance%2] = append(layers[distance%2], v)
			}
			found = found || distance == d
		}
		if !found {
			break
		}
		n.Say("", "distance %d", d)
		n.Look("a", layers[0]...)
		n.Look("b", layers[1]...)
	}

	var equal, odd, even []int
	for i, e := range n.Edges {
		if away[e.From] < network.Never && away[e.From]%2 == away[e.To]%2 {
			equal = append(equal, i)
		}
	}
	for v, distance := range away {
		if distance < network.Never && distance%2 == 1 {
			odd = append(odd, v)
		} else if distance < network.Never {
			even = append(even, v)
		}
	}
	right := "BICOLORABLE."
	if len(equal) > 0 {
		right = "NOT BICOLORABLE."
	}
	n.Say("", "the program says %.30s", answer)
	n.Look("a", even...)
	n.Look("b", odd...)
	n.Mark("mark", equal...)
	n.End(answer == right, right+" is right")
	n.Says = "orange and blue: the colours; marked: both ends have one colour"
}
