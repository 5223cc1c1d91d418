package main

import (
	"fmt"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// oracle tries all sequences of 0, 1, 2, ... steps. The string `lit` has a character for each room: 1 if the room is
// lit, else 0.
func oracle(rooms int, doors, switches [][2]int, most int) (steps int, ok bool) {
	var try func(room int, lit string, left int) bool
	try = func(room int, lit string, left int) bool {
		if left == 0 {
			return room == rooms && lit == strings.Repeat("0", rooms-1)+"1"
		}
		for _, d := range doors {
			for i := range d {
				if d[i] == room && lit[d[1-i]-1] == '1' && try(d[1-i], lit, left-1) {
					return true
				}
			}
		}
		for _, s := range switches {
			if s[0] == room && s[1] != room {
				l := []byte(lit)
				l[s[1]-1] ^= 1
				if try(room, string(l), left-1) {
					return true
				}
			}
		}
		return false
	}
	for steps = 0; steps <= most; steps++ {
		if try(1, "1"+strings.Repeat("0", rooms-1), steps) {
			return steps, true
		}
	}
	return 0, false
}

// The test uses every villa of up to three rooms, with every set of doors and every set of switches for other
// rooms. Ten steps are enough for every villa that has a solution: only 3 * 4 = 12 states have a light in
// your room, and a shortest path from the start to the goal has at most ten steps.
func TestEverySmallVilla(t *testing.T) {
	for rooms := 1; rooms <= 3; rooms++ {
		var pairs [][2]int
		for a := 1; a <= rooms; a++ {
			for b := 1; b <= rooms; b++ {
				if a != b {
					pairs = append(pairs, [2]int{a, b})
				}
			}
		}
		for set := 0; set < 1<<(2*len(pairs)); set++ {
			var doors, switches [][2]int
			// Doors have no direction, so skip a set with a door from a room to one with a smaller number.
			reversed := false
			for i, p := range pairs {
				if set>>i&1 == 1 {
					doors, reversed = append(doors, p), reversed || p[0] > p[1]
				}
				if set>>(len(pairs)+i)&1 == 1 {
					switches = append(switches, p)
				}
			}
			if reversed {
				continue
			}
			text := fmt.Sprintln(rooms, len(doors), len(switches))
			for _, p := range append(append([][2]int{}, doors...), switches...) {
				text += fmt.Sprintln(p[0], p[1])
			}
			want := "Villa #1\nThe problem cannot be solved.\n"
			if steps, ok := oracle(rooms, doors, switches, 10); ok {
				want = fmt.Sprintf("Villa #1\nThe problem can be solved in %d steps:\n", steps)
			}
			if got := try.Run(t, solve, text+"0 0 0\n"); !strings.HasPrefix(got, want) {
				t.Fatalf("%s\ngot %s\nwant %s", text, got, want)
			}
		}
	}
}

func TestSampleStepByStep(t *testing.T) {
	try.Answers(t, solve, "3 3 4\n1 2\n1 3\n3 2\n1 2\n1 3\n2 1\n3 2\n\n1 0 1\n1 1\n\n0 0 0\n", `Villa #1
The problem can be solved in 6 steps:
- Switch on light in room 2.
- Switch on light in room 3.
- Move to room 2.
- Switch off light in room 1.
- Move to room 3.
- Switch off light in room 2.

Villa #2
The problem can be solved in 0 steps:

`)
}

// TestJudgeFiles: an old official input file has comments, and blank lines before and after the end marker.
func TestJudgeFiles(t *testing.T) {
	first := "3 3 4 // three rooms\n1 2\n1 3\n3 2\n1 2 // 2 1\n1 3\n2 1\n3 2\n"
	try.Survives(t, solve, try.File{
		Cases: []string{first, "2 1 2\n2 1\n1 1\n1 2\n", "1 0 1\n1 1\n"},
		End:   "// the end\n0 0 0\n",
		Want: []string{`Villa #1
The problem can be solved in 6 steps:
- Switch on light in room 2.
- Switch on light in room 3.
- Move to room 2.
- Switch off light in room 1.
- Move to room 3.
- Switch off light in room 2.

`, "Villa #2\nThe problem cannot be solved.\n\n", "Villa #3\nThe problem can be solved in 0 steps:\n\n"},
	})

	// There are twelve rooms in a row. Each has a switch for the next room and one for the previous room, so
	// each room takes three steps: light on, move, light off.
	var in strings.Builder
	fmt.Fprintln(&in, "64 0 0\n12 11 22")
	for room := 1; room < 12; room++ {
		fmt.Fprintln(&in, room, room+1)
	}
	for room := 1; room < 12; room++ {
		fmt.Fprintln(&in, room, room+1)
		fmt.Fprintln(&in, room+1, room)
	}
	want := "Villa #1\nThe problem cannot be solved.\n\nVilla #2\nThe problem can be solved in 33 steps:\n"
	if got := try.Run(t, solve, in.String()); !strings.HasPrefix(got, want) {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"65 0 0\n0 0 0\n":    `line 1: want a whole number from 1 to 64`,
		"2 1 0\n1 3\n0 0 0":  `line 2: want a whole number from 1 to 2`,
		"2 1 -1\n1 2\n0 0 0": `line 1: want a whole number from 0 to 2147483647`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
