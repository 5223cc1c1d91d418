// Command output_visualizer draws the picture of uva10296: the stations of odd degree and the trails. Trails that are
// walked twice are marked.
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
	var cases network.Cases
	for all := 0; ; all++ {
		n := network.New(in.Int(0, 15))
		if len(n.Names) == 0 {
			return cases.Draw(f, all)
		}
		lengths, sum := make([]int, in.Int(0, 1000)), 0
		for i := range lengths {
			a, b := in.Int(1, len(n.Names))-1, in.Int(1, len(n.Names))-1
			lengths[i] = in.Int(0, 1<<31-1)
			n.Edge(a, b, fmt.Sprint(lengths[i]))
			sum += lengths[i]
		}
		if in.Short {
			return cases.Draw(f, all)
		}
		jog(n, lengths, sum, cmp.Or(out.Next(), "nothing"))
		cases.Add(n)
	}
}

// jog pairs the stations of odd degree such that the sum of the distances is least, and draws the result.
func jog(n *network.Network, lengths []int, sum int, answer string) {
	odd := 0
	for _, e := range n.Edges {
		odd ^= 1<<e.From ^ 1<<e.To
	}
	var costs, last [15][]int
	for v := range n.Names {
		costs[v], last[v] = n.Ways(v, func(cost, edge int) int { return cost + lengths[edge] })
	}
	// An odd station has an odd number of trails. For each set of odd stations, best is the least sum of distances
	// over all ways to pair them, and pair is one of the pairs of the best way.
	best, pair := make([]int, odd+1), make([][2]int, odd+1)
	for set := 1; set <= odd; set++ {
		a := 0
		for set>>a&1 == 0 {
			a++
		}
		best[set] = network.Never
		for b := a + 1; b < len(n.Names); b++ {
			if rest := set &^ (1<<a | 1<<b); set>>b&1 > 0 && costs[a][b]+best[rest] < best[set] {
				best[set], pair[set] = costs[a][b]+best[rest], [2]int{a, b}
			}
		}
	}
	n.Say("", "trails of %d, %d of it twice: the program says %s", sum, best[odd], answer)
	n.End(answer == fmt.Sprint(sum+best[odd]), fmt.Sprint(sum+best[odd], " is right"))
	n.Says = "orange: stations of odd degree, and the trails that are walked twice"
	for set := odd; set > 0 && best[set] < network.Never; {
		a, b := pair[set][0], pair[set][1]
		n.Look("a", a, b)
		n.Mark("mark", n.Way(last[a], b)...)
		set &^= 1<<a | 1<<b
	}
}
