// Command output_visualizer draws the picture of uva10067: the wheels, step by step on a shortest way.
package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

const numbers = 10000

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	read := func() (n int) {
		for range 4 {
			n = 10*n + in.Int(0, 9)
		}
		return n
	}
	all := in.Int(0, 100)
	var boards []board.Board
	for k := range all {
		start, goal := read(), read()
		forbidden := map[int]bool{}
		for range in.Int(0, numbers) {
			forbidden[read()] = true
		}
		if in.Short {
			break
		}
		boards = board.Add(boards, turn(start, goal, forbidden, cmp.Or(out.Next(), "nothing")), k+1)
	}
	return board.Draw(f, boards, all)
}

// turned returns the number after one wheel, the one with this value of place, has been turned.
func turned(n, place, by int) int {
	digit := n / place % 10
	return n + place*((digit+by)%10-digit)
}

// turn draws one case: the digits are tokens on four cells, and on the cells below them stands the goal.
func turn(start, goal int, forbidden map[int]bool, answer string) board.Board {
	// Search backwards from the goal, so that a shortest way can be followed forwards.
	left := map[int]int{}
	if !forbidden[goal] {
		left[goal] = 0
	}
	queue := []int{goal}
	for k := 0; k < len(queue) && !forbidden[goal]; k++ {
		for place := 1; place < numbers; place *= 10 {
			for _, by := range []int{1, 9} {
				next := turned(queue[k], place, by)
				if _, seen := left[next]; !seen && !forbidden[next] {
					left[next] = left[queue[k]] + 1
					queue = append(queue, next)
				}
			}
		}
	}

	b := board.Board{Rows: []string{"    ", fmt.Sprintf("%04d", goal)}, Says: "above: the wheels; below: the goal"}
	b.Tokens = make([]board.Token, 4)
	show := func(n int) {
		for wheel, digit := range fmt.Sprintf("%04d", n) {
			class := "b"
			if byte(digit) == b.Rows[1][wheel] {
				class = "a"
			}
			moment := board.Moment{Cell: board.Cell{Column: wheel}, Class: class, Text: string(digit)}
			b.Tokens[wheel].Moments = append(b.Tokens[wheel].Moments, moment)
		}
	}
	b.Situation = func(_ int, name string) { show(svg.Digits(name, 10)) }
	b.Keys = []svg.Key{{Shape: "dot", Class: "a", Meaning: "a digit of the goal"}, {Shape: "text", Meaning: "forbidden: " + list(forbidden)}}
	turns, possible := left[start]
	right := "-1"
	if possible {
		right = fmt.Sprint(turns)
	}
	for n := start; possible && n != goal; {
		b.Say("", "%04d, %d turns are left", n, left[n])
		show(n)
		n = nearer(n, left)
	}
	b.Say("", "the program says %s", answer)
	b.End(answer == right, right+" is right")
	if possible {
		show(goal)
	} else {
		show(start)
	}
	return b
}

// list returns the smallest of some numbers.
func list(numbers map[int]bool) string {
	const most = 8
	var all []string
	for n := range numbers {
		all = append(all, fmt.Sprintf("%04d", n))
	}
	slices.Sort(all)
	switch {
	case len(all) == 0:
		return "none"
	case len(all) > most:
		all = append(all[:most], "...")
	}
	return strings.Join(all, " ")
}

// nearer returns a number one turn from n from which fewer turns are left.
func nearer(n int, left map[int]int) int {
	for place := 1; place < numbers; place *= 10 {
		for _, by := range []int{1, 9} {
			next := turned(n, place, by)
			if d, known := left[next]; known && d < left[n] {
				return next
			}
		}
	}
	return n
}
