// Command output_visualizer draws the picture of uva515: numbers that satisfy all conditions, or conditions that
// contradict each other.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, lines := svg.NewWords(f.Input), strings.Split(f.Output, "\n")
	var boards []board.Board
	for all := 0; ; all++ {
		n := in.Int(0, 100)
		if n == 0 {
			return board.Draw(f, boards, all)
		}
		conditions := make([]condition, in.Int(0, 100))
		for i := range conditions {
			c := &conditions[i]
			c.from = in.Int(1, n) - 1
			c.to = c.from + in.Int(0, n-c.from-1) + 1
			word := in.Next()
			c.more = word == "gt"
			in.Short = in.Short || !c.more && word != "lt"
			c.bound = in.Int(-1<<40, 1<<40)
		}
		if in.Short {
			return board.Draw(f, boards, all)
		}
		answer := "nothing"
		if all < len(lines) {
			answer = strings.TrimSpace(lines[all])
		}
		b := obey(n, conditions, answer, f.Search() != nil)
		if more := b.More; f.Search() != nil {
			b.More = func(d *board.Drawing) {
				more(d)
				drawGaps(d, n)
			}
		}
		boards = board.Add(boards, b, all+1)
	}
}

// A condition is a lower or an upper bound for the sum of the numbers from one position up to another (exclusive).
type condition struct {
	from, to, bound int
	more            bool // whether the sum must be greater than the bound; otherwise it must be less
}

const (
	mostConditions = 20  // conditions that are drawn
	apart          = 20. // distance between two conditions
)

// obey returns the board of one case: numbers that satisfy all conditions, or conditions that contradict each other. If
// isHidden is set, it hides the solution.
func obey(n int, conditions []condition, answer string, isHidden bool) board.Board {
	sums, against := solve(n, conditions)
	b := board.Board{Width: float64(n) + 5}
	b.Height = (float64(min(len(conditions), mostConditions)) + 2) * min(2, max(1, apart*b.Width/640))
	b.Says = "orange: the sum must be greater; blue: it must be less; the program says: " + answer
	contradict := map[int]bool{}
	least, most := 0, 0
	var order []int // the conditions to draw: first those that contradict each other
	for _, i := range against {
		if c := conditions[i]; c.more {
			least += c.bound + 1
		} else {
			most += c.bound - 1
		}
		if !contradict[i] {
			contradict[i] = true
			order = append(order, i)
		}
	}
	for i := range conditions {
		if !contradict[i] {
			order = append(order, i)
		}
	}
	if order = order[:min(len(order), mostConditions)]; len(against) == 0 {
		b.Say("", "these numbers obey the conditions")
		b.End(answer == "lamentable kingdom", "the program says otherwise")
	} else {
		b.Say("", "marked: these conditions require a sum of at least %d and of at most %d", least, most)
		b.End(answer == "successful conspiracy", "the program says otherwise")
	}
	b.More = func(d *board.Drawing) {
		h, down, longest := 0.4*d.Size, max(d.Size, apart), 0
		for i := range n {
			longest = max(longest, len(fmt.Sprint(sums[i+1]-sums[i])))
		}
		for i := range n {
			x, y := d.Middle(board.Cell{Column: i})
			d.Always().Rect(x-h, y-h, 2*h, 2*h, "white cell")
			if !isHidden && len(against) == 0 && 7*float64(longest) < d.Size {
				d.Always().Text(x, y+4, fmt.Sprint(sums[i+1]-sums[i]), "small middle on")
			}
		}
		for row, i := range order {
			c, class, sign := conditions[i], "b", "<"
			if c.more {
				class, sign = "a", ">"
			}
			x, y := d.Middle(board.Cell{Column: c.from})
			y += float64(row+1) * down
			wide := float64(c.to-c.from-1)*d.Size + 2*h
			d.Always().Rect(x-h, y-h/2, wide, h, class)
			if contradict[i] && !isHidden {
				d.Always().Rect(x-h, y-h/2, wide, h, "mark")
			}
			text := fmt.Sprint(sign, " ", c.bound)
			if len(against) == 0 && !isHidden {
				text = fmt.Sprint(sums[c.to]-sums[c.from], " ", text)
			}
			x, _ = d.Middle(board.Cell{Column: n})
			d.Always().Text(x, y+5, text, "")
		}
		if x, y := d.Middle(board.Cell{}); len(order) < len(conditions) {
			d.Always().Text(x-h, y+down*float64(len(order)+1), fmt.Sprintf("%d of %d conditions", len(order), len(conditions)), "small faint")
		}
	}
	return b
}

// drawGaps draws the places of a search: number i stands for the sum of the first i numbers, so its place is behind them.
func drawGaps(d *board.Drawing, n int) {
	for i := range n + 1 {
		x, y := d.Middle(board.Cell{Column: i})
		x -= d.Size / 2
		d.Always().Text(x, y-0.7*d.Size, fmt.Sprint("S", i), "small middle")
		s := d.Always().Place(fmt.Sprint(i))
		s.Rect(x-0.1*d.Size, y-0.55*d.Size, 0.2*d.Size, 1.1*d.Size, "place")
		s.Slot(x, y-0.9*d.Size, "value middle")
	}
}

// solve returns the prefix sums of a solution, or conditions that contradict each other. Each condition bounds the
// difference of two prefix sums. If a sum still decreases after as many rounds as there are sums, the conditions form
// a negative cycle.
func solve(n int, conditions []condition) (sums, against []int) {
	sums, by := make([]int, n+1), make([]int, n+1) // by contains the condition that last decreased each sum
	low := -1
	for round := 0; round <= n+1; round++ {
		low = -1
		for i, c := range conditions {
			from, to, cost := c.from, c.to, c.bound-1
			if c.more {
				from, to, cost = c.to, c.from, -c.bound-1
			}
			if sums[from]+cost < sums[to] {
				sums[to], by[to], low = sums[from]+cost, i, to
			}
		}
		if low < 0 {
			return sums, nil
		}
	}
	before := func(v int) int { return conditions[by[v]].from + conditions[by[v]].to - v }
	for range n + 1 {
		low = before(low)
	}
	for v := low; len(against) == 0 || v != low; v = before(v) {
		against = append(against, by[v])
	}
	return sums, against
}
