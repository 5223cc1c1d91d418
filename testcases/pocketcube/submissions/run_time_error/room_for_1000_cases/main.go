// Fails: keeps the answers' lengths in an array with room for 1,000 cases.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const (
	slots     = 1 << 23
	positions = 3674160
)

var names = [6]string{"F", "F'", "L", "L'", "U", "U'"}

var turns = [6][24]int{
	{6, 7, 8, 0, 1, 2, 9, 10, 11, 3, 4, 5, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23}, {},
	{13, 14, 12, 3, 4, 5, 2, 0, 1, 9, 10, 11, 20, 18, 19, 15, 16, 17, 7, 8, 6, 21, 22, 23}, {},
	{5, 3, 4, 16, 17, 15, 6, 7, 8, 9, 10, 11, 1, 2, 0, 14, 12, 13, 18, 19, 20, 21, 22, 23}, {},
}

// A corner list tells which sticker each moving cubie shows at the first side of its place.
type corners [7]byte

func (c corners) turn(t int) (after corners) {
	for k := range after {
		from := turns[t][3*k]
		s := c[from/3]
		after[k] = s/3*3 + (s%3+byte(from%3))%3
	}
	return after
}

func (c corners) key() uint64 {
	n := uint64(1)
	for _, s := range c {
		n = n<<5 | uint64(s)
	}
	return n
}

// A table of distances: open addressing, 0 is an empty slot.
type table struct {
	keys     []uint64
	distance []uint8
}

// slot returns where a key is or would be.
func (t *table) slot(key uint64) int {
	i := int(key * 0x9e3779b97f4a7c15 >> 41)
	for t.keys[i] != 0 && t.keys[i] != key {
		i = (i + 1) & (slots - 1)
	}
	return i
}

func explore() *table {
	t := &table{make([]uint64, slots), make([]uint8, slots)}
	queue := make([]corners, 1, positions)
	queue[0] = corners{0, 3, 6, 9, 12, 15, 18}
	t.keys[t.slot(queue[0].key())] = queue[0].key()
	for i := 0; i < len(queue); i++ {
		d := t.distance[t.slot(queue[i].key())]
		for turn := range turns {
			after := queue[i].turn(turn)
			key := after.key()
			if j := t.slot(key); t.keys[j] == 0 {
				t.keys[j], t.distance[j] = key, d+1
				queue = append(queue, after)
			}
		}
	}
	return t
}

// whole returns the corners of p, and whether every cubie is in one piece and the last one at home.
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
	slot := t.slot(c.key())
	if !ok || t.keys[slot] == 0 {
		fmt.Fprintln(out, -1)
		return
	}
	d := t.distance[slot]
	lengths[count] = d
	count++
	fmt.Fprintln(out, d)
	var way []string
	for d > 0 {
		for turn := range turns {
			after := c.turn(turn)
			if t.distance[t.slot(after.key())] == d-1 {
				way = append(way, names[turn])
				c, d = after, d-1
				break
			}
		}
	}
	write(out, way)
}

var (
	lengths [1000]uint8
	count   int
)

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
