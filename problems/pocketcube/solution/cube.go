package main

import (
	"strconv"

	"oj/problems/lib/perm"
)

// This file numbers the positions of the cube and computes the effect of the turns.
//
// Sticker 3k+j is on side j of cubie k, and place 3k+j is where this sticker is on the solved cube. Places 3k
// to 3k+2 are the sides of corner k. The sides of a cubie are numbered clockwise. If the cubie at corner k is
// twisted by t, its side (j+t)%3 is at side j of the corner. A turn moves a cubie to each corner and adds a
// twist to it. The corner where the cubie comes from and the added twist depend only on the turn and the new
// corner. So a turn changes the order of the cubies and their twists independently of each other. The number
// of a position combines the number of the order and the number of the twists: rank*twists + twist.

const (
	stickers  = 24
	cubies    = 7    // the cubies that move; the eighth cubie never moves
	orders    = 5040 // the number of orders of the cubies, 7!
	twists    = 729  // 3^6 combinations of six twists; the seventh follows, because the sum of all is 0 modulo 3
	positions = orders * twists
	solved    = 0
	turns     = 6
)

var turnNames = [turns]string{"F", "F'", "L", "L'", "U", "U'"}

// quarterTurns are F, L and U: turn m moves the sticker at place m[i] to place i.
var quarterTurns = [3][]uint8{
	{6, 7, 8, 0, 1, 2, 9, 10, 11, 3, 4, 5, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23},
	{13, 14, 12, 3, 4, 5, 2, 0, 1, 9, 10, 11, 20, 18, 19, 15, 16, 17, 7, 8, 6, 21, 22, 23},
	{5, 3, 4, 16, 17, 15, 6, 7, 8, 9, 10, 11, 1, 2, 0, 14, 12, 13, 18, 19, 20, 21, 22, 23},
}

// position returns the number of the position with sticker p[i] at place i. It returns false if no turns lead
// from the solved cube to this position: a cubie has wrong or mirrored stickers, the last cubie has moved, or
// the sum of the twists is not 0 modulo 3.
func position(p []uint8) (int32, bool) {
	var order, twist [cubies]uint8
	total := 0
	for k := 0; k <= cubies; k++ {
		// The cubie at corner k has the stickers first, first+1 and first+2. If sticker first+t is at side 0
		// of the corner, the twist is t.
		side, t := p[3*k:3*k+3], p[3*k]%3
		first := side[0] - t

		// The stickers of a corner must be one cubie's sides in clockwise order, and the last cubie must be
		// at the last corner.
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

// twistNumber returns the number whose digits in base 3 are the twists of all cubies except the last one. The
// twist of the last cubie follows from the others.
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

	// The sum of all twists must be 0 modulo 3. So the last twist is -total, which is the same as 2*total
	// modulo 3.
	twist[cubies-1] = uint8(2 * total % 3)
	return twist
}

// A cube stores the effect of each turn on the order of the cubies and on their twists.
type cube struct {
	order [orders][turns]int32 // twists * (number of the order after the turn), a summand of the position's number
	twist [twists][turns]int32 // the number of the twists after the turn
	table *table               // nil until it is built
}

func newCube() *cube {
	c := new(cube)

	// Number the turns in the order of turnNames: each turn is followed by its inverse.
	for i, m := range quarterTurns {
		c.addTurn(2*i, m)
		c.addTurn(2*i+1, perm.Inverse(m))
	}
	return c
}

// addTurn tabulates the effect of the turn m on the numbers of orders and twists.
func (c *cube) addTurn(turn int, m []uint8) {
	var before, after [cubies]uint8

	// The sticker at place m[3*k] moves to place 3k, so the cubie at corner m[3*k]/3 moves to corner k.
	for n := range c.order {
		perm.Unrank(n, before[:])
		for k := range after {
			after[k] = before[m[3*k]/3]
		}
		c.order[n][turn] = int32(perm.Rank(after[:]) * twists)
	}

	// If place m[3*k] is side t of its corner, the turn adds t to the twist of this cubie.
	for n := range c.twist {
		before = twistsOf(n)
		for k := range after {
			after[k] = (before[m[3*k]/3] + m[3*k]) % 3
		}
		c.twist[n][turn] = int32(twistNumber(&after))
	}
}

// after returns the position to which a turn leads from the position s.
func (c *cube) after(s int32, turn int) int32 {
	return c.order[s/twists][turn] + c.twist[s%twists][turn]
}

// neighbours appends the positions to which one turn leads from s, in the order of turnNames. From each of
// them, one turn leads to s.
func (c *cube) neighbours(s int32, buf []int32) []int32 {
	// Every turn has an inverse, so the same function serves the search from both ends.
	for turn := 0; turn < turns; turn++ {
		buf = append(buf, c.after(s, turn))
	}
	return buf
}

// appendTurns appends the number of turns of a path and, on a second line, the names of the turns.
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
