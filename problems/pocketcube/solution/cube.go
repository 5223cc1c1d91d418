package main

import (
	"strconv"

	"oj/problems/lib/perm"
)

// This file holds the cube itself: the numbers of its positions, and what turns do to them.
//
// Sticker and place 3k+j is side j of cubie k, the sides counted clockwise. A cubie that stands at place k twisted by
// t shows its side (j+t)%3 at side j of the place. A turn carries the cubie of place source(k) to place k and adds its
// own twist there; so where the cubies are and how they are twisted change independently of each other, and a
// position is a number for the one and a number for the other: rank*twists + twist.

const (
	stickers  = 24
	cubies    = 7    // that move; the eighth stays where it is
	orders    = 5040 // 7!: arrangements of the cubies
	twists    = 729  // 3^6: the twist of the last cubie follows from the others', for all together are 0 modulo 3
	positions = orders * twists
	solved    = 0
	turns     = 6
)

var turnNames = [turns]string{"F", "F'", "L", "L'", "U", "U'"}

// quarterTurns are F, L and U: after turn m the sticker at place i is that which was at m[i].
var quarterTurns = [3][]uint8{
	{6, 7, 8, 0, 1, 2, 9, 10, 11, 3, 4, 5, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23},
	{13, 14, 12, 3, 4, 5, 2, 0, 1, 9, 10, 11, 20, 18, 19, 15, 16, 17, 7, 8, 6, 21, 22, 23},
	{5, 3, 4, 16, 17, 15, 6, 7, 8, 9, 10, 11, 1, 2, 0, 14, 12, 13, 18, 19, 20, 21, 22, 23},
}

// position returns the number of the position that has sticker p[i] at place i. It returns false if no turns lead from
// the solved cube to this position: a cubie is torn apart or mirrored, the last one has moved, or all twists together
// are not 0.
func position(p []uint8) (int32, bool) {
	var order, twist [cubies]uint8
	total := 0
	for k := 0; k <= cubies; k++ {
		// t is the side of the cubie that shows at side 0 of the place, and first its sticker 0.
		side, t := p[3*k:3*k+3], p[3*k]%3
		first := side[0] - t

		// The stickers of a place must be one cubie's sides in clockwise order, and the last cubie must be in its place.
		if side[1] != first+(t+1)%3 || side[2] != first+(t+2)%3 || k == cubies && side[0] != 3*cubies {
			return 0, false
		}

		if k < cubies {
			order[k], twist[k] = first/3, t
			total += int(t)
		}
	}
	return int32(perm.Rank(order[:])*twists + twistNumber(&twist)), total%3 == 0
}

// twistNumber returns a number for the twists of all cubies except the last one: each twist is a digit in base 3. The other
// twists determine that of the last cubie.
func twistNumber(twist *[cubies]uint8) int {
	n := 0
	for _, t := range twist[:cubies-1] {
		n = 3*n + int(t)
	}
	return n
}

// twistsOf is the inverse of twistNumber.
func twistsOf(n int) (twist [cubies]uint8) {
	total := 0
	for k := cubies - 2; k >= 0; k-- {
		twist[k] = uint8(n % 3)
		total += n % 3
		n /= 3
	}

	// The twist of the last cubie makes the total 0 modulo 3, because 2*total is -total modulo 3.
	twist[cubies-1] = uint8(2 * total % 3)
	return twist
}

// A cube knows what each turn does to the order of the cubies and to their twists.
type cube struct {
	order [orders][turns]int32 // the number of the order after the turn, times twists
	twist [twists][turns]int32
	table *table // nil until it is needed
}

func newCube() *cube {
	c := new(cube)

	// A turn and the turn back stand side by side, as in turnNames.
	for i, m := range quarterTurns {
		c.addTurn(2*i, m)
		c.addTurn(2*i+1, perm.Inverse(m))
	}
	return c
}

// addTurn tabulates the effect of the turn m on the numbers of orders and twists.
func (c *cube) addTurn(turn int, m []uint8) {
	var before, after [cubies]uint8

	// The cubie of place k comes from the place of the sticker that is now at 3k.
	for n := range c.order {
		perm.Unrank(n, before[:])
		for k := range after {
			after[k] = before[m[3*k]/3]
		}
		c.order[n][turn] = int32(perm.Rank(after[:]) * twists)
	}

	// The side of that sticker is the twist that the turn adds.
	for n := range c.twist {
		before = twistsOf(n)
		for k := range after {
			after[k] = (before[m[3*k]/3] + m[3*k]) % 3
		}
		c.twist[n][turn] = int32(twistNumber(&after))
	}
}

// after returns the position that a turn makes of s.
func (c *cube) after(s int32, turn int) int32 {
	return c.order[s/twists][turn] + c.twist[s%twists][turn]
}

// neighbours appends the positions one turn after s, in the order of turnNames; the same lie one turn before it.
func (c *cube) neighbours(s int32, buf []int32) []int32 {
	// Every turn can be turned back, so the same function searches from both ends.
	for turn := 0; turn < turns; turn++ {
		buf = append(buf, c.after(s, turn))
	}
	return buf
}

// appendTurns appends the number of turns on a path, and in a second line the turns.
func (c *cube) appendTurns(buf []byte, path []int32) []byte {
	buf = append(strconv.AppendInt(buf, int64(len(path)-1), 10), '\n')
	for i, to := range path[1:] {
		if i > 0 {
			buf = append(buf, ' ')
		}

		// Find the turn by trying all six.
		turn := 0
		for c.after(path[i], turn) != to {
			turn++
		}

		buf = append(buf, turnNames[turn]...)
	}
	return append(buf, '\n')
}
