// Command output_visualizer draws the picture of uva10158: line by line, the statements about friends and enemies,
// the resulting camps, and the questions.
package main

import (
	"cmp"
	"fmt"

	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

const mostLines, mostPeople = 120, 40 // the maximum numbers of lines and of people in a picture

func main() { svg.Visualize(draw) }

type war struct {
	*network.Network
	person []int // the person of each vertex
	vertex map[int]int
	camps  []camp // the camp of each person
}

// A camp tells on which side a person is: on the same side as the person with the index `of`, or, if other is set, on
// the opposite side.
type camp struct {
	of    int
	other bool
}

// find returns the camp of a person relative to a representative, who is the same for all connected people.
func (w *war) find(person int) camp {
	c := w.camps[person]
	if c.of != person {
		further := w.find(c.of)
		w.camps[person] = camp{further.of, c.other != further.other}
	}
	return w.camps[person]
}

func draw(f svg.Files) *svg.Picture {
	if f.Search() != nil {
		return sides(f)
	}
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	w := &war{Network: network.New(0), vertex: map[int]int{}, camps: make([]camp, in.Int(1, 10000))}
	for i := range w.camps {
		w.camps[i].of = i
	}
	hidden, wrong := 0, 0
	for {
		line := [3]int{in.Int(0, 4), in.Int(0, len(w.camps)-1), in.Int(0, len(w.camps)-1)}
		if line[0] == 0 || in.Short {
			break
		}
		right, got := w.hear(line), ""
		if right != "" {
			got = cmp.Or(out.Next(), "nothing")
		}
		if len(w.Notes) < mostLines && w.draws(line[1]) && w.draws(line[2]) {
			w.show(line, right, got)
		} else if hidden++; right != got {
			wrong++
		}
	}
	if hidden > 0 {
		w.Say("", "and %d more lines, which are not drawn", hidden)
		w.paint()
		w.End(wrong == 0, fmt.Sprintf("%d of these answers are wrong", wrong))
	} else if len(w.Notes) == 0 {
		w.Say("", "nothing is said")
	}
	w.Says = "green: friends; dashed: enemies; orange and blue: camps"
	var cases network.Cases
	cases.Add(w.Network)
	return cases.Draw(f, 1)
}

// hear executes an operation: it stores what the operation says about the camps, and returns the line to print.
func (w *war) hear(line [3]int) string {
	a, b := w.find(line[1]), w.find(line[2])
	known, apart := a.of == b.of, a.other != b.other
	switch enemies := line[0]%2 == 0; {
	case line[0] > 2 && known && apart == enemies:
		return "1"
	case line[0] > 2:
		return "0"
	case !known:
		w.camps[a.of] = camp{b.of, apart != enemies}
	case apart != enemies:
		return "-1"
	}
	return ""
}

// draws reports whether a person has a vertex. A new person gets a vertex if there are fewer than mostPeople
// vertices.
func (w *war) draws(person int) bool {
	_, known := w.vertex[person]
	if !known && len(w.person) < mostPeople {
		w.vertex[person] = w.Vertex(fmt.Sprint(person))
		w.person = append(w.person, person)
		return true
	}
	return known
}

// show adds a step for a line of the input. right is the right output for this line, and got is the program's output.
func (w *war) show(line [3]int, right, got string) {
	x, y, enemies := line[1], line[2], line[0]%2 == 0
	words := map[bool]string{false: "friends", true: "enemies"}[enemies]
	e := w.Edge(w.vertex[x], w.vertex[y], "")
	w.Edges[e].Class, w.Edges[e].Since = map[bool]string{false: "o sc", true: "line dash"}[enemies], len(w.Notes)
	switch {
	case line[0] > 2:
		w.Say("", "are %d and %d %s? The program says %s", x, y, words, got)
	case right != "":
		w.Say("", "%d and %d are %s: the program says %s", x, y, words, got)
	default:
		w.Say("", "%d and %d are %s", x, y, words)
	}
	if right != "" {
		w.Edges[e].Class = "none"
		w.End(got == right, right+" is right")
	}
	w.Mark("mark", e)
	w.paint()
}

// paint colours the two camps of every connected group of people, the first camp in orange.
func (w *war) paint() {
	members, first := map[int]int{}, map[int]bool{}
	for _, person := range w.person {
		c := w.find(person)
		if members[c.of]++; members[c.of] == 1 {
			first[c.of] = c.other
		}
	}
	for v, person := range w.person {
		if c := w.find(person); members[c.of] > 1 {
			w.Look(map[bool]string{true: "a", false: "b"}[c.other == first[c.of]], v)
		}
	}
}

// sides draws the people of a search: each person has a vertex for its own side and one for the side of its foes. An edge
// is visible as soon as the search uses it.
func sides(f svg.Files) *svg.Picture {
	in := svg.NewWords(f.Input)
	people, n, vertex := in.Int(1, 10000), network.New(0), map[int]int{}
	add := func(person int) {
		if _, known := vertex[person]; !known && len(n.Names) < mostPeople {
			vertex[person] = n.Vertex(fmt.Sprint(person))
			n.Vertex(fmt.Sprint("foes ", person))
			x := float64(len(vertex))
			n.X, n.Y = append(n.X, x, x), append(n.Y, 0, 1.5)
		}
	}
	for {
		operation, x, y := in.Int(0, 4), in.Int(0, people-1), in.Int(0, people-1)
		if operation == 0 || in.Short {
			break
		}
		add(x)
		add(y)
		a, isDrawn := vertex[x]
		b, areBoth := vertex[y]
		if !isDrawn || !areBoth || operation > 2 {
			continue
		}
		foes := operation - 1 // 0 for a statement about friends, 1 for one about enemies
		n.Edges = append(n.Edges, network.Edge{From: a, To: b + foes, Class: "none"}, network.Edge{From: a + 1, To: b + 1 - foes, Class: "none"})
	}
	n.Says = "above: each person with its friends; below: its foes"
	n.Say("", "")
	var cases network.Cases
	cases.Add(n)
	return cases.Draw(f, 1)
}
