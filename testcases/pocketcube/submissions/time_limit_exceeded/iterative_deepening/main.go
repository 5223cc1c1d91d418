// Too slow: iterative deepening without a lower bound for the distance to the end.
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

// deepen looks for a sequence of exactly `left` turns to the goal. No turn of the sequence undoes the previous one.
func deepen(c corners, left, before int, way []string) ([]string, bool) {
	if left == 0 {
		return way, c == goal
	}
	for t := range turns {
		if t^1 == before {
			continue
		}
		if found, ok := deepen(c.turn(t), left-1, t, append(way, names[t])); ok {
			return found, true
		}
	}
	return nil, false
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
	for most := 0; ; most++ {
		if way, ok := deepen(c, most, -1, nil); ok {
			fmt.Fprintln(out, most)
			write(out, way)
			return
		}
	}
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
	for cases := number(in); cases > 0; cases-- {
		solve(out, sticks(in), sticks(in))
	}
}
