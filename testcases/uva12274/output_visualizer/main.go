// Command output_visualizer draws the picture of uva12274: the trees in which the monkey can be before each shot.
package main

import (
	"fmt"
	"math"
	"strings"

	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, lines := svg.NewWords(f.Input), strings.Split(f.Output, "\n")
	var cases network.Cases
	for all := 0; ; all++ {
		trees, edges := in.Int(0, 21), in.Int(0, 210)
		if trees == 0 || in.Short {
			return cases.Draw(f, all)
		}
		n := network.New(trees)
		for i := range n.Names {
			n.Names[i] = fmt.Sprint(i)
		}
		for range edges {
			n.Edge(in.Int(0, trees-1), in.Int(0, trees-1), "")
		}
		if in.Short {
			return cases.Draw(f, all)
		}
		answer := ""
		if all < len(lines) {
			answer = strings.TrimSpace(lines[all])
		}
		n.X, n.Y = circle(n)
		hunt(n, answer)
		cases.Add(n)
	}
}

// circle places the trees on a circle, in the order of a depth-first search, so that edges outside cycles do not
// cross.
func circle(n *network.Network) (x, y []float64) {
	count := len(n.Names)
	x, y = make([]float64, count), make([]float64, count)
	met, seen := 0, make([]bool, count)
	var walk func(v int)
	walk = func(v int) {
		y[v], x[v] = math.Sincos(2*math.Pi*float64(met)/float64(count) - math.Pi)
		met, seen[v] = met+1, true
		for _, e := range n.Edges {
			if w := e.From + e.To - v; (e.From == v || e.To == v) && !seen[w] {
				walk(w)
			}
		}
	}
	for v := range seen {
		if !seen[v] {
			walk(v)
		}
	}
	return x, y
}

const mostShots, mostSets = 200, 200000 // limits for drawn shots, and for examined sets of trees

// hunt adds a step for each shot of the answer. If the answer is Impossible, it shows the shots of the right answer.
func hunt(n *network.Network, answer string) {
	beside := make([]int, len(n.Names)) // for each tree, the set of its neighbours
	for _, e := range n.Edges {
		beside[e.From] |= 1 << e.To
		beside[e.To] |= 1 << e.From
	}
	right, known := fewest(beside)

	n.Set = func(state string) []int { return members(svg.Digits(state, 2)) }
	n.Says = "orange: where the monkey can be; ring: the shot; the program says " + answer
	_, list, _ := strings.Cut(answer, ":")
	if answer == "Impossible" {
		_, list, _ = strings.Cut(right, ":") // the shots of a right answer
	}

	// set contains the trees in which the monkey can be. At first, these are all trees.
	shots, set := svg.NewWords(list), 1<<len(beside)-1
	look := func() {
		for v := range beside {
			if set>>v&1 == 1 {
				n.Look("a", v)
			}
		}
	}

	// Show the shots up to the first one that is not a tree's number.
	for shots.More() && len(n.Notes) < mostShots {
		v := shots.Int(0, len(beside)-1)
		if shots.Short {
			break
		}
		n.Say("", "shot %d at tree %d", len(n.Notes)+1, v)
		look()
		n.Look("ring", v)
		set = jumped(beside, set&^(1<<v))
	}

	// The last step explains the result.
	switch count := len(members(set)); {
	case shots.Short || shots.More():
		n.Say("bad", "the next word is not a tree, or there are too many shots")
	case right == "Impossible" && answer == right:
		n.Say("good", "the monkey can always escape")
		n.Mark("mark", round(n)...)
	case count == 0:
		n.Say("", "the monkey is hit, wherever it was at the start")
	default:
		n.Say("", "the monkey can still be in %d trees", count)
	}
	if look(); known {
		n.End(answer == right, right+" is right")
	} else {
		n.Says += "; not checked: too many sets"
	}
}

// members returns the elements of a set in ascending order.
func members(set int) (list []int) {
	for v := 0; set>>v > 0; v++ {
		if set>>v&1 == 1 {
			list = append(list, v)
		}
	}
	return list
}

// jumped returns the set of trees in which the monkey can be after a jump from a tree of the given set.
func jumped(beside []int, set int) (after int) {
	for _, v := range members(set) {
		after |= beside[v]
	}
	return after
}

// round removes dead ends until there are none, and returns the remaining edges. They form the cycles and the paths
// between cycles.
func round(n *network.Network) (edges []int) {
	gone := make([]bool, len(n.Edges))
	for range n.Names {
		count := make([]int, len(n.Names))
		for i, e := range n.Edges {
			if !gone[i] {
				count[e.From]++
				count[e.To]++
			}
		}
		for i, e := range n.Edges {
			gone[i] = gone[i] || count[e.From] == 1 || count[e.To] == 1
		}
	}
	for i := range gone {
		if !gone[i] {
			edges = append(edges, i)
		}
	}
	return edges
}

// fewest returns the right answer, or false if the search takes too long. The breadth-first search meets sets of
// trees in the lexicographic order of the shots that lead to them, so the first solution is the smallest one.
func fewest(beside []int) (answer string, known bool) {
	type set struct {
		trees, shot int
		from        *set
	}
	start := &set{trees: 1<<len(beside) - 1}
	met := map[int]bool{start.trees: true}
	for queue := []*set{start}; len(queue) > 0; queue = queue[1:] {
		for v := range beside {
			s := &set{jumped(beside, queue[0].trees&^(1<<v)), v, queue[0]}
			if queue[0].trees&^(1<<v) == 0 {
				count := 0
				for ; s != start; s = s.from {
					count, answer = count+1, fmt.Sprint(" ", s.shot)+answer
				}
				return fmt.Sprint(count, ":") + answer, true
			}
			if !met[s.trees] {
				met[s.trees] = true
				queue = append(queue, s)
			}
		}
		if len(met) > mostSets {
			return "", false
		}
	}
	return "Impossible", true
}
