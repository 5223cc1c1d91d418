// Command output_visualizer draws the picture of uva11506: the machines and wires with their prices, and a cheapest
// set of them that separates the boss from the server.
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
		machines, wires := in.Int(0, 50), in.Int(0, 1000)
		if machines < 2 || in.Short {
			return cases.Draw(f, all)
		}
		n, prices, wire := network.New(machines), make([]int, machines), make([]int, wires)
		for range machines - 2 {
			m := in.Int(2, machines-1) - 1
			prices[m] = in.Int(0, 100000)
			n.Under[m] = fmt.Sprint(prices[m])
		}
		for i := range wire {
			from, to := in.Int(1, machines)-1, in.Int(1, machines)-1
			wire[i] = in.Int(0, 100000)
			n.Edge(from, to, fmt.Sprint(wire[i]))
		}
		if in.Short {
			return cases.Draw(f, all)
		}
		n.Under[0], n.Under[machines-1] = "boss", "server"
		if answer := cmp.Or(out.Next(), "nothing"); f.Search() == nil {
			cut(n, prices, wire, answer) // a picture of a search must not show its answer
		}
		if f.Search() != nil {
			n.Keys = []svg.Key{{Shape: "line", Class: "mark", Meaning: "the path"}, {Shape: "line", Class: "sc", Meaning: "flow"}, {Shape: "line", Class: "ring", Meaning: "the cut"},
				{Shape: "text", Meaning: "numbers: the prices of wires, and, below them, of machines"}}
		}
		cases.Add(n)
	}
}

// cut finds the machines and wires to destroy: a minimum cut, computed by a maximum flow.
func cut(n *network.Network, prices, wires []int, answer string) {
	machines := len(prices)
	room := make([][]int, 2*machines) // residual capacities; machine m has the entry 2m and the exit 2m+1
	for i := range room {
		room[i] = make([]int, 2*machines)
	}
	for m, price := range prices {
		room[2*m][2*m+1] = price
	}
	for i, e := range n.Edges {
		room[2*e.From+1][2*e.To] += wires[i]
		room[2*e.To+1][2*e.From] += wires[i]
	}
	cost, from := 0, []int{}
	for {
		more := 0
		if more, from = fill(room, 1, 2*machines-2); more == 0 {
			break
		}
		cost += more
	}
	n.Say("", "the program says %s", answer)
	n.End(answer == fmt.Sprint(cost), fmt.Sprint(cost, " is right"))
	n.Says = "orange: still connected to the boss; dark blue: cut off; marked: destroyed"
	for m := range prices {
		switch with := from[2*m+1] >= 0; {
		case with:
			n.Looks[m] = "a"
		case m > 0 && m < machines-1 && from[2*m] >= 0:
			n.Looks[m] = "f"
			n.Look("mark", m)
		default:
			n.Looks[m] = "g"
		}
	}
	for i, e := range n.Edges {
		if from[2*e.From+1] >= 0 && from[2*e.To] < 0 || from[2*e.To+1] >= 0 && from[2*e.From] < 0 {
			n.Mark("mark dash", i)
		}
	}
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
