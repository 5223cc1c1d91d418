// Command output_visualizer draws the picture of uva11294: the two sides of the table, and the pairs that the bride
// sees together.
package main

import (
	"fmt"
	"math"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, lines := svg.NewWords(f.Input), strings.Split(f.Output, "\n")
	var boards []board.Board
	for all := 0; ; all++ {
		w := wedding{couples: in.Int(0, 30)}
		pairs := in.Int(0, 10000)
		if w.couples == 0 || in.Short {
			return board.Draw(f, boards, all)
		}
		for range pairs {
			pair := [2]int{w.person(in.Next()), w.person(in.Next())}
			in.Short = in.Short || pair[0] < 0 || pair[1] < 0
			w.pairs = append(w.pairs, pair)
		}
		if in.Short {
			return board.Draw(f, boards, all)
		}
		answer := "nothing"
		if all < len(lines) {
			answer = strings.TrimSpace(lines[all])
		}
		b := w.seat(answer)
		if f.Search() != nil {
			b.Width, b.Height, b.More = 2*float64(w.couples), 7.5, w.drawPlaces
			b.Keys = []svg.Key{{Shape: "dot", Class: "d", Meaning: "bride"}, {Shape: "dot", Class: "e", Meaning: "wife"}, {Shape: "dot", Class: "b", Meaning: "husband"},
				{Shape: "line", Class: "ring", Meaning: "lovers: not both on the upper side, which the bride sees"},
				{Shape: "text", Meaning: "everybody is drawn on both sides: 1w stands for the wife below and her husband above, 1h for the opposite; thick ring: now; blue: met before; green: chosen"}}
		}
		boards = board.Add(boards, b, all+1)
	}
}

// A wedding contains the number of couples, and pairs of people who are lovers. Couple 0 is the bride and the groom. In
// couple i, person 2i is the wife, and person 2i+1 is her husband.
type wedding struct {
	couples int
	pairs   [][2]int
}

// person returns the number of a person such as 12h, or -1 if the name is not valid.
func (w wedding) person(name string) int {
	for p := range 2 * w.couples {
		if called(p) == name {
			return p
		}
	}
	return -1
}

// called returns the name of a person, such as 12h.
func called(p int) string { return fmt.Sprint(p/2, "wh"[p%2:p%2+1]) }

// A seating contains `near` or `opposite` for each person, or 0 if the person has no seat yet.
type seating []int

const near, opposite = 1, 2 // the bride's side of the table, and the other side

// follow calls force for a copy of the seating, and returns the result.
func (w wedding) follow(s seating, p, side int) (seen []int) {
	return w.force(append(seating(nil), s...), p, side)
}

// force seats a person and all people whose seats follow from this. If the bride then sees a forbidden pair, it
// returns the pair, otherwise nil.
func (w wedding) force(s seating, p, side int) (seen []int) {
	s[p], s[p^1] = side, near+opposite-side
	for queue := []int{p, p ^ 1}; len(queue) > 0; queue = queue[1:] {
		if s[queue[0]] != opposite {
			continue
		}
		for _, pair := range w.pairs {
			for i, q := range pair {
				other := pair[1-i]
				if q != queue[0] {
					continue
				}
				if s[other] == opposite {
					return pair[:]
				}
				if s[other] == 0 {
					s[other], s[other^1] = near, opposite
					queue = append(queue, other^1)
				}
			}
		}
	}
	return nil
}

// settle returns an allowed seating and -1. If there is none, it returns a partial seating and the number of a person
// who cannot be seated.
func (w wedding) settle() (s seating, stuck int) {
	s = make(seating, 2*w.couples)
	if w.force(s, 0, near) != nil {
		return s, 0
	}
	for p := range s {
		switch {
		case s[p] != 0:
		case w.follow(s, p, near) == nil:
			w.force(s, p, near)
		case w.follow(s, p, opposite) == nil:
			w.force(s, p, opposite)
		default:
			return s, p
		}
	}
	return s, -1
}

// seat draws the seating in the answer. If the answer is the text "bad luck", it draws an allowed seating. If there
// is no allowed seating, it draws why one person can sit on neither side.
func (w wedding) seat(answer string) board.Board {
	b := board.Board{Width: math.Max(8, float64(w.couples)), Height: 7 * w.stretch(), Says: "above: the side that the bride sees; below: her own side; lines join lovers"}

	// scenes contains the seating at each step.
	settled, stuck := w.settle()
	var scenes []seating
	say := func(s seating, class, format string, args ...any) {
		scenes = append(scenes, append(seating(nil), s...))
		b.Say(class, format, args...)
	}

	switch {
	case answer != "bad luck":
		s, wrong := w.read(answer)
		for _, pair := range w.pairs {
			if wrong == "" && s[pair[0]] == opposite && s[pair[1]] == opposite {
				wrong = "she sees " + called(pair[0]) + " and " + called(pair[1])
			}
		}
		say(s, "", "the seating that the program prints")
		b.End(wrong == "", wrong)
	case stuck < 0: // there is a seating
		say(settled, "bad", "the program says bad luck, but this is a seating")
	default: // show why the person can sit on neither side
		for side := near; side <= opposite; side++ {
			s := append(seating(nil), settled...)
			where := "if " + called(stuck) + []string{" sits below, ", " sits above, "}[side-near]
			if stuck == 0 { // the person who can sit on neither side is the bride: she has a fixed seat
				s, where = make(seating, 2*w.couples), "whatever the seating, "
			}
			if seen := w.force(s, stuck, side); stuck > 0 || side == near {
				say(s, "", "%sthe bride sees %s and %s", where, called(seen[0]), called(seen[1]))
			}
		}
		b.End(true, "")
	}
	b.More = func(d *board.Drawing) { w.draw(d, scenes) }
	return b
}

