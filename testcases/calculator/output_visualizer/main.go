// Command output_visualizer draws the picture of calculator: on the left the winning first keys, and on the right the
// possible replies to each first key.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in := svg.NewWords(f.Input)
	number := in.Int(1, 999)
	if in.Short {
		return svg.Message("the input holds no number from 1 to 999")
	}
	wins, said := winning(number), strings.Join(strings.Fields(f.Output), " ")
	b := board.Board{Width: 8, Height: 4, Tokens: make([]board.Token, 18), Says: "green keys win, orange ones lose; the program says: " + said}
	show := func(pad, key int, class string) {
		t := &b.Tokens[9*pad+key-1]
		c := board.Cell{Row: 3 - (key-1)/3, Column: 5*pad + (key-1)%3}
		t.Square, t.Moments = true, append(t.Moments, board.Moment{Cell: c, Class: class, Text: fmt.Sprint(key)})
	}
	var right []string
	for _, first := range []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 0} { // 0 means that no key has been pressed yet
		var replies []string // winning replies
		for key := 1; key <= 9; key++ {
			own, reply := "f", "node"
			if wins(number, 0, key) {
				own = "c"
			}
			if first > 0 && first <= number && beside(first, key) {
				if reply = "f"; wins(number-first, first, key) {
					reply, replies = "c", append(replies, fmt.Sprint(key))
				}
			}
			show(0, key, own)
			show(1, key, reply)
		}
		switch {
		case first == 0:
			b.Say("", "the keys that win: %s", strings.Join(right, " "))
			b.End(said == strings.Join(right, " "), "the program says otherwise")
			continue
		case first > number:
			b.Say("", "%d loses: the number falls below 0", first)
		case len(replies) > 0:
			b.Say("", "%d loses: the reply %s wins", first, strings.Join(replies, " or "))
		default:
			b.Say("", "%d wins: no reply to it wins", first)
			right = append(right, fmt.Sprint(first))
		}
		if listed := strings.Contains(" "+said+" ", fmt.Sprintf(" %d ", first)); listed != wins(number, 0, first) {
			b.End(false, "the program says otherwise")
		}
	}
	var left []int // in a picture of a search: the number in each state
	b.Situation = func(_ int, state string) {
		both := svg.Digits(state, 10)
		last := both % 10
		left = append(left, both/10)
		for key := 1; key <= 9; key++ {
			class := "node"
			if key == last {
				class = "f"
			} else if last == 0 || beside(last, key) {
				class = "b"
			}
			show(0, key, class)
			b.Tokens[8+key].Moments = append(b.Tokens[8+key].Moments, board.Moment{Cell: board.Gone})
		}
	}
	if f.Search() != nil {
		b.Width = 4
		b.Keys = []svg.Key{{Shape: "square", Class: "f", Meaning: "the last key"}, {Shape: "square", Class: "b", Meaning: "the keys that touch it"}}
	}
	b.More = func(d *board.Drawing) {
		for k, n := range left {
			x, y := d.Middle(board.Cell{})
			d.At(k, k).Text(x-0.4*d.Size, y, fmt.Sprint("display: ", n), "large")
		}
		if left != nil {
			return
		}
		for k := range b.Notes {
			for pad, text := range []string{fmt.Sprint(number), fmt.Sprint(number - k - 1)} {
				x, y := d.Middle(board.Cell{Row: 0, Column: 5 * pad})
				if pad == 0 || k < 9 {
					d.At(k, k).Text(x-0.4*d.Size, y, []string{"first player: ", "then: "}[pad]+text, "")
				}
			}
			if k < 9 {
				x, y := d.Middle(board.Cell{Row: 3 - k/3, Column: k % 3})
				d.At(k, k).Rect(x-0.47*d.Size, y-0.47*d.Size, 0.94*d.Size, 0.94*d.Size, "mark")
			}
		}
	}
	return board.Draw(f, []board.Board{b}, 1)
}

// beside reports whether two different keys are neighbours.
func beside(a, b int) bool {
	rows, columns := (a-1)/3-(b-1)/3, (a-1)%3-(b-1)%3
	return a != b && rows*rows <= 1 && columns*columns <= 1
}

// winning returns a function that reports whether a key is a winning move. Its arguments are the current number, the
// previously pressed key (0 for none), and the key. The current number must not be greater than the argument of
// winning.
func winning(number int) func(number, last, key int) bool {
	lost := make([][10]bool, number+1) // lost[number][key] reports whether the player to move loses if key was the last key
	wins := func(n, last, key int) bool {
		return key > 0 && key <= n && (last == 0 || beside(last, key)) && lost[n-key][key]
	}
	for n := range lost {
		for last := 1; last <= 9; last++ {
			lost[n][last] = true
			for key := 1; key <= 9; key++ {
				lost[n][last] = lost[n][last] && !wins(n, last, key)
			}
		}
	}
	return wins
}
