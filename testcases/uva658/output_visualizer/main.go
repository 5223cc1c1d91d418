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
	b := board.Board{Width: float64(bugs) + 6, Height: float64(len(shown)) + 2.5, Says: "orange: bug needed; blue: bug forbidden; +: adds, -: fixes; red: present"}

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
		h := 0.45 * d.Size

		// At each step, draw the set of bugs, and mark the patch that was applied.
		for k, s := range way {
			for i := range bugs {
				x, y := d.Middle(board.Cell{Column: i})
				if s.set>>i&1 == 1 {
					d.At(k, k).Circle(x, y, h, "bad", "")
				} else {
					d.At(k, k).Circle(x, y, h, "line", "")
				}
			}
			for row, p := range shown {
				if x, y := d.Middle(board.Cell{Row: row + 2}); p.number == s.by.number {
					d.At(k, k).Rect(x-d.Size/2, y-d.Size/2, d.Size*(float64(bugs)+5.5), d.Size, "mark")
				}
			}
		}

		// Draw the patches. The colour of a cell shows the condition on this bug, and its sign shows the effect.
		for row, p := range shown {
			for i := range bugs {
				x, y := d.Middle(board.Cell{Row: row + 2, Column: i})
				class := map[byte]string{'+': "a", '-': "b"}[p.asks[i]]
				if class == "" {
					class = "white"
				}
				d.Always().Rect(x-h, y-h, 2*h, 2*h, class+" cell")
				if p.does[i] != '0' {
					d.Always().Text(x, y+5, p.does[i:i+1], "large middle on")
				}
			}
			x, y := d.Middle(board.Cell{Row: row + 2, Column: bugs})
			d.Always().Text(x, y+5, fmt.Sprintf("patch %d, %d s", p.number, p.seconds), "")
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
