// Command output_visualizer draws the picture of uva12168: the viewers with their votes, the contradictions, and a largest
// set of viewers who can be content.
package main

import (
	"cmp"
	"fmt"
	"strings"

	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

type vote struct{ stays, goes string }

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	var cases network.Cases
	count := in.Int(0, 100)
	for range count {
		in.Int(0, 100)
		in.Int(0, 100)
		votes := make([]vote, in.Int(0, 500))
		n := network.New(len(votes))
		for i := range votes {
			votes[i] = vote{in.Next(), in.Next()}
			if !isAnimal(votes[i].stays) || !isAnimal(votes[i].goes) {
				in.Short = true // an invalid input: draw only the cases before it
			}
			n.Under[i] = votes[i].stays + " -" + votes[i].goes
		}
		if in.Short {
			break
		}
		choose(n, votes, cmp.Or(out.Next(), "nothing"), f.Search() != nil)
		cases.Add(n)
	}
	return cases.Draw(f, count)
}

func isAnimal(word string) bool {
	return len(word) > 1 && len(word) < 5 && strings.ContainsAny(word[:1], "CD") && strings.Trim(word[1:], "0123456789") == ""
}

// choose draws the contradictions, and marks the viewers who can be content. It finds them beside a maximum matching. A
// picture of a search must not show its answer.
func choose(n *network.Network, votes []vote, answer string, isSearch bool) {
	against := make([][]int, len(votes))
	for i, v := range votes {
		for j, w := range votes[:i] {
			if v.stays == w.goes || v.goes == w.stays {
				n.Edge(i, j, "")
				against[i], against[j] = append(against[i], j), append(against[j], i)
			}
		}
	}

	if isSearch {
		n.Keys = []svg.Key{{Shape: "text", Meaning: "left: cat lovers, right: dog lovers; lines: contradictions"}}
		for i, v := range votes {
			side := 0.
			if strings.HasPrefix(v.stays, "D") {
				side = 2
			}
			n.X, n.Y = append(n.X, side), append(n.Y, float64(i))
		}
		return
	}
	partner := make([]int, len(votes))
	for i := range partner {
		partner[i] = -1
	}
	var tried []bool
	var match func(c int) bool
	match = func(c int) bool {
		for _, d := range against[c] {
			if !tried[d] {
				tried[d] = true
				if partner[d] < 0 || match(partner[d]) {
					partner[c], partner[d] = d, c
					return true
				}
			}
		}
		return false
	}
	for i, v := range votes {
		if strings.HasPrefix(v.stays, "C") {
			tried = make([]bool, len(votes))
			match(i)
		}
	}

	// From the cat lovers without a partner, walk along alternating paths: the cat lovers that are reached and the dog lovers
	// that are not reached can be content.
	reached := make([]bool, len(votes))
	var queue []int
	for i, v := range votes {
		if strings.HasPrefix(v.stays, "C") && partner[i] < 0 {
			reached[i] = true
			queue = append(queue, i)
		}
	}
	for k := 0; k < len(queue); k++ {
		for _, d := range against[queue[k]] {
			if !reached[d] && partner[d] >= 0 {
				reached[d], reached[partner[d]] = true, true
				queue = append(queue, partner[d])
			}
		}
	}
	var content []int
	for i, v := range votes {
		if strings.HasPrefix(v.stays, "C") == reached[i] {
			content = append(content, i)
		}
	}
	n.Says = "lines: contradictions; blue: can be content together"
	n.Say("", "the program says %s", answer)
	n.Look("b", content...)
	n.End(answer == fmt.Sprint(len(content)), fmt.Sprint(len(content), " is right"))
}
