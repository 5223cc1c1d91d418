// Too slow: stores the positions within 7 turns of the solved position in a table. For each case it searches from the
// start until it reaches a position in the table.
package main

import (
	"bufio"
	"fmt"
	"os"
)

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

var goal = corners{0, 3, 6, 9, 12, 15, 18}

var near = map[corners]int{goal: 0}

// explore adds the positions near the solved cube, and their distances, to the table `near`.
func explore() {
	queue := []corners{goal}
	for i := 0; i < len(queue); i++ {
		for t := range turns {
			q := queue[i].turn(t)
			if _, known := near[q]; !known && near[queue[i]] < 7 {
				near[q] = near[queue[i]] + 1
				queue = append(queue, q)
			}
		}
	}
}

// A step contains the turn that led to a position, and the previous position.
type step struct {
	turn   int
	before corners
}

// meet searches from c until a layer contains a position in the table `near`. From this layer it takes the position
// that is nearest to the solved cube. It returns this position and the turns that lead to it.
func meet(c corners) (way []string, met corners) {
	seen, layer := map[corners]step{c: {turn: -1}}, []corners{c}
	for {
		best := 8
		for _, p := range layer {
			if d, ok := near[p]; ok && d < best {
				best, met = d, p
			}
		}
		if best < 8 {
			break
		}
		var next []corners
		for _, p := range layer {
			for t := range turns {
				q := p.turn(t)
				if _, known := seen[q]; !known {
					seen[q] = step{t, p}
					next = append(next, q)
				}
			}
		}
		layer = next
	}
	for s := seen[met]; s.turn >= 0; s = seen[s.before] {
		way = append([]string{names[s.turn]}, way...)
	}
	return way, met
}

func solve(out *bufio.Writer, start, end [24]byte) {
	var at [24]byte
	for i, s := range end {
		at[s] = byte(i)
	}
	for i, s := range start {
		start[i] = at[s]
	}
	c, ok := whole(start)
	twist := 0
	for _, s := range c {
		twist += int(s % 3)
	}
	if !ok || twist%3 != 0 {
		fmt.Fprintln(out, -1)
		return
	}
	way, met := meet(c)
	for d := near[met]; d > 0; d-- {
		for t := range turns {
			if after, ok := near[met.turn(t)]; ok && after == d-1 {
				way = append(way, names[t])
				met = met.turn(t)
				break
			}
		}
	}
	fmt.Fprintln(out, len(way))
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
	explore()
	for cases := number(in); cases > 0; cases-- {
		solve(out, sticks(in), sticks(in))
	}
}
