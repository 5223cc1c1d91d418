// Package network draws puzzles on graphs, one case after the other: vertices as discs with names, edges with texts, and
// marks that change from step to step.
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
// If there are more than about 60 vertices, they are dots without names; if many edges have texts, a text
// shows only while its edge is marked. If a graph is too large, only its marked parts are drawn, and a text
// says so.
package network

import (
	"fmt"
	"sort"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

// A Network is one case. The picture has a step for each note. Tokens stand on vertices: the row of a token's cell is
// the number of the vertex.
type Network struct {
	board.Board
	Directed     bool
	Names        []string // of the vertices
	Looks, Under []string // classes of the vertices, "" for node, and the texts below them
	Edges        []Edge
	X, Y         []float64        // coordinates of the vertices, Y downwards, in any unit; nil to compute them
	marks, looks []map[int]string // classes of edges and of vertices by step
	radius       float64          // of the discs
	touched      []int            // vertices in the order in which they, or their edges, were marked
	fewTexts     bool             // whether there is room for the texts of all edges
	left         string           // a text about the omitted parts
}

// An Edge joins two vertices, which may be the same.
type Edge struct {
	From, To int
	Text     string
	Class    string // "" for line; none for an edge that shows only while it is marked
	Since    int    // the first step that shows the edge
	Arrow    bool   // draw an arrow although the network is not directed

	curve
}

// New returns a network with this number of vertices, named 1, 2 and so on.
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

// at adds a class of items to the marks of the step of the last note.
func (n *Network) at(marks []map[int]string, class string, list []int) []map[int]string {
	// Steps without marks have an empty map.
	for len(marks) < len(n.Notes) {
		marks = append(marks, map[int]string{})
	}

	for _, i := range list {
		marks[len(n.Notes)-1][i] = class
	}
	return marks
}

// Limits of a case, and of all cases together.
const (
	mostVertices, mostEdges = 500, 3000
	mostPlaced              = 2000 // vertices of a case with given coordinates
	mostMarked              = 100  // vertices of a reduced case
	mostPieces              = 6000 // vertices and edges of all cases
	mostTexts               = 60   // texts of edges that are not marked
	mostNames               = 12   // names of marked vertices that are dots
)

// Cases are the cases of one input.
type Cases struct {
	boards []board.Board
	pieces int
	met    int // the number of cases that were added or left out
	extra  int // the number of cases that are drawn without room, because they are wrong
}

// room reports whether there is room for another case.
func (c *Cases) room() bool { return board.Room(c.boards) && c.pieces < mostPieces }

// Add adds a case if there is room, or if it is wrong. The case must not change afterwards.
func (c *Cases) Add(n *Network) {
	// A case keeps its number even if earlier ones are left out.
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

	// Only now the layout is known, and with it the room for texts.
	n.place()
	n.omit()

	// The texts may need more width than the graph, which then moves to the middle.
	if more := n.written() - n.Width*unit; more > 0 {
		n.Width += more / unit
		for v := range n.X {
			n.X[v] += more / 2
		}
		n.bend()
	}

	// The board measures in cells, the network in pixels.
	n.Spot = func(c board.Cell) (x, y float64) {
		if c.Row < 0 || c.Row >= len(n.X) {
			return 0, n.Height
		}
		return n.X[c.Row] / unit, n.Y[c.Row] / unit
	}
	n.More = n.draw
	c.boards = append(c.boards, n.Board)
}

// written returns the width of the widest text, in letters of the usual size, including the case's number
// before it.
func (n *Network) written() float64 {
	// The factors are the estimated widths of letters.
	most := max(7.2*float64(len([]rune(n.Says))), 6*float64(len(n.left)))
	for _, note := range n.Notes {
		most = max(most, 7.2*float64(len([]rune(note.Text))+len("case 10 of 10: ")))
	}
	return min(most, 14.5*unit)
}

// Draw draws the cases of an input that has all cases in total.
func (c *Cases) Draw(all int) *svg.Picture { return board.Draw(c.boards, all) }

// reduce keeps only the marked vertices and edges. If no edges are marked, it also keeps the edges
// between marked vertices.
func (n *Network) reduce() {
	// marked contains the numbers of edges, wanted those of vertices.
	marked, wanted := map[int]bool{}, map[int]bool{}
	for _, marks := range n.marks {
		for i := range marks {
			marked[i] = true
		}
	}

	// The vertices that were marked first explain the answer best.
	var kept []int
	for _, v := range n.touched {
		if !wanted[v] && len(kept) < mostMarked {
			kept = append(kept, v)
		}
		wanted[v] = true
	}

	// Write into the picture how much is missing.
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

	// Marks refer to items by number, so they change, too.
	n.marks, n.looks = renumbered(n.marks, edge), renumbered(n.looks, vertex)
	n.Names, n.Looks, n.Under, n.Edges, n.X, n.Y = small.Names, small.Looks, small.Under, small.Edges, small.X, small.Y
}

// renumbered returns the marks of the remaining items, indexed by their new numbers.
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

// spans calls draw once for all steps in a row at which an item has the same mark.
func spans(marks []map[int]string, draw func(from, to, item int, class string)) {
	for k, m := range marks {
		// The order of a map is random, and a picture must always be the same.
		var items []int
		for i := range m {
			items = append(items, i)
		}
		sort.Ints(items)

		for _, i := range items {
			// This mark began earlier and has been drawn.
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
