// Command output_visualizer draws the picture of uva11380: paths on which as many people as possible reach wood, one
// after the other, and the ice that sinks behind them.
package main

import (
	"fmt"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

const mostWays = 100 // the number of paths that are drawn one by one; all others are drawn in one step

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	var boards []board.Board
	all := 0
	for ; in.More(); all++ {
		rows, columns, crowd := in.Int(1, 50), in.Int(1, 50), in.Int(0, 1000)
		sea := board.Read(in, rows, columns)
		if in.Short {
			break
		}
		boards = board.Add(boards, rescue(sea, crowd, out.Next()), all+1)
	}
	return board.Draw(f, boards, all)
}

// rescue returns the board of one case: paths on which as many people as possible reach wood.
func rescue(sea []string, crowd int, answer string) board.Board {
	b := board.Board{
		Rows: sea, Looks: map[byte]string{'~': "b", '@': "e", '#': "a"}, Silent: "~*.#@",
		Says: fmt.Sprintf("orange: wood, for %d people each; violet: icebergs; the program says %s", crowd, answer),
	}
	ways, people := network(sea, crowd).ways(sea), board.Find(sea, '*')
	step := func(way int) int { return min(way, mostWays) + 1 }
	b.Say("", "%d people on the ice", len(people))
	for i := range min(len(ways), mostWays) {
		b.Say("", "person %d is saved", i+1)
	}
	b.Say("", "%d of %d saved", len(ways), len(people))
	b.End(answer == fmt.Sprint(len(ways)), "the program says otherwise")
	b.More = func(d *board.Drawing) {
		last, leaves := len(b.Notes)-1, map[board.Cell]int{}
		for i, way := range ways {
			leaves[way[0]] = step(i)
			var xy []float64
			for _, c := range way {
				x, y := d.Middle(c)
				if xy = append(xy, x, y); board.At(sea, c) == '*' || board.At(sea, c) == '.' {
					d.At(step(i)+1, last).Rect(x-d.Size/2, y-d.Size/2, d.Size, d.Size, "g") // the floe has sunk
				}
			}
			d.At(step(i), step(i)).Polyline("mark", xy...)
			d.At(step(i)+1, last).Polyline("trail", xy...)
		}
		for _, c := range people {
			x, y := d.Middle(c)
			if until := leaves[c]; until > 0 {
				d.At(0, until-1).Circle(x, y, 0.3*d.Size, "black", "")
			} else {
				d.At(0, last).Circle(x, y, 0.3*d.Size, "black", "")
			}
		}
		for _, c := range board.Find(sea, '#') {
			count, since := 0, 0
			x, y := d.Middle(c)
			for i := 0; i <= len(ways); i++ {
				if i < len(ways) && ways[i][len(ways[i])-1] != c {
					continue
				}
				until := last
				if i < len(ways) {
					until = step(i) - 1
				}
				if count > 0 {
					d.At(since, until).Circle(x, y, 0.4*d.Size, "c edge", "")
					d.Text(d.At(since, until), c, fmt.Sprint(count), "c")
				}
				count, since = count+1, until+1
			}
		}
	}
	return b
}

// A net has an entry (2c) and an exit (2c+1) for each cell c, a source and a sink. Edges 2i and 2i+1 are opposite.
type net struct {
	columns, source int
	to, room        []int
	at              [][]int // the edges of each vertex
}

func network(sea []string, crowd int) *net {
	columns, cells := len(sea[0]), len(sea)*len(sea[0])
	n := &net{columns: columns, source: 2 * cells, at: make([][]int, 2*cells+2)}
	for c := range cells {
		here := board.Cell{Row: c / columns, Column: c % columns}
		switch board.At(sea, here) {
		case '*':
			n.join(n.source, 2*c, 1)
			n.join(2*c, 2*c+1, 1)
		case '.':
			n.join(2*c, 2*c+1, 1)
		case '#':
			n.join(2*c, n.source+1, crowd)
			n.join(2*c, 2*c+1, cells)
		case '@':
			n.join(2*c, 2*c+1, cells)
		}
		for _, d := range board.Beside {
			if to := here.Plus(d); board.At(sea, to) != 0 {
				n.join(2*c+1, 2*(to.Row*columns+to.Column), cells)
			}
		}
	}
	return n
}

// join adds an edge with the given capacity, and its opposite edge with capacity 0.
func (n *net) join(a, b, room int) {
	n.at[a], n.at[b] = append(n.at[a], len(n.to)), append(n.at[b], len(n.to)+1)
	n.to, n.room = append(n.to, b, a), append(n.room, room, 0)
}

// push searches for an augmenting path from v to the sink and augments the flow along it.
func (n *net) push(v int, seen []bool) bool {
	if v == n.source+1 {
		return true
	}
	seen[v] = true
	for _, e := range n.at[v] {
		if n.room[e] > 0 && !seen[n.to[e]] && n.push(n.to[e], seen) {
			n.room[e]--
			n.room[e^1]++
			return true
		}
	}
	return false
}

// ways returns paths of cells on which as many people as possible reach wood, one path for each of these people.
func (n *net) ways(sea []string) (list [][]board.Cell) {
	for n.push(n.source, make([]bool, len(n.at))) {
		list = append(list, nil)
	}
	for i := range list {
		for v := n.source; v != n.source+1; {
			for _, e := range n.at[v] {
				if e%2 == 0 && n.room[e^1] > 0 {
					n.room[e^1]--
					v = n.to[e]
					break
				}
			}
			if v%2 == 0 && v < n.source {
				c := board.Cell{Row: v / 2 / n.columns, Column: v / 2 % n.columns}
				for k, before := range list[i] {
					if before == c {
						list[i] = list[i][:k] // remove a detour that returns to a cell of the path
						break
					}
				}
				if board.At(sea, c) == '*' {
					list[i] = nil // the rest of this path belongs to the person on this cell, so forget the cells before it
				}
				list[i] = append(list[i], c)
			}
		}
	}
	return list
}
