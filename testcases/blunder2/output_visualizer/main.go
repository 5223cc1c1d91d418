// Command output_visualizer draws the picture of blunder2: the rooms, arranged in floors so that all doors lead down,
// and a path to the exit with the largest sum of money.
package main

import (
	"cmp"
	"fmt"
	"sort"
	"strconv"
	"strings"

	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

const mostFloors = 60 // if there are more floors, the rooms are not arranged in floors

func main() { svg.Visualize(draw) }

// A house has two doors in each room. A door leads to a room, or outside (-1).
type house struct {
	money []int
	doors [][2]int
	// the rooms in an order in which each room comes after the rooms to which its doors lead; incomplete if there is
	// a cycle
	order []int
}

func draw(f svg.Files) *svg.Picture {
	in, answer := svg.NewWords(f.Input), cmp.Or(strings.TrimSpace(f.Output), "nothing")
	rooms := in.Int(1, 10000)
	h := house{money: make([]int, rooms), doors: make([][2]int, rooms)}
	for range rooms {
		room := in.Int(0, rooms-1)
		h.money[room] = in.Int(0, 1000000)
		for i := range h.doors[room] {
			door := in.Next()
			to, err := strconv.Atoi(door)
			if h.doors[room][i] = to; err != nil {
				h.doors[room][i] = -1
			}
			in.Short = in.Short || door != "E" && (err != nil || to < 0 || to >= rooms)
		}
	}
	if in.Short || !h.sort() {
		return svg.Message("the input holds no building in which one never comes to a room twice")
	}
	var cases network.Cases
	cases.Add(h.network(answer))
	return cases.Draw(f, 1)
}

func (h *house) network(answer string) *network.Network {
	best, next := make([]int, len(h.money)), make([]int, len(h.money)) // for each room, the most money that can be collected from there on, and the door to take
	for _, room := range h.order {
		for i, to := range h.doors[room] {
			if to >= 0 && best[to] > best[room] {
				best[room], next[room] = best[to], i
			}
		}
		best[room] += h.money[room]
	}
	n := network.New(len(h.money))
	n.Directed = true
	h.place(n)
	n.Say("", "the program says %s", answer)
	n.End(answer == fmt.Sprint(best[0]), fmt.Sprint(best[0], " is right"))
	n.Says = "+: money; E: a door leads outside"
	edges, reached := make([][2]int, len(h.money)), map[int]bool{0: true}
	for i := len(h.order) - 1; i >= 0; i-- {
		room := h.order[i]
		n.Names[room], n.Under[room] = fmt.Sprint(room), fmt.Sprint("+", h.money[room])
		if !reached[room] {
			n.Looks[room] = "o"
			n.Says = "+: money; E: a door leads outside; pale: unreachable rooms"
		}
		for k, to := range h.doors[room] {
			if to < 0 {
				n.Under[room] = fmt.Sprint("+", h.money[room], " E")
				continue
			}
			edges[room][k] = n.Edge(room, to, "")
			reached[to] = reached[to] || reached[room]
		}
	}
	for room := 0; room >= 0; room = h.doors[room][next[room]] {
		if n.Look("c", room); h.doors[room][next[room]] >= 0 {
			n.Mark("mark", edges[room][next[room]])
		}
	}
	return n
}

// sort computes the order, and reports whether there is one: it fails if the doors form a cycle.
func (h *house) sort() bool {
	doors, into := make([]int, len(h.money)), make([][]int, len(h.money))
	for room, d := range h.doors {
		for _, to := range d {
			if to >= 0 {
				doors[room]++
				into[to] = append(into[to], room)
			}
		}
	}
	for room, left := range doors {
		if left == 0 {
			h.order = append(h.order, room)
		}
	}
	for i := 0; i < len(h.order); i++ {
		for _, room := range into[h.order[i]] {
			if doors[room]--; doors[room] == 0 {
				h.order = append(h.order, room)
			}
		}
	}
	return len(h.order) == len(h.money)
}

// place puts each room below the rooms whose doors lead to it, and close to them.
func (h *house) place(n *network.Network) {
	floor, above := make([]int, len(h.money)), make([][]int, len(h.money))
	floors := [mostFloors][]int{}
	for i := len(h.order) - 1; i >= 0; i-- {
		room := h.order[i]
		if floor[room] >= mostFloors {
			return
		}
		for _, to := range h.doors[room] {
			if to >= 0 {
				floor[to] = max(floor[to], floor[room]+1)
				above[to] = append(above[to], room)
			}
		}
	}
	for room, k := range floor {
		floors[k] = append(floors[k], room)
	}
	n.X, n.Y = make([]float64, len(h.money)), make([]float64, len(h.money))
	for k, rooms := range floors {
		middle := func(room int) (x float64) {
			for _, a := range above[room] {
				x += n.X[a] / float64(len(above[room]))
			}
			return x
		}
		sort.SliceStable(rooms, func(i, j int) bool { return middle(rooms[i]) < middle(rooms[j]) })
		for i, room := range rooms {
			n.X[room], n.Y[room] = float64(i)-float64(len(rooms)-1)/2, float64(k)
		}
	}
}
