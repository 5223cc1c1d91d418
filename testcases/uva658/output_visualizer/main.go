// Command output_visualizer draws the picture of uva658: the bugs after each patch of a fastest sequence, and the
// conditions and effects of the patches.
package main

import (
	"container/heap"
	"fmt"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, answers := svg.NewWords(f.Input), strings.Split(f.Output, "Product ")[1:]
	var boards []board.Board
	all := 0
	for ; ; all++ {
		bugs, patches := in.Int(0, 20), make([]patch, in.Int(0, 100))
		if bugs == 0 {
			break
		}
		for i := range patches {
			patches[i] = patch{i + 1, in.Int(0, 1<<31-1), in.Next(), in.Next()}
			in.Short = in.Short || len(patches[i].asks) != bugs || len(patches[i].does) != bugs
		}
		if in.Short {
			break
		}
		answer := "nothing"
		if all < len(answers) {
			_, answer, _ = strings.Cut(strings.TrimSpace(answers[all]), "\n")
		}
		boards = board.Add(boards, mend(bugs, patches, answer), all+1)
	}
	return board.Draw(f, boards, all)
}

type patch struct {
	number, seconds int
	asks, does      string // the patch's condition and effect, with a sign for each bug
}

// apply returns the set of bugs after the patch. fits is false if the patch cannot be applied.
func (p patch) apply(set int) (after int, fits bool) {
	after = set
	for i := range p.asks {
		switch bit := 1 << i; {
		case p.asks[i] == '+' && set&bit == 0, p.asks[i] == '-' && set&bit != 0:
			return set, false
		case p.does[i] == '+':
			after |= bit
		case p.does[i] == '-':
			after &^= bit
		}
	}
	return after, true
}

// The maximum number of sets that the search examines, the maximum number of patches that are drawn, and how many
// steps are drawn at the start and at the end of a long sequence.
const mostSets, mostPatches, mostSteps = 100000, 14, 150

// leastForNumbers is the size of a cell from which on the numbers of the bugs are written.
const leastForNumbers = 24

