// Command output_visualizer draws the picture of rollercoaster: the groups on each ride, and the cycle of rides that
// repeats.
package main

import (
	"fmt"
	"math"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

// A ride carries consecutive groups of the queue: first is the number of the first group, groups is their number, and
// people is the sum of their sizes. earned is the sum of the people on this ride and all earlier rides.
type ride struct{ first, groups, people, earned int }

const mostDrawn = 60 // rides

func draw(f svg.Files) *svg.Picture {
	in, answer := svg.NewWords(f.Input), svg.NewWords(f.Output).Next()
	places, all := in.Int(1, 10000000), in.Int(1, 10000000)
	sizes, largest := make([]int, in.Int(1, 1000)), 1
	for i := range sizes {
		sizes[i] = in.Int(1, places)
		largest = max(largest, sizes[i])
	}
	if in.Short {
		return svg.Message("the input is damaged: no ride can be drawn")
	}
	rides, back := queue(places, all, sizes)
	b := board.Board{Width: 14, Height: 7, Says: fmt.Sprintf("%d places, %d rides; the program says %s", places, all, answer)}
	if all > mostDrawn {
		b.Says += fmt.Sprintf("; the first %d drawn", min(len(rides), mostDrawn))
	}
	for k, r := range rides[:min(len(rides), mostDrawn)] {
		b.Say("", "ride %d: %d people, %d earned", k+1, r.people, r.earned)
	}
	total := rides[len(rides)-1].earned
	if more, round := all-len(rides), rides[back:]; more > 0 {
		gain, before := total-round[0].earned+round[0].people, round[0].earned-round[0].people
		total += more/len(round)*gain + round[more%len(round)].earned - round[more%len(round)].people - before
		b.Say("", "from ride %d on, every %d rides repeat; total %d", back+1, len(round), total)
	} else {
		b.Say("", "total %d", total)
		back = len(rides)
	}
	b.End(answer == fmt.Sprint(total), "the program says otherwise")

	// In a picture of a search, a state is the first group of a ride.
	isSearch := f.Search() != nil
	if isSearch {
		rides, back = nil, 0
		b.Keys = []svg.Key{{Shape: "square", Class: "a", Meaning: "a group in the train; the bars below it ride"}, {Shape: "square", Class: "node", Meaning: "a group, with the number of its people, and its own number below"},
			{Shape: "text", Meaning: "above a bar: after so many rides, the group is at the front"}}
	}
	b.Situation = func(_ int, state string) {
		first := 0
		fmt.Sscan(state, &first)
		rides = append(rides, rideOf(places, first%len(sizes), sizes))
	}
	b.More = func(d *board.Drawing) {
		x, y := d.Middle(board.Cell{})
		wide, high := 14*d.Size, 4*d.Size
		x, y = x-d.Size/2, y-d.Size/2
		one, base := wide/float64(len(sizes)), y+6.2*d.Size // the width of a group in the queue, and the base line of the queue
		bar, last := one, len(b.Notes)-1
		if len(sizes) <= 200 {
			bar = 0.8 * one
		}
		var bars, before, again strings.Builder
		for i, size := range sizes {
			h := high * float64(size) / float64(largest)
			fmt.Fprintf(&bars, "M%.5g %.5gh%.4gv%.4gh-%.4gz", x+one*float64(i), base-h, bar, h, bar)
		}
		for k, r := range rides[:min(len(rides), mostDrawn)] {
			at := x
			for i := range r.groups {
				g := (r.first + i) % len(sizes)
				w := wide * float64(sizes[g]) / float64(places)
				if r.groups <= 40 {
					d.At(k, k).Rect(at, y, w, d.Size, "a edge")
				}
				if w > 30 {
					d.At(k, k).Text(at+w/2, y+0.6*d.Size, fmt.Sprint(sizes[g]), "middle on")
				}
				at += w
			}
			if r.groups > 40 {
				d.At(k, k).Rect(x, y, at-x, d.Size, "a edge")
			}
			end := r.first + r.groups
			d.At(k, k).Rect(x+one*float64(r.first), base+6, math.Max(3, one*float64(min(end, len(sizes))-r.first)), 10, "a")
			if end > len(sizes) {
				d.At(k, k).Rect(x, base+6, math.Max(3, one*float64(end-len(sizes))), 10, "a")
			}
		}
		ends := 1 // the steps at the end that show no ride
		if isSearch {
			ends = 0
		}
		d.At(0, last-ends).Rect(x, y, wide, d.Size, "line")
		if !isSearch {
			d.At(0, last-1).Text(x, y+1.5*d.Size, "the train; below it, the groups in their first order, and the groups that ride", "")
		}
		d.Always().Path(bars.String(), "node")
		for k, r := range rides[:len(rides)*ends] {
			path := &before
			if k >= back {
				path = &again
			}
			fmt.Fprintf(path, "M%.5g %.5gh%.4gv10h-%.4gz", x+one*float64(r.first), base+6, bar, bar)
		}
		if !isSearch {
			d.At(last, last).Path(before.String(), "f")
			d.At(last, last).Path(again.String(), "c")
			d.At(last, last).Text(x, base+32, "first group in the queue at each ride: rides before the cycle (orange), rides of the cycle (green)", "")
		}
		for i, size := range sizes {
			if h := high * float64(size) / float64(largest); isSearch {
				s := d.Always().Place(fmt.Sprint(i))
				s.Rect(x+one*float64(i), base-h, bar, h, "place")
				s.Slot(x+one*(float64(i)+0.4), base-h-6, "value middle")
			}
			if isSearch && len(sizes) <= 20 {
				d.Always().Text(x+one*(float64(i)+0.4), base+32, fmt.Sprint(i), "middle")
			}
			if len(sizes) <= 20 {
				d.Always().Text(x+one*(float64(i)+0.4), base-4, fmt.Sprint(size), "middle")
			}
		}
	}
	return board.Draw(f, []board.Board{b}, 1)
}

// queue returns the rides before they repeat, that is, before a ride begins with the same group as an earlier ride.
// back is the index of this earlier ride.
func queue(places, all int, sizes []int) (rides []ride, back int) {
	met := map[int]int{}
	for first, earned := 0, 0; len(rides) < all; {
		if at, again := met[first]; again {
			return rides, at
		}
		met[first] = len(rides)
		r := rideOf(places, first, sizes)
		first = (first + r.groups) % len(sizes)
		earned += r.people
		r.earned = earned
		rides = append(rides, r)
	}
	return rides, 0
}

// rideOf returns the ride that begins with this group. Nothing is earned yet.
func rideOf(places, first int, sizes []int) ride {
	r := ride{first: first}
	for r.groups < len(sizes) {
		size := sizes[(first+r.groups)%len(sizes)]
		if r.people+size > places {
			break
		}
		r.people += size
		r.groups++
	}
	return r
}
