// Command output_visualizer draws the picture of uva10199: the routes, and the places that get a camera.
package main

import (
	"fmt"
	"slices"
	"strings"

	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, blocks := svg.NewWords(f.Input), strings.Split(f.Output, "City map #")
	var cases network.Cases
	for all := 0; ; all++ {
		places := in.Int(0, 100)
		if places == 0 || in.Short {
			return cases.Draw(f, all)
		}
		n, place := network.New(places), map[string]int{}
		for v := range n.Names {
			name := in.Next()
			if strings.Trim(name, "abcdefghijklmnopqrstuvwxyz") != "" {
				in.Short = true // an invalid input: draw only the cases before it
				break
			}
			n.Names[v] = name
			place[name] = v
		}
		for range in.Int(0, 4950) {
			n.Edge(place[in.Next()], place[in.Next()], "")
		}
		if in.Short {
			return cases.Draw(f, all)
		}
		var got []string
		if all+1 < len(blocks) {
			lines := strings.Split(strings.TrimSpace(blocks[all+1]), "\n")
			got = lines[1:]
		}
		watch(n, got)
		cases.Add(n)
	}
}

// parts returns the number of connected parts without a closed place; -1 closes none.
func parts(n *network.Network, closed int) (count int) {
	beside := make([][]int, len(n.Names))
	for _, e := range n.Edges {
		beside[e.From], beside[e.To] = append(beside[e.From], e.To), append(beside[e.To], e.From)
	}
	seen := make([]bool, len(beside))
	for start := range beside {
		if seen[start] || start == closed {
			continue
		}
		count++
		seen[start] = true
		for queue := []int{start}; len(queue) > 0; queue = queue[1:] {
			for _, v := range beside[queue[0]] {
				if v != closed && !seen[v] {
					seen[v] = true
					queue = append(queue, v)
				}
			}
		}
	}
	return count
}

// watch closes one place after the other, and compares the places that need a camera with those of the output.
func watch(n *network.Network, got []string) {
	var right []string
	var cameras []int
	all := parts(n, -1)
	for v, name := range n.Names {
		if without := parts(n, v); without > all {
			n.Say("", "without %s, there are %d parts instead of %d", name, without, all)
			n.Look("ring", v)
			right = append(right, name)
			cameras = append(cameras, v)
		}
	}
	slices.Sort(right)
	n.Say("", "the program finds %d", len(got))
	n.Look("a", cameras...)
	n.End(slices.Equal(got, right), fmt.Sprintf("%d are right: %.60s", len(right), strings.Join(right, " ")))
	n.Says = "orange: a camera"
}
