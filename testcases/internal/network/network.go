// Package network draws puzzles that give a graph, a case after the other: vertices as discs with names, edges with
// texts, and what is marked in them at each step.
//
//	n := network.New(7)                          // vertices 0 to 6, named 1 to 7; n.Directed for arrows
//	road := n.Edge(0, 3, "120")
//	n.Names[0], n.Looks[0] = "s", "a"            // at all steps
//	n.Under[3] = "here"                          // a small text below the vertex
//	n.Say("", "from s to 4: %s", answer)         // a step, as of a board.Board, whose Says, End and Tokens it has, too
//	n.Mark("mark", road)                         // edges at this step; n.Look does the same to vertices
//	n.End(answer == "120", "120 is right")
//	cases.Add(n)                                 // of a network.Cases
//	return cases.Draw(all)
//
// Up to about 60 vertices have names, more of them are dots; texts of many edges show while they are marked. Of a graph
// that is too large what is marked is drawn alone, and the picture says so.
package network

import (
	"fmt"
	"sort"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

// A Network is one case. It has a step for each of its notes; tokens stand on vertices, the rows of their cells.
type Network struct {
	board.Board
	Directed     bool
	Names        []string // of the vertices
	Looks, Under []string // classes of the vertices, "" for node, and what is written below them
	Edges        []Edge
	X, Y         []float64        // where the vertices lie, Y downwards, in any unit; nil for a layout
	marks, looks []map[int]string // classes of edges and of vertices by step
	radius       float64          // of the discs
	touched      []int            // vertices in the order in which they, or their edges, were marked
	fewTexts     bool             // all texts of edges are written
	left         string           // says what is left out
}

// An Edge joins two vertices, which may be the same.
type Edge struct {
	From, To int
	Text     string
	Class    string // "" for line; none for an edge that shows while it is marked only
	Since    int    // the step from which it is there
	Arrow    bool   // it has one although the network is not directed

	curve
}

// New returns a network of so many vertices, named from 1.
func New(vertices int) *Network {
	n := &Network{}
	for v := range vertices {
		n.Vertex(fmt.Sprint(v + 1))
	}
	return n
}

// Vertex adds a vertex and returns its number.
func (n *Network) Vertex(name string) int {
	n.Names, n.Looks, n.Under = append(n.Names, name), append(n.Looks, ""), append(n.Under, "")
	return len(n.Names) - 1
}

// Edge adds an edge and returns its number.
func (n *Network) Edge(from, to int, text string) int {
	n.Edges = append(n.Edges, Edge{From: from, To: to, Text: text})
	return len(n.Edges) - 1
}

// Mark gives edges a class at the step of the last note.
func (n *Network) Mark(class string, edges ...int) {
	n.marks = n.at(n.marks, class, edges)
	for _, i := range edges {
		n.touched = append(n.touched, n.Edges[i].From, n.Edges[i].To)
	}
}

// Look gives vertices a class at the step of the last note; mark and ring draw a ring around them.
func (n *Network) Look(class string, vertices ...int) {
	n.looks = n.at(n.looks, class, vertices)
	n.touched = append(n.touched, vertices...)
}

func (n *Network) at(marks []map[int]string, class string, list []int) []map[int]string {
	for len(marks) < len(n.Notes) {
		marks = append(marks, map[int]string{})
	}
	for _, i := range list {
		marks[len(n.Notes)-1][i] = class
	}
	return marks
}

// What is drawn at most: of a case and of all.
const (
	mostVertices, mostEdges = 500, 3000
	mostPlaced              = 2000 // vertices, if no layout is to be found
	mostMarked              = 100  // vertices of what is too large
	mostPieces              = 6000
	mostTexts               = 60 // of edges that are not marked
	mostNames               = 12 // of marked vertices that are dots
)

// Cases are the cases of one input.
type Cases struct {
	boards []board.Board
	pieces int
	met    int // cases
	extra  int // of them that are drawn for being wrong, though there was no room
}

// room reports whether there is room for another case.
func (c *Cases) room() bool { return board.Room(c.boards) && c.pieces < mostPieces }

// Add adds a case, which must not change any more, if there is room or something is wrong in it.
func (c *Cases) Add(n *Network) {
	if c.met, n.Number = c.met+1, c.met+1; !c.room() {
		if c.extra == board.MostWrong || !n.Wrong() {
			return
		}
		c.extra++
	}
	c.pieces += len(n.Names) + len(n.Edges)
	if vertices := len(n.Names); vertices > mostVertices && (n.X == nil || vertices > mostPlaced) || len(n.Edges) > mostEdges {
		n.reduce()
	}
	n.place()
	n.omit()
	if more := n.written() - n.Width*unit; more > 0 {
		n.Width += more / unit
		for v := range n.X {
			n.X[v] += more / 2
		}
		n.bend()
	}
	n.Spot = func(c board.Cell) (x, y float64) {
		if c.Row < 0 || c.Row >= len(n.X) {
			return 0, n.Height
		}
		return n.X[c.Row] / unit, n.Y[c.Row] / unit
	}
	n.More = n.draw
	c.boards = append(c.boards, n.Board)
}

// written returns how wide what is said is, in letters that are not large, with words before it that name the case.
func (n *Network) written() float64 {
	most := max(7.2*float64(len([]rune(n.Says))), 6*float64(len(n.left)))
	for _, note := range n.Notes {
		most = max(most, 7.2*float64(len([]rune(note.Text))+len("case 10 of 10: ")))
	}
	return min(most, 14.5*unit)
}

// Draw draws the cases of an input that has so many.
func (c *Cases) Draw(all int) *svg.Picture { return board.Draw(c.boards, all) }

// reduce leaves only what is marked; if no edges are, those between marked vertices stay.
func (n *Network) reduce() {
	marked, wanted := map[int]bool{}, map[int]bool{}
	for _, marks := range n.marks {
		for i := range marks {
			marked[i] = true
		}
	}
	var kept []int
	for _, v := range n.touched {
		if !wanted[v] && len(kept) < mostMarked {
			kept = append(kept, v)
		}
		wanted[v] = true
	}
	n.left = fmt.Sprintf("%d vertices and %d edges are too many to draw", len(n.Names), len(n.Edges))
	if len(kept) > 0 {
		n.left = fmt.Sprintf("%d vertices, %d edges: %d of %d marked ones are drawn", len(n.Names), len(n.Edges), len(kept), len(wanted))
	}
	small, vertex, edge := New(len(kept)), map[int]int{}, map[int]int{}
	for i, v := range kept {
		vertex[v] = i
		small.Names[i], small.Looks[i], small.Under[i] = n.Names[v], n.Looks[v], n.Under[v]
		if n.X != nil {
			small.X, small.Y = append(small.X, n.X[v]), append(small.Y, n.Y[v])
		}
	}
	for i, e := range n.Edges {
		from, ok := vertex[e.From]
		to, both := vertex[e.To]
		if ok && both && (marked[i] || len(marked) == 0) && len(small.Edges) < mostEdges {
			edge[i] = len(small.Edges)
			e.From, e.To = from, to
			small.Edges = append(small.Edges, e)
		}
	}
	n.marks, n.looks = renumbered(n.marks, edge), renumbered(n.looks, vertex)
	n.Names, n.Looks, n.Under, n.Edges, n.X, n.Y = small.Names, small.Looks, small.Under, small.Edges, small.X, small.Y
}

func renumbered(marks []map[int]string, number map[int]int) (list []map[int]string) {
	for _, m := range marks {
		changed := map[int]string{}
		for i, class := range m {
			if j, kept := number[i]; kept {
				changed[j] = class
			}
		}
		list = append(list, changed)
	}
	return list
}

// spans calls what draws a mark once for all steps through which it stays, from the first.
func spans(marks []map[int]string, draw func(from, to, item int, class string)) {
	for k, m := range marks {
		var items []int
		for i := range m {
			items = append(items, i)
		}
		sort.Ints(items)
		for _, i := range items {
			if k > 0 && marks[k-1][i] == m[i] {
				continue
			}
			to := k
			for to+1 < len(marks) && marks[to+1][i] == m[i] {
				to++
			}
			draw(k, to, i, m[i])
		}
	}
}