// read returns the seating described by a line, and the mistake in it, or "".
func (w wedding) read(line string) (s seating, wrong string) {
	s = make(seating, 2*w.couples)
	for p := range s {
		s[p] = opposite
	}
	s[0] = near
	for _, word := range strings.Fields(line) {
		p := w.person(word)
		if p < 0 || s[p] == near {
			wrong = fmt.Sprintf("%.10q is nobody, or is named again", word)
			continue
		}
		s[p] = near
	}
	for p := 0; p < len(s) && wrong == ""; p += 2 {
		if s[p] == s[p+1] {
			wrong = fmt.Sprintf("couple %d sits together", p/2)
		}
	}
	return s, wrong
}

// stretch returns the ratio of height to width of a seat. It is greater if there are many couples, so that the lines
// between lovers are farther apart.
func (w wedding) stretch() float64 { return math.Max(1, float64(w.couples)/12) }

// drawPlaces draws the table with both seats that each person may take. A place is a literal: if the wife of a couple sits
// on the bride's side, below, her husband sits opposite, above, and a viewer marks both seats together. Lines join lovers
// above, where at most one of them may sit.
func (w wedding) drawPlaces(d *board.Drawing) {
	x0, y0 := d.Middle(board.Cell{})
	y0 += 4.5 * d.Size
	spot := func(p, side int) (x, y float64) {
		y = y0 + d.Size
		if side == opposite {
			y = y0 - d.Size
		}
		return x0 + float64(p)*d.Size, y
	}
	class := func(p int) string {
		if p == 0 {
			return "d"
		}
		return []string{"e", "b"}[p%2]
	}

	for _, pair := range w.pairs {
		x1, y := spot(min(pair[0], pair[1]), opposite)
		x2, _ := spot(max(pair[0], pair[1]), opposite)
		if x1 == x2 { // a person with two names in a pair may never sit there
			d.Always().Circle(x1, y, 0.46*d.Size, "ring", "")
			continue
		}
		high := math.Min(5, 1+0.35*(x2-x1)/d.Size) * d.Size
		d.Always().Path(fmt.Sprintf("M%.5g %.5gQ%.5g %.5g %.5g %.5g", x1, y, (x1+x2)/2, y-high, x2, y), "ring")
	}
	d.Always().Rect(x0-d.Size/2, y0-d.Size/3, float64(2*w.couples)*d.Size, 0.66*d.Size, "cell node")
	for p := range 2 * w.couples {
		for side := near; side <= opposite; side++ {
			x, y := spot(p, side)
			d.Always().Circle(x, y, 0.4*d.Size, "white edge", "")
			d.Always().Circle(x, y, 0.4*d.Size, class(p)+" old", called(p))
		}
	}

	// Below, the person of the literal; above, the partner.
	for p := range 2 * w.couples {
		s := d.Always().Place(called(p))
		for side := near; side <= opposite; side++ {
			who := p
			if side == opposite {
				who = p ^ 1
			}
			x, y := spot(who, side)
			s.Circle(x, y, 0.44*d.Size, "place", "")
			d.Always().Text(x, y+4, called(who), "small middle on")
		}
		x, y := spot(p, near)
		s.Slot(x, y+0.9*d.Size, "value middle")
	}
}

// draw draws each scene at its step. If two partners are on the same side, one of them is moved away from the table.
func (w wedding) draw(d *board.Drawing, scenes []seating) {
	x0, y0 := d.Middle(board.Cell{})
	y0 += 3 * w.stretch() * d.Size
	d.Always().Rect(x0-d.Size/2, y0-d.Size/3, float64(w.couples)*d.Size, 0.66*d.Size, "cell node")
	for i := range w.couples {
		d.Always().Text(x0+float64(i)*d.Size, y0+5, fmt.Sprint(i), "middle")
	}
	for k, s := range scenes {
		at := d.At(k, k)
		spot := func(p int) (x, y float64) {
			below := w.stretch()
			if s[p] == s[p^1] && p%2 == 1 {
				below *= 2
			}
			if s[p] == opposite {
				below = -below
			}
			return x0 + float64(p/2)*d.Size, y0 + below*d.Size
		}
		for _, pair := range w.pairs {
			p, q := pair[0], pair[1]
			if s[p] == 0 || s[q] == 0 {
				continue
			}
			x1, y1 := spot(p)
			x2, y2 := spot(q)
			class, bend := "thin", 0.
			switch {
			case s[p] == opposite && s[q] == opposite:
				class, bend = "ring", -2.4*w.stretch()
			case s[p] == near && s[q] == near:
				bend = 2.4 * w.stretch()
			}
			at.Path(fmt.Sprintf("M%.5g %.5gQ%.5g %.5g %.5g %.5g", x1, y1, (x1+x2)/2, (y1+y2)/2+bend*d.Size, x2, y2), class)
		}
		for p, side := range s {
			if side == 0 {
				continue
			}
			class := []string{"e", "b"}[p%2]
			if p == 0 {
				class = "d"
			}
			x, y := spot(p)
			at.Circle(x, y, 0.36*d.Size, class+" edge", called(p))
			at.Text(x, y+5, "wh"[p%2:p%2+1], "middle on")
		}
	}
}
