// Command output_visualizer draws the picture of uva10557: the rooms with their points, and a winning path through
// them or, if there is none, the rooms that the player can enter alive.
package main

import (
	"cmp"
	"fmt"
	"slices"

	"oj/testcases/internal/board"
	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

const mostSteps = 40 // a longer path is drawn in one step

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	var cases network.Cases
	for all := 0; ; all++ {
		rooms := in.Int(-1, 100)
		if rooms <= 0 {
			return cases.Draw(f, all)
		}
		n, points := network.New(rooms), make([]int, rooms)
		n.Directed = true
		for room := range rooms {
			points[room] = in.Int(-100, 100)
			for range in.Int(0, 100) {
				n.Edge(room, in.Int(1, rooms)-1, "")
			}
		}
		if in.Short {
			return cases.Draw(f, all)
		}
		play(n, points, cmp.Or(out.Next(), "nothing"))
		cases.Add(n)
	}
}

// play draws a winning path, or the rooms that can be entered if there is none.
func play(n *network.Network, points []int, answer string) {
	for room := range points {
		n.Under[room] = fmt.Sprintf("%+d", points[room])
	}
	way, alive := walk(n, points)
	if way == nil {
		n.Say("", "the program says %s", answer)
		n.Says = "green: rooms that the player can enter alive"
		for room := range points {
			if alive[room] {
				n.Look("c", room)
			}
		}
		n.End(answer == "hopeless", "it is hopeless")
		return
	}
	n.Say("", "in room 1 with 100 points")
	n.Look("c", 0)
	n.Says = fmt.Sprintf("a way through %d doors to room %d; the program says %s", len(way), len(points), answer)
	energy, token := 100, board.Token{}
	stand := func(room int) {
		token.Moments = append(token.Moments, board.Moment{Cell: board.Cell{Row: room}, Class: "f", Text: n.Names[room]})
	}
	stand(0)
	for k, e := range way {
		room := n.Edges[e].To
		if energy += points[room]; len(way) <= mostSteps {
			n.Say("", "step %d: into room %d with %d points", k+1, room+1, energy)
			n.Mark("o sg", way[:k]...)
			stand(room)
		}
		n.Mark("mark", e)
	}
	if len(n.Notes) > 1 {
		n.Tokens = []board.Token{token}
	} else {
		n.Notes[0].Text = fmt.Sprintf("this path ends with energy %d", energy)
	}
	n.End(answer == "winnable", "it is winnable")
}

// walk returns the doors on a shortest path to the last room, or nil if there is none, and for each room whether the
// player can enter it alive. The energy is limited to a maximum that is enough to pass through all rooms.
func walk(n *network.Network, points []int) (way []int, alive []bool) {
	next, enough := make([][]int, len(points)), 100*len(points)+1
	for i, e := range n.Edges {
		next[e.From] = append(next[e.From], i)
	}
	type step struct{ from, door int32 } // how a state (a room and an energy) was reached
	by := make([]step, len(points)*(enough+1))
	alive = make([]bool, len(points))
	start := min(100, enough)
	by[start].door = -1
	for queue := []int{start}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		room, energy := at/(enough+1), at%(enough+1)
		if alive[room] = true; room == len(points)-1 {
			way = []int{}
			for ; by[at].door > 0; at = int(by[at].from) {
				way = append(way, int(by[at].door)-1)
			}
			slices.Reverse(way)
			return way, alive
		}
		for _, e := range next[room] {
			left := min(energy+points[n.Edges[e].To], enough)
			to := n.Edges[e].To*(enough+1) + max(0, left)
			if left > 0 && by[to].door == 0 {
				by[to] = step{int32(at), int32(e + 1)}
				queue = append(queue, to)
			}
		}
	}
	return nil, alive
}