// mend returns the board of one product: the bugs after each patch of a fastest sequence.
func mend(bugs int, patches []patch, answer string) board.Board {
	way, result := fastest(bugs, patches)
	used := map[int]bool{}
	for _, s := range way {
		used[s.by.number] = true
	}

	// Draw the patches of the sequence first, then others as long as there is room.
	shown := patches[:0:0]
	for _, first := range []bool{true, false} {
		for _, p := range patches {
			if used[p.number] == first && len(shown) < mostPatches {
				shown = append(shown, p)
			}
		}
	}
	b := board.Board{Width: 2*float64(bugs) + 4, Height: float64(len(shown)) + 2}
	b.Keys = []svg.Key{{Shape: "dot", Class: "bad", Meaning: "the bug is there"}, {Shape: "dot", Class: "o", Meaning: "it is not there"},
		{Shape: "text", Meaning: "no circle: it does not matter, or it stays as it is"}}

	// Leave out the middle of a long sequence.
	left := len(way) - 2*mostSteps
	if left > 0 {
		way = append(way[:mostSteps:mostSteps], way[len(way)-mostSteps:]...)
	}

	for k, s := range way {
		switch {
		case k == 0:
			b.Say("", "all %d bugs are there", bugs)
		case k == mostSteps && left > 0:
			b.Say("", "patch %d: %d seconds; %d patches left out", s.by.number, s.seconds, left)
		default:
			b.Say("", "patch %d: %d seconds", s.by.number, s.seconds)
		}
	}
	if result != "" {
		b.Notes[len(way)-1].Text = result
		b.End(answer == result, "the program says: "+answer)
	}

	b.Situation = func(k int, name string) {
		if k == 0 {
			way = nil
		}
		way = append(way, &state{set: svg.Digits(name, 2)})
	}
	b.More = func(d *board.Drawing) {
		// The columns: the patch's number, the bugs that it looks at, an arrow, the bugs that it changes, its time.
		before, after := 1, bugs+2
		bug := func(at svg.Span, row, column int, isThere bool) {
			x, y := d.Middle(board.Cell{Row: row, Column: column})
			at.Circle(x, y, 0.4*d.Size, map[bool]string{true: "bad edge", false: "line"}[isThere], "")
		}
		text := func(at svg.Span, row, column int, text, class string) {
			x, y := d.Middle(board.Cell{Row: row, Column: column})
			at.Text(x, y+5, text, class)
		}

		// At each step, draw the set of bugs, and mark the patch that was applied.
		for k, s := range way {
			at := d.At(k, k)
			for i := range bugs {
				isThere := s.set>>i&1 == 1
				bug(at, 0, before+i, isThere)
				if d.Size >= leastForNumbers {
					text(at, 0, before+i, fmt.Sprint(i+1), map[bool]string{true: "middle pale", false: "middle"}[isThere])
				}
			}
			for row, p := range shown {
				if x, y := d.Middle(board.Cell{Row: row + 2}); p.number == s.by.number {
					at.Rect(x-d.Size/2, y-d.Size/2, d.Size*(2*float64(bugs)+4), d.Size, "mark")
				}
			}
		}

		// Draw each patch: before the arrow the bugs that must be there or must not, after it those that it adds or mends.
		text(d.Always(), 1, 0, "patch", "middle")
		text(d.Always(), 1, before, "only if", "")
		text(d.Always(), 1, after, "then", "")
		for row, p := range shown {
			text(d.Always(), row+2, 0, fmt.Sprint(p.number), "middle")
			text(d.Always(), row+2, bugs+1, "\u2192", "middle")
			text(d.Always(), row+2, after+bugs, fmt.Sprint(p.seconds, " s"), "")
			for i := range bugs {
				for side, sign := range []byte{p.asks[i], p.does[i]} {
					column := []int{before, after}[side] + i
					x, y := d.Middle(board.Cell{Row: row + 2, Column: column})
					d.Always().Rect(x-d.Size/2, y-d.Size/2, d.Size, d.Size, "white cell")
					if sign != '0' {
						bug(d.Always(), row+2, column, sign == '+')
					}
				}
			}
		}
		if x, y := d.Middle(board.Cell{Row: len(shown) + 1}); len(shown) < len(patches) {
			d.Always().Text(x, y+1.2*d.Size, fmt.Sprintf("%d of %d patches", len(shown), len(patches)), "small faint")
		}
	}
	return b
}

// A state is a set of bugs, with the time at which it is reached, the last patch and the previous state.
type state struct {
	seconds, set int
	by           patch
	from         *state
}

type queue []*state

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i].seconds < q[j].seconds }
func (q queue) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)        { *q = append(*q, x.(*state)) }
func (q *queue) Pop() any {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}

// fastest returns the states of a fastest sequence, from all bugs to no bugs, and the right answer. If the bugs
// cannot be fixed, it returns only the first state.
func fastest(bugs int, patches []patch) (way []*state, answer string) {
	start := &state{set: 1<<bugs - 1}
	todo, done := queue{start}, map[int]bool{}
	for len(todo) > 0 && len(done) < mostSets {
		s := heap.Pop(&todo).(*state)
		if done[s.set] {
			continue
		}
		if done[s.set] = true; s.set == 0 {
			answer = fmt.Sprintf("Fastest sequence takes %d seconds.", s.seconds)
			for ; s != nil; s = s.from {
				way = append([]*state{s}, way...)
			}
			return way, answer
		}
		for _, p := range patches {
			if after, fits := p.apply(s.set); fits && !done[after] {
				heap.Push(&todo, &state{s.seconds + p.seconds, after, p, s})
			}
		}
	}
	if len(todo) > 0 {
		return []*state{start}, ""
	}
	return []*state{start}, "Bugs cannot be fixed."
}
