// Package network draws puzzles that are played on graphs. Vertices are discs with names, edges have texts,
// and marks change from step to step. If the input contains several cases, the picture shows their graphs one
// after the other.
//
//	n := network.New(7)                          // vertices 0 to 6, named 1 to 7; set n.Directed for arrows
//	road := n.Edge(0, 3, "120")
//	n.Names[0], n.Looks[0] = "s", "a"            // at all steps
//	n.Under[3] = "here"                          // a small text below the vertex
//	n.Say("", "from s to 4: %s", answer)         // a step; see board.Board for n.Says, n.End and n.Tokens
//	n.Mark("mark", road)                         // marks edges at this step; n.Look marks vertices
//	n.End(answer == "120", "120 is right")
//	cases.Add(n)                                 // cases is a network.Cases
//	return cases.Draw(f, all)
//
// If there are more than about 60 vertices, they are drawn as dots without names. If many edges have texts, a text is
// visible only while its edge is marked. If a graph is too large, only its marked parts are drawn, and a text in the
// picture says so.
package network

import (
	"fmt"
	"sort"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

// A Network is the drawing of one case of the input. The picture is an animation; each note of the network
// adds a step. A board.Token stands on a vertex: the field Row of the token's cell is the number of the vertex.
type Network struct {
	board.Board
	Directed     bool
	Names        []string // the names of the vertices
	Looks, Under []string // classes of the vertices ("" means "node"), and the texts below the vertices
	Edges        []Edge
	X, Y         []float64                // coordinates in any unit, Y downwards; nil to let the package compute them
	marks, looks []map[int]string         // for each step, the classes of marked edges (marks) and of vertices (looks)
	radius       float64                  // the radius of the discs
	touched      []int                    // marked vertices and the ends of marked edges, in the order of marking
	fewTexts     bool                     // whether the texts of edges are so few that all of them are drawn
	Set          func(state string) []int // for a picture of a search whose states are sets of vertices: the set of a state
	searched     bool                     // whether the picture shows a search
	left         string                   // a message about the vertices and edges that are not drawn
}

// An Edge connects two vertices, which may be equal.
type Edge struct {
	From, To int
	Text     string
	Class    string // "" means "line"; "none" means that the edge is visible only while it is marked
	Since    int    // the first step at which the edge is visible
	Arrow    bool   // whether the edge has an arrow although the network is not directed

	curve
}

// New returns a network with the given number of vertices and no edges. The vertices' names are 1, 2 and so on.
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

// Edge adds an edge with a text and returns the edge's number.
func (n *Network) Edge(from, to int, text string) int {
	n.Edges = append(n.Edges, Edge{From: from, To: to, Text: text})
	return len(n.Edges) - 1
}

// Mark sets the class of edges at the current step, which is the step of the last note.
func (n *Network) Mark(class string, edges ...int) {
	n.marks = n.at(n.marks, class, edges)
	for _, i := range edges {
		n.touched = append(n.touched, n.Edges[i].From, n.Edges[i].To)
	}
}

// Look sets the class of vertices at the current step. The classes "mark" and "ring" draw a ring around the
// vertex.
func (n *Network) Look(class string, vertices ...int) {
	n.looks = n.at(n.looks, class, vertices)
	n.touched = append(n.touched, vertices...)
}

// at sets the class of the listed edges or vertices at the current step. It returns the changed slice marks,
// which has an element for each step.
func (n *Network) at(marks []map[int]string, class string, list []int) []map[int]string {
	// Steps without marks get an empty map.
	for len(marks) < len(n.Notes) {
		marks = append(marks, map[int]string{})
	}

	for _, i := range list {
		marks[len(n.Notes)-1][i] = class
	}
	return marks
}

// Limits for one case, and for all cases together.
const (
	mostVertices, mostEdges = 500, 3000
	mostPlaced              = 2000 // the maximum number of vertices of a case with given coordinates
	mostMarked              = 100  // the maximum number of vertices of a case that the method reduce keeps
	mostPieces              = 6000 // the maximum number of vertices and edges of all cases together
	mostTexts               = 60   // the maximum number of texts of edges that are not marked
	mostNames               = 12   // the maximum number of marked dots with names
)

// Cases collects the drawings of one input's cases.
type Cases struct {
	boards []board.Board
	drawn  []*Network // the networks of boards
	pieces int
	met    int // the number of calls of Add
	extra  int // the number of wrong cases that are drawn although there is no room for them
}

// room reports whether there is room for another case.
func (c *Cases) room() bool { return board.Room(c.boards) && c.pieces < mostPieces }

// Add adds a case if there is room, or if the case is wrong. Do not change the case afterwards.
func (c *Cases) Add(n *Network) {
	// The number counts all cases of the input, even those that are left out.
	c.met++
	n.Number = c.met
	if !c.room() {
		if c.extra == board.MostWrong || !n.Wrong() {
			return
		}
		c.extra++
	}
	c.pieces += len(n.Names) + len(n.Edges)

	// The time of a layout grows with the square of the number of vertices. A case with given coordinates needs no
	// layout, so it may have more vertices.
	vertices := len(n.Names)
	tooMany := vertices > mostVertices && (n.X == nil || vertices > mostPlaced)
	if tooMany || len(n.Edges) > mostEdges {
		n.reduce()
	}

	// The room for texts depends on the layout, so compute the layout first.
	n.place()
	n.omit()

	// If the texts need more width than the graph, move the graph to the middle.
	if more := n.written() - n.Width*unit; more > 0 {
		n.Width += more / unit
		for v := range n.X {
			n.X[v] += more / 2
		}
		n.bend()
	}

	// Package board measures lengths in cells, this package in pixels.
	n.Spot = func(c board.Cell) (x, y float64) {
		if c.Row < 0 || c.Row >= len(n.X) {
			return 0, n.Height
		}
		return n.X[c.Row] / unit, n.Y[c.Row] / unit
	}
	n.More = n.draw
	if n.Set != nil {
		n.Situation = func(_ int, state string) {
			looks := map[int]string{}
			for _, v := range n.Set(state) {
				looks[v] = "a"
			}
			n.looks = append(n.looks, looks)
		}
	}
	c.boards, c.drawn = append(c.boards, n.Board), append(c.drawn, n)
}

// written returns the width of the widest text. In the picture, a note begins with the number of its case,
// such as "case 10 of 10: ".
func (n *Network) written() float64 {
	// The factors are estimated widths of one letter.
	most := max(7.2*float64(len([]rune(n.Says))), 6*float64(len(n.left)))
	for _, note := range n.Notes {
		most = max(most, 7.2*float64(len([]rune(note.Text))+len("case 10 of 10: ")))
	}
	return min(most, 14.5*unit)
}

// Draw draws the added cases. The parameter all is the number of cases in the input. If f contains a search, Draw draws
// its states instead.
func (c *Cases) Draw(f svg.Files, all int) *svg.Picture {
	if f.Search() != nil {
		for _, n := range c.drawn {
			n.marks, n.looks, n.searched = nil, nil, true
		}
	}
	return board.Draw(f, c.boards, all)
}

// reduce keeps only the marked vertices and edges. If no edges are marked, it also keeps the edges
// between marked vertices.
func (n *Network) reduce() {
	// marked contains the numbers of the marked edges. wanted contains the numbers of the marked vertices and of
	// the ends of marked edges.
	marked, wanted := map[int]bool{}, map[int]bool{}
	for _, marks := range n.marks {
		for i := range marks {
			marked[i] = true
		}
	}

	// If there are too many vertices, keep the vertices that were marked first, because they explain the
	// answer best.
	var kept []int
	for _, v := range n.touched {
		if !wanted[v] && len(kept) < mostMarked {
			kept = append(kept, v)
		}
		wanted[v] = true
	}

	// The picture says how much is missing.
	n.left = fmt.Sprintf("%d vertices and %d edges are too many to draw", len(n.Names), len(n.Edges))
	if len(kept) > 0 {
		n.left = fmt.Sprintf("%d vertices, %d edges: %d of %d marked ones are drawn", len(n.Names), len(n.Edges), len(kept), len(wanted))
	}

	// Renumber the remaining vertices and edges.
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

	// Marks refer to items by number, so renumber them, too.
	n.marks, n.looks = renumbered(n.marks, edge), renumbered(n.looks, vertex)
	n.Names, n.Looks, n.Under, n.Edges, n.X, n.Y = small.Names, small.Looks, small.Under, small.Edges, small.X, small.Y
}

// renumbered returns the marks of the remaining items under their new numbers.
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

// spans calls the function draw once for each run of consecutive steps at which an item has the same mark.
func spans(marks []map[int]string, draw func(from, to, item int, class string)) {
	for k, m := range marks {
		// Sort the items: a map's order is random, but the picture must always be the same.
		var items []int
		for i := range m {
			items = append(items, i)
		}
		sort.Ints(items)

		for _, i := range items {
			// The item had the same mark one step earlier, so this mark has already been drawn.
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
