// Accepted: computes the distances of all positions from the solved position by one breadth-first search with a
// queue.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const positions = 3674160

var names = [6]string{"F", "F'", "L", "L'", "U", "U'"}

var turns = [6][24]int{
	{6, 7, 8, 0, 1, 2, 9, 10, 11, 3, 4, 5, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23}, {},
	{13, 14, 12, 3, 4, 5, 2, 0, 1, 9, 10, 11, 20, 18, 19, 15, 16, 17, 7, 8, 6, 21, 22, 23}, {},
	{5, 3, 4, 16, 17, 15, 6, 7, 8, 9, 10, 11, 1, 2, 0, 14, 12, 13, 18, 19, 20, 21, 22, 23}, {},
}

// A cubie at the eighth corner never moves. For each of the other seven corners of the cube, corners contains the
// number of the sticker on its first side; the sides are numbered clockwise.
type corners [7]byte

// turn returns the corners after turn t.
func (c corners) turn(t int) (after corners) {
	for k := range after {
		from := turns[t][3*k]
		s := c[from/3]
		after[k] = s/3*3 + (s%3+byte(from%3))%3
	}
	return after
}

// split returns the order and the twists of the first six cubies: the order in three bits for each cubie, the twists
// as digits in base 3. They determine the seventh cubie, because the sum of all seven twists is a multiple of three.
func (c corners) split() (order, twist int) {
	for _, s := range c[:6] {
		order, twist = order<<3|int(s/3), 3*twist+int(s%3)
	}
	return order, twist
}

// twistsFit reports whether the sum of all twists is a multiple of three, as on every real cube.
func (c corners) twistsFit() bool {
	sum := 0
	for _, s := range c {
		sum += int(s % 3)
	}
	return sum%3 == 0
}

// A table contains the distances of all positions, for each order of the cubies and all their twists.
type table struct {
	order    [1 << 18]uint32 // index: an order, as split returns it; value: the number of this order from 1, or 0
	distance []uint8
}

const (
	orders = 5040
	twists = 729
	absent = 255
)

// at returns the distance of c, or the constant absent if no turns lead to c.
func (t *table) at(c corners) uint8 {
	order, twist := c.split()
	if t.order[order] == 0 || !c.twistsFit() {
		return absent
	}
	return t.distance[int(t.order[order]-1)*twists+twist]
}

// orderTurns numbers the orders (permutations of the cubies), in the sequence in which a search reaches them. It
// returns, for each order and each turn, the index in distance at which the elements for the order after the turn
// begin.
func (t *table) orderTurns() (to [][6]uint32) {
	list := []corners{{0, 3, 6, 9, 12, 15, 18}}
	order, _ := list[0].split()
	t.order[order] = 1
	for i := 0; i < len(list); i++ {
		var next [6]uint32
		for turn := range next {
			after := list[i].turn(turn)
			order, _ := after.split()
			if t.order[order] == 0 {
				list = append(list, after)
				t.order[order] = uint32(len(list))
			}
			next[turn] = (t.order[order] - 1) * twists
		}
		to = append(to, next)
	}
	return to
}

// twistTurns returns the effect of each turn on the twists.
func twistTurns() (to [twists][6]uint32) {
	for n := range to {
		var c corners
		rest := n
		for k := 5; k >= 0; k-- {
			c[k] = byte(3*k + rest%3)
			c[6] += byte(3 - rest%3)
			rest /= 3
		}
		for turn := range to[n] {
			_, twist := c.turn(turn).split()
			to[n][turn] = uint32(twist)
		}
	}
	return to
}

func explore() *table {
	t := &table{distance: make([]uint8, orders*twists)}
	for i := range t.distance {
		t.distance[i] = absent
	}
	order, twist := t.orderTurns(), twistTurns()
	queue := make([]uint32, 1, positions)
	t.distance[0] = 0
	for i := 0; i < len(queue); i++ {
		p := queue[i]
		byOrder, byTwist := &order[p/twists], &twist[p%twists]
		distance := t.distance[p] + 1
		for turn := range turns {
			q := byOrder[turn] + byTwist[turn]
			if t.distance[q] == absent {
				t.distance[q] = distance
				queue = append(queue, q)
			}
		}
	}
	return t
}

// whole returns the corners of p. It also reports whether the three stickers at each corner belong to one cubie, and
// whether the last cubie is unchanged.
func whole(p [24]byte) (c corners, ok bool) {
	for k := 0; k < 8; k++ {
		s := p[3*k]
		if p[3*k+1] != s/3*3+(s%3+1)%3 || p[3*k+2] != s/3*3+(s%3+2)%3 {
			return c, false
		}
		if k < 7 {
			c[k] = s
		}
	}
	return c, p[21] == 21
}

func (t *table) solve(out *bufio.Writer, start, end [24]byte) {
	var at [24]byte
	for i, s := range end {
		at[s] = byte(i)
	}
	for i, s := range start {
		start[i] = at[s]
	}
	c, ok := whole(start)
	d := t.at(c)
	if !ok || d == absent {
		fmt.Fprintln(out, -1)
		return
	}
	fmt.Fprintln(out, d)
	var way []string
	for d > 0 {
		for turn := range turns {
			after := c.turn(turn)
			if t.at(after) == d-1 {
				way = append(way, names[turn])
				c, d = after, d-1
				break
			}
		}
	}
	write(out, way)
}

func write(out *bufio.Writer, way []string) {
	for i, name := range way {
		if i > 0 {
			out.WriteByte(' ')
		}
		out.WriteString(name)
	}
	out.WriteByte('\n')
}

func number(in *bufio.Reader) int {
	n, digits := 0, 0
	for {
		c, err := in.ReadByte()
		switch {
		case err == nil && '0' <= c && c <= '9':
			n, digits = 10*n+int(c-'0'), digits+1
		case digits > 0:
			return n
		case err != nil:
			os.Exit(1)
		}
	}
}

// sticks reads the 24 stickers of a position.
func sticks(in *bufio.Reader) (p [24]byte) {
	for i := range p {
		p[i] = byte(number(in))
	}
	return p
}

func main() {
	for t := 0; t < 6; t += 2 {
		for i, from := range turns[t] {
			turns[t+1][from] = i
		}
	}
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	t := explore()
	for cases := number(in); cases > 0; cases-- {
		t.solve(out, sticks(in), sticks(in))
	}
}
