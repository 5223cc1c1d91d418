// Command output_visualizer draws the picture of uva10048: the streets, and for each of the first queries the
// quietest path, with its loudest street in red.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

// A picture shows the first mostQueries queries of a case, and at most mostQueries wrong answers to later ones.
const mostQueries = 12

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in := svg.NewWords(f.Input)
	answers := strings.Split(f.Output, "Case #")
	var cases network.Cases
	for all := 0; ; all++ {
		crossings, streets, queries := in.Int(0, 100), in.Int(0, 1000), in.Int(0, 10000)
		if crossings == 0 || in.Short {
			return cases.Draw(f, all)
		}
		n, noise := network.New(crossings), make([]int, streets)
		for i := range noise {
			a, b := in.Int(1, crossings), in.Int(1, crossings)
			noise[i] = in.Int(0, 1<<31-1)
			n.Edge(a-1, b-1, fmt.Sprint(noise[i]))
		}
		var lines []string
		if all+1 < len(answers) {
			lines = strings.Split(answers[all+1], "\n")[1:]
		}
		var asked [][2]int
		for range queries {
			asked = append(asked, [2]int{in.Int(1, crossings) - 1, in.Int(1, crossings) - 1})
		}
		if in.Short {
			return cases.Draw(f, all)
		}
		ask(n, noise, asked, lines)
		cases.Add(n)
	}
}

// ask draws the first queries, and some of the later queries to which the output's answer is wrong.
func ask(n *network.Network, noise []int, asked [][2]int, answers []string) {
	type search struct{ costs, last []int }
	wrong, searches := 0, map[int]search{}
	for i, q := range asked {
		got := "nothing"
		if i < len(answers) {
			got = strings.TrimSpace(answers[i])
		}
		ways, found := searches[q[0]]
		if !found {
			ways.costs, ways.last = n.Ways(q[0], func(cost, edge int) int { return max(cost, noise[edge]) })
			searches[q[0]] = ways
		}
		right := "no path"
		if ways.costs[q[1]] < network.Never {
			right = fmt.Sprint(ways.costs[q[1]])
		}
		if got != right {
			wrong++
		}
		if i >= mostQueries && (got == right || wrong > mostQueries) {
			continue
		}
		n.Say("", "query %d of %d, from %d to %d: the program says %s", i+1, len(asked), q[0]+1, q[1]+1, got)
		n.End(got == right, right+" is right")
		n.Look("a", q[0], q[1])
		for _, e := range n.Way(ways.last, q[1]) {
			if n.Mark("mark", e); noise[e] == ways.costs[q[1]] {
				n.Mark("ring", e)
			}
		}
	}
	n.Says = "red: the loudest street"
	if len(asked) == 0 {
		n.Say("", "nothing is asked")
	} else if len(n.Notes) < len(asked) {
		n.Says += fmt.Sprintf("; of %d queries the first %d, and wrong ones", len(asked), mostQueries)
	}
}
