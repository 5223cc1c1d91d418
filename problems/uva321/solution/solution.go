// UVa 321, The New Villa: how does one get to bed in the dark without ever entering a dark room?
//
// State: the room where one is, and which rooms are lit.
// Neighbours: a door leads into a lit room; a switch here turns another room's light on or off.
// Start: the first room, the only one that is lit.
// Goal: the last room, the only one that is lit.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const maxRooms = 64 // bits of state.lit

type state struct {
	room int    // from 0
	lit  uint64 // bit by bit
}

// A villa lists for each room the rooms behind its doors, and the rooms whose light has a switch in it.
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
		if room != s.room { // one never stands in the dark
			buf = append(buf, state{s.room, s.lit ^ 1<<room})
		}
	}
	return buf
}

func read(in *scan.Scanner, rooms, doors, switches int) *villa {
	v := &villa{}
	for ; doors > 0; doors-- {
		a, b := in.Int(1, rooms)-1, in.Int(1, rooms)-1
		v.doors[a] = append(v.doors[a], b)
		v.doors[b] = append(v.doors[b], a)
	}
	for ; switches > 0; switches-- {
		at, light := in.Int(1, rooms)-1, in.Int(1, rooms)-1
		v.switches[at] = append(v.switches[at], light)
	}
	return v
}

// step names the move from a state to the next.
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
	in.SkipComments() // "// ..." behind the numbers is in an old file of the judge
	for k := 1; in.Case(); k++ {
		rooms, doors, switches := in.Int(0, maxRooms), in.Int(0, scan.Max), in.Int(0, scan.Max)
		if rooms == 0 {
			break // the end marker
		}

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
