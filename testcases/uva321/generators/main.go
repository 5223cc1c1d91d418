// Command generators makes the testcases of UVa 321.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(321, fill) }

type pairs [][2]int

func fill(s *gen.Set) {
	s.Secret("01-traps", villas(
		villa(1, nil, nil)+villa(1, pairs{{1, 1}}, pairs{{1, 1}})+ // one room: the hall is also the bedroom, so no step is needed
			villa(2, pairs{{1, 2}}, pairs{{1, 2}, {2, 1}})+
			villa(2, pairs{{2, 1}}, pairs{{1, 2}, {2, 1}})+ // the door is listed as 2 1, but it is used from 1 to 2
			villa(2, pairs{{1, 2}, {1, 2}}, pairs{{1, 2}, {1, 2}, {2, 1}})+ // doors and switches occur twice
			villa(2, pairs{{1, 2}}, pairs{{1, 1}, {1, 2}, {2, 1}, {2, 2}})+ // switches for the room in which they are
			villa(2, pairs{{1, 2}}, pairs{{1, 1}, {1, 2}})+ // the other room stays dark
			villa(2, pairs{{1, 2}}, pairs{{1, 2}})+villa(2, nil, pairs{{1, 2}, {2, 1}})+
			villa(2, pairs{{1, 2}}, pairs{{2, 1}})+ // the bedroom stays dark
			villa(3, pairs{{1, 2}, {2, 3}}, pairs{{1, 2}, {2, 3}, {3, 2}, {2, 1}})+
			villa(3, pairs{{1, 2}, {1, 3}}, pairs{{1, 2}, {2, 3}, {3, 1}, {3, 2}}))) // the path leads to a switch and back
	small := ""
	for i := 0; i < 300; i++ {
		rooms := 2 + s.Random.Intn(4)
		small += villa(rooms, random(s, rooms, 1+s.Random.Intn(2*rooms)), random(s, rooms, 1+s.Random.Intn(4*rooms)))
	}
	s.Secret("02-random", villas(small))
	s.Secret("03-random-10", villas(villa(10, random(s, 10, 20), random(s, 10, 40))+villa(10, random(s, 10, 12), random(s, 10, 60))+
		villa(10, random(s, 10, 40), random(s, 10, 30))))

	// These lists are for three villas. In the first and the third villa the rooms form a chain: `chain` contains its
	// doors, and `lamps` contains switches for the lights of both neighbouring rooms. The third villa lacks the first
	// switch. In the second villa, all pairs of rooms are doors and switches.
	var chain, lamps, all pairs
	for r := 1; r < 10; r++ {
		chain, lamps = append(chain, [2]int{r, r + 1}), append(lamps, [2]int{r, r + 1}, [2]int{r + 1, r})
	}
	for i := 0; i < 100; i++ {
		all = append(all, [2]int{1 + i/10, 1 + i%10})
	}
	s.Secret("04-chain-and-complete", villas(villa(10, chain, lamps), villa(10, all, all), villa(10, chain, lamps[1:])))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-end", "1 0 0\n")
	s.Invalid("eleven-rooms", villas(villa(11, nil, nil)))
	s.Invalid("no-such-room", villas(villa(2, pairs{{1, 3}}, nil)))
	s.Invalid("room-0", villas(villa(2, nil, pairs{{0, 1}})))

	// The checker must reject these outputs, each for one reason.
	in := villas(villa(2, pairs{{1, 2}}, pairs{{1, 2}, {2, 1}}))
	ans := "Villa #1\nThe problem can be solved in 3 steps:\n- Switch on light in room 2.\n- Move to room 2.\n- Switch off light in room 1.\n\n"
	steps := ans[strings.Index(ans, "- "):]
	for name, out := range map[string]string{
		"nothing":             "",
		"unsolved":            "Villa #1\nThe problem cannot be solved.\n\n",
		"no-blank-line":       ans[:len(ans)-1],
		"wrong-number":        "Villa #1\nThe problem can be solved in 2 steps:\n" + steps,
		"other-villa":         "Villa #2" + ans[8:],
		"longer":              "Villa #1\nThe problem can be solved in 5 steps:\n- Switch on light in room 2.\n- Switch off light in room 2.\n" + steps,
		"in-the-dark":         "Villa #1\nThe problem can be solved in 1 steps:\n- Move to room 2.\n\n",
		"light-left-on":       "Villa #1\nThe problem can be solved in 2 steps:\n- Switch on light in room 2.\n- Move to room 2.\n\n",
		"on-though-it-is-on":  "Villa #1\nThe problem can be solved in 4 steps:\n- Switch on light in room 2.\n- Switch on light in room 2.\n- Move to room 2.\n- Switch off light in room 1.\n\n",
		"something-behind":    ans + "\n",
		"says-it-differently": "Villa #1\nThe problem can be solved in 3 steps:\n- Switch on light in room 2\n- Move to room 2.\n- Switch off light in room 1.\n\n",
	} {
		s.WrongOutput(name, in, ans, out)
	}
}

// villas returns an input: the villas, and 0 0 0 at the end.
func villas(all ...string) string { return strings.Join(all, "") + "0 0 0\n" }

// villa returns a case. A door is a pair of rooms. A switch is a pair, too: its room, and the room whose light it
// turns on and off.
func villa(rooms int, doors, switches pairs) string {
	text := fmt.Sprintln(rooms, len(doors), len(switches))
	for _, p := range append(append(pairs{}, doors...), switches...) {
		text += fmt.Sprintln(p[0], p[1])
	}
	return text + "\n"
}

// random returns n random pairs of rooms.
func random(s *gen.Set, rooms, n int) (all pairs) {
	for ; n > 0; n-- {
		all = append(all, [2]int{1 + s.Random.Intn(rooms), 1 + s.Random.Intn(rooms)})
	}
	return all
}
