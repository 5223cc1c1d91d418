// Command output_visualizer draws the picture of uva10054: the colours as vertices, the beads as edges, numbered in
// the order of the ring, and the mistake in the ring.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

const mostSteps = 60 // a ring with more beads is drawn in one step

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in := svg.NewWords(f.Input)
	all, answers := in.Int(0, 1000000), strings.Split(f.Output, "Case #")
	var cases network.Cases
	for k := 1; k <= all; k++ {
		beads := make([][2]int, in.Int(0, 1000))
		for i := range beads {
			beads[i] = [2]int{in.Int(1, 50), in.Int(1, 50)}
		}
		if in.Short {
			break
		}
		answer := ""
		if k < len(answers) {
			_, answer, _ = strings.Cut(answers[k], "\n")
		}
		n, vertex := colours(beads)
		if strings.TrimSpace(answer) == "some beads may be lost" {
			lost(n)
		} else {
			ring(n, vertex, svg.NewWords(answer))
		}
		cases.Add(n)
	}
	return cases.Draw(f, all)
}

// colours returns the network of the beads, and the vertex of each colour.
func colours(beads [][2]int) (n *network.Network, vertex map[int]int) {
	n, vertex = network.New(0), map[int]int{}
	for _, bead := range beads {
		for _, colour := range bead {
			if _, known := vertex[colour]; !known {
				vertex[colour] = n.Vertex(fmt.Sprint(colour))
			}
		}
		n.Edge(vertex[bead[0]], vertex[bead[1]], "")
	}
	return n, vertex
}

// lost draws the reason why the beads do not form a ring.
func lost(n *network.Network) {
	times, apart := make([]int, len(n.Names)), 0
	for _, e := range n.Edges {
		times[e.From]++
		times[e.To]++
	}
	n.Say("", "some beads may be lost")
	for v := range times {
		if times[v]%2 > 0 {
			n.Look("a", v)
			n.Says = "orange: colours that occur an odd number of times"
		}
	}
	if len(n.Names) > 0 {
		costs, _ := n.Ways(0, func(cost, _ int) int { return cost + 1 })
		for _, c := range costs {
			apart = max(apart, c)
		}
	}
	if n.Says == "" && apart == network.Never {
		n.Says = "the beads are not connected"
	}
	n.End(n.Says != "", "they form a ring")
}

// ring draws the beads in the order of the output, up to the first mistake.
func ring(n *network.Network, vertex map[int]int, out *svg.Words) {
	n.Say("", "%d beads", len(n.Edges))
	unused := map[[2]int][]int{}
	for i, e := range n.Edges {
		pair := [2]int{min(e.From, e.To), max(e.From, e.To)}
		unused[pair] = append(unused[pair], i)
	}
	strung, wrong := []int{}, ""
	for k := 1; out.More() && wrong == ""; k++ {
		a, b := out.Int(1, 50), out.Int(1, 50)
		if out.Short {
			wrong = fmt.Sprintf("bead %d is not two colours", k)
			break
		}
		from, to := vertex[a], vertex[b]
		pair := [2]int{min(from, to), max(from, to)}
		if len(n.Edges) <= mostSteps {
			n.Say("", "bead %d of %d: %d to %d", k, len(n.Edges), a, b)
			n.Mark("o sg", strung...)
		}
		if len(unused[pair]) == 0 || n.Names[from] != fmt.Sprint(a) || n.Names[to] != fmt.Sprint(b) {
			wrong = fmt.Sprintf("no bead %d, %d is left", a, b)
			break
		}
		if i := len(strung) - 1; i >= 0 && n.Edges[strung[i]].To != from {
			wrong = "the bead before ends with colour " + n.Names[n.Edges[strung[i]].To]
		}
		e := unused[pair][0]
		unused[pair] = unused[pair][1:]
		n.Edges[e].From, n.Edges[e].To, n.Edges[e].Arrow = from, to, true
		strung = append(strung, e)
		if len(n.Edges) <= mostSteps {
			n.Edges[e].Text = fmt.Sprint(k)
			n.Mark("mark", e)
		}
	}
	switch {
	case wrong != "":
	case len(strung) < len(n.Edges):
		wrong = fmt.Sprintf("%d beads are missing", len(n.Edges)-len(strung))
	case len(strung) > 0 && n.Edges[strung[0]].From != n.Edges[strung[len(strung)-1]].To:
		wrong = "the ring is not closed"
	}
	n.End(wrong == "", wrong)
}
