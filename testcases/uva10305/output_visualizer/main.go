// Command output_visualizer draws the picture of uva10305: the relations between the tasks, and step by step the order of
// the output.
package main

import (
	"fmt"
	"strconv"
	"strings"

	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, lines := svg.NewWords(f.Input), strings.Split(f.Output, "\n")
	var cases network.Cases
	for all := 0; ; all++ {
		tasks, relations := in.Int(0, 100), in.Int(0, 10000)
		if tasks == 0 || in.Short {
			return cases.Draw(f, all)
		}
		n := network.New(tasks)
		n.Directed = true
		for range relations {
			n.Edge(in.Int(1, tasks)-1, in.Int(1, tasks)-1, "")
		}
		if in.Short {
			return cases.Draw(f, all)
		}
		line := ""
		if all < len(lines) {
			line = lines[all]
		}
		follow(n, strings.Fields(line))
		cases.Add(n)
	}
}

// follow draws a step for each task of the output, up to the first mistake.
func follow(n *network.Network, order []string) {
	n.Says = "blue: done"
	done := make([]bool, len(n.Names))
	var list []int
	for _, word := range order {
		task, err := strconv.Atoi(word)
		if err != nil || task < 1 || task > len(done) || done[task-1] {
			n.Say("", "the program says %.20s", word)
			n.End(false, "this is no task that is left")
			return
		}
		n.Say("", "task %d", task)
		n.Look("b", list...)
		for i, e := range n.Edges {
			if e.To == task-1 && !done[e.From] {
				n.Mark("mark", i)
				n.Look("ring", task-1)
				n.End(false, fmt.Sprintf("task %d must come first", e.From+1))
				return
			}
		}
		done[task-1] = true
		list = append(list, task-1)
		n.Look("b", task-1)
	}
	if len(list) == 0 {
		n.Say("", "the program says nothing")
	}
	n.End(len(list) == len(done), fmt.Sprintf("%d tasks are missing", len(done)-len(list)))
}
