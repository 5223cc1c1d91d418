// Command output_visualizer draws the picture of uva11504: the dominos that are pushed by hand, and how the others
// fall.
package main

import (
	"cmp"
	"fmt"

	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

const mostDominos, mostSteps = 60, 12 // if a case has more dominos or steps, only a part of its steps is drawn

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	all := in.Int(0, 1000000)
	var cases network.Cases
	for k := 0; k < all; k++ {
		n := network.New(in.Int(0, 100000))
		n.Directed = true
		for range in.Int(0, 100000) {
			n.Edge(in.Int(1, max(1, len(n.Names)))-1, in.Int(1, max(1, len(n.Names)))-1, "")
		}
		if in.Short || len(n.Names) == 0 {
			break
		}
		push(n, cmp.Or(out.Next(), "nothing"))
		cases.Add(n)
	}
	return cases.Draw(f, all)
}

// push draws the dominos that are pushed, and in each step the dominos that fall.
func push(n *network.Network, answer string) {
	next := make([][]int, len(n.Names))
	for _, e := range n.Edges {
		next[e.From] = append(next[e.From], e.To)
	}
	// Push the dominos in the reverse postorder of a depth-first search, unless they have already fallen: if another
	// domino knocks over the last one in postorder, the two knock each other over.
	var order []int
	for v, seen := 0, make([]bool, len(next)); v < len(next); v++ {
		order = finish(next, seen, v, order)
	}
	fallen, pushed := make([]bool, len(next)), []int{}
	for i := len(order) - 1; i >= 0; i-- {
		if !fallen[order[i]] {
			pushed = append(pushed, order[i])
			finish(next, fallen, order[i], nil)
		}
	}
	n.Say("", "%d are pushed by hand", len(pushed))
	n.Says = "orange: pushed by hand; the program says " + answer
	if len(next) <= 500 {
		n.Look("a", pushed...)
	}
	if len(next) <= mostDominos {
		fall(n, next, pushed)
	}
	n.End(answer == fmt.Sprint(len(pushed)), fmt.Sprintf("the right answer is %d, not %s", len(pushed), answer))
}

// finish appends the dominos that v knocks over to the slice `order`, in the postorder of a depth-first search.
func finish(next [][]int, seen []bool, v int, order []int) []int {
	if seen[v] {
		return order
	}
	seen[v] = true
	type visit struct{ v, done int }
	for stack := []visit{{v, 0}}; len(stack) > 0; {
		top := &stack[len(stack)-1]
		if top.done == len(next[top.v]) {
			order, stack = append(order, top.v), stack[:len(stack)-1]
			continue
		}
		w := next[top.v][top.done]
		if top.done++; !seen[w] {
			seen[w] = true
			stack = append(stack, visit{w, 0})
		}
	}
	return order
}

// fall adds a step for each moment at which other dominos fall.
func fall(n *network.Network, next [][]int, pushed []int) {
	fallen, before := make([]bool, len(next)), []int{}
	for _, v := range pushed {
		fallen[v] = true
	}
	for falling := pushed; len(n.Notes) < mostSteps; {
		before = append(before, falling...)
		var now []int
		for _, v := range falling {
			for _, w := range next[v] {
				if !fallen[w] {
					fallen[w] = true
					now = append(now, w)
				}
			}
		}
		if falling = now; len(now) == 0 {
			return
		}
		n.Say("", "%d of %d have fallen", len(before)+len(now), len(next))
		n.Look("b", before...)
		n.Look("a", pushed...)
		n.Look("d", now...)
	}
}
