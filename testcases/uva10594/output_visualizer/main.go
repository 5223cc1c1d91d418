// Command output_visualizer draws the picture of uva10594: the links with their times, and a flow with the least
// total time.
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
	all := 0
	for ; in.More(); all++ {
		n := network.New(in.Int(1, 100))
		times := make([]int, in.Int(0, 5000))
		for i := range times {
			from, to := in.Int(1, len(n.Names))-1, in.Int(1, len(n.Names))-1
			times[i] = in.Int(0, 1<<31-1)
			n.Edge(from, to, fmt.Sprint(times[i]))
		}
		amount, room := in.Int(0, 1<<31-1), in.Int(0, 1<<31-1)
		if in.Short {
			break
		}
		n.Looks[0], n.Looks[len(n.Looks)-1] = "a", "b"
		if answer := cmp.Or(out.Next(), "nothing"); f.Search() == nil {
			send(n, times, amount, room, answer) // a picture of a search must not show the flow
		}
		cases.Add(n)
	}
	return cases.Draw(f, all)
}

// send computes a cheapest flow path by path, and draws the flow.
func send(n *network.Network, times []int, amount, room int, answer string) {
	flow, sent, cost := make([]int, len(times)), 0, 0
	for sent < amount {
		path, forward, price := cheapest(n, times, flow, room)
		if path == nil {
			break
		}
		most := amount - sent
		for _, e := range path {
			switch {
			case forward[e] && flow[e] < 0 || !forward[e] && flow[e] > 0: // the path uses the link against its flow
				most = min(most, max(flow[e], -flow[e]))
			default:
				most = min(most, room-max(flow[e], -flow[e]))
			}
		}
		for _, e := range path {
			if forward[e] {
				flow[e] += most
			} else {
				flow[e] -= most
			}
		}
		sent, cost = sent+most, cost+most*price
	}
	n.Say("", "the program says %s", answer)
	right := fmt.Sprint(cost)
	if sent < amount {
		right = "Impossible."
	}
	n.End(answer == right, right+" is right")
	n.Says = fmt.Sprintf("%d of %d units arrive; each link has capacity %d", sent, amount, room)
	for i := range flow {
		e := &n.Edges[i]
		if flow[i] < 0 {
			e.From, e.To, flow[i] = e.To, e.From, -flow[i]
		}
		if flow[i] > 0 {
			e.Arrow, e.Text = true, fmt.Sprintf("%d x %d", flow[i], times[i])
			n.Mark("mark", i)
		}
	}
}

// cheapest returns the links of a cheapest path in the residual network, their directions, and the path's time for
// one unit. A link that is used against its flow has a negative time.
func cheapest(n *network.Network, times, flow []int, room int) (path []int, forward map[int]bool, price int) {
	costs, last := make([]int, len(n.Names)), make([]int, len(n.Names))
	for v := range costs {
		costs[v], last[v] = network.Never, -1
	}
	costs[0] = 0
	for changed := true; changed; {
		changed = false
		for i, e := range n.Edges {
			for _, ends := range [2][3]int{{e.From, e.To, flow[i]}, {e.To, e.From, -flow[i]}} {
				time := times[i]
				if ends[2] < 0 {
					time = -time
				}
				if costs[ends[0]] < network.Never && ends[2] < room && costs[ends[0]]+time < costs[ends[1]] {
					costs[ends[1]], last[ends[1]], changed = costs[ends[0]]+time, i, true
				}
			}
		}
	}
	end := len(costs) - 1
	if end == 0 || last[end] < 0 {
		return nil, nil, 0
	}
	forward = map[int]bool{}
	for v := end; v != 0; {
		e := n.Edges[last[v]]
		path, forward[last[v]] = append(path, last[v]), e.To == v
		v = e.From + e.To - v
	}
	return path, forward, costs[end]
}
