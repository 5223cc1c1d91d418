// UVa 321, The New Villa: the fewest steps to the last room with all other lights off, without entering a dark room.
//
// State: your room, and the set of lit rooms.
// Neighbours: go through a door into a lit room; turn the light of another room on or off by a switch in your
// room.
// Start: room 1, the only lit room.
// Goal: the last room, the only lit room.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const maxRooms = 64 // the number of bits of state.lit; the statement promises at most 10 rooms

type state struct {
	room int    // from 0
	lit  uint64 // a bit mask of the lit rooms
}

// A villa lists, for each room, the rooms behind its doors and the rooms whose lights its switches control.
type villa struct {
	doors, switches [maxRooms][]int
}

func (v *villa) next(s state, buf []state) []state {
	// Walk into a lit room behind a door.
	for _, room := range v.doors[s.room] {
		if s.lit>>room&1 == 1 {
			buf = append(buf, state{room, s.lit})
		}
	}

	for _, room := range v.switches[s.room] {
		if room != s.room { // never turn off the light of your own room
			buf = append(buf, state{s.room, s.lit ^ 1<<room})
		}
	}
	return buf
}

// number reads a number and skips the comment behind it: an old official input file has comments "// ...".
func number(in *scan.Scanner, lo, hi int) int {
	n := in.Int(lo, hi)
	in.SkipComments()
	return n
}

func read(in *scan.Scanner, rooms, doors, switches int) *villa {
	v := &villa{}
	for ; doors > 0; doors-- {
		a, b := number(in, 1, rooms)-1, number(in, 1, rooms)-1
		v.doors[a] = append(v.doors[a], b)
		v.doors[b] = append(v.doors[b], a)
	}
	for ; switches > 0; switches-- {
		at, light := number(in, 1, rooms)-1, number(in, 1, rooms)-1
		v.switches[at] = append(v.switches[at], light)
	}
	return v
}

// step returns the line that describes the move from one state to the next.
func step(from, to state) string {
	if from.room != to.room {
		return fmt.Sprintf("Move to room %d.", to.room+1)
	}

	room := 0
	for from.lit>>room&1 == to.lit>>room&1 {
		room++
	}
	if to.lit > from.lit {
		return fmt.Sprintf("Switch on light in room %d.", room+1)
	}
	return fmt.Sprintf("Switch off light in room %d.", room+1)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for k := 1; in.CaseUntil(0); k++ {
		rooms, doors, switches := number(in, 1, maxRooms), number(in, 0, scan.Max), number(in, 0, scan.Max)
		v := read(in, rooms, doors, switches)
		start := state{room: 0, lit: 1}
		goal := state{room: rooms - 1, lit: 1 << (rooms - 1)}
		path := search.Shortest([]state{start}, v.next, func(s state) bool { return s == goal })

		fmt.Fprintf(out, "Villa #%d\n", k)
		if path == nil {
			fmt.Fprintln(out, "The problem cannot be solved.")
		} else {
			fmt.Fprintf(out, "The problem can be solved in %d steps:\n", len(path)-1)
		}
		for i := 1; i < len(path); i++ {
			fmt.Fprintf(out, "- %s\n", step(path[i-1], path[i]))
		}
		fmt.Fprintln(out)
	}
}

func main() { scan.Main(solve) }
