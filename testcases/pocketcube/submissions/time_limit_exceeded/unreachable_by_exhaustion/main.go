// Too slow: detects that the end cannot be reached only after a bidirectional search has visited all positions.
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

// turn returns the position of all 24 stickers after a turn.
func turn(p [24]byte, t int) (after [24]byte) {
	for i, from := range turns[t] {
		after[i] = p[from]
	}
	return after
}

// A step contains the turn that led to a position, and the previous position.
type step struct {
	turn   int
	before [24]byte
}

// grow computes the next layer and adds it to seen. It also returns a position that both searches have seen, if there
// is one.
func grow(layer [][24]byte, seen, other map[[24]byte]step) (next [][24]byte, met [24]byte, ok bool) {
	for _, p := range layer {
		for t := range turns {
			q := turn(p, t)
			if _, known := seen[q]; known {
				continue
			}
			seen[q] = step{t, p}
			if _, known := other[q]; known {
				return nil, q, true
			}
			next = append(next, q)
		}
	}
	return next, met, false
}

func search(start, end [24]byte) ([]string, bool) {
	if start == end {
		return nil, true
	}
	a, b := map[[24]byte]step{start: {turn: -1}}, map[[24]byte]step{end: {turn: -1}}
	layerA, layerB := [][24]byte{start}, [][24]byte{end}
	for len(layerA) > 0 && len(layerB) > 0 {
		var met [24]byte
		var ok bool
		if len(layerA) <= len(layerB) {
			layerA, met, ok = grow(layerA, a, b)
		} else {
			layerB, met, ok = grow(layerB, b, a)
		}
		if ok {
			return join(a, b, met), true
		}
	}
	return nil, false
}

// join returns the turns from the start to the end. The two searches a and b have met at the position `met`.
func join(a, b map[[24]byte]step, met [24]byte) (way []string) {
	for s := a[met]; s.turn >= 0; s = a[s.before] {
		way = append([]string{names[s.turn]}, way...)
	}
	for s := b[met]; s.turn >= 0; s = b[s.before] {
		way = append(way, names[s.turn^1])
	}
	return way
}

func solve(out *bufio.Writer, start, end [24]byte) {
	way, ok := search(start, end)
	if !ok {
		fmt.Fprintln(out, -1)
		return
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
	for cases := number(in); cases > 0; cases-- {
		solve(out, sticks(in), sticks(in))
	}
}
