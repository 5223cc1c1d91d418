// Too slow: for each case, a breadth-first search from the start only, with a map.
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

func search(start, end [24]byte) (way []string, ok bool) {
	seen := map[[24]byte]step{start: {turn: -1}}
	queue := [][24]byte{start}
	for i := 0; i < len(queue) && queue[i] != end; i++ {
		for t := range turns {
			q := turn(queue[i], t)
			if _, known := seen[q]; !known {
				seen[q] = step{t, queue[i]}
				queue = append(queue, q)
			}
		}
	}
	for s := seen[end]; s.turn >= 0; s = seen[s.before] {
		way = append([]string{names[s.turn]}, way...)
	}
	return way, true
}

// reachable reports whether any turns lead from start to end. It compares invariants of the cube.
func reachable(start, end [24]byte) bool {
	var at [24]byte
	for i, s := range end {
		at[s] = byte(i)
	}
	for i, s := range start {
		start[i] = at[s]
	}
	twist := 0
	for k := 0; k < 8; k++ {
		s := start[3*k]
		if start[3*k+1] != s/3*3+(s%3+1)%3 || start[3*k+2] != s/3*3+(s%3+2)%3 {
			return false
		}
		twist += int(s % 3)
	}
	return start[21] == 21 && twist%3 == 0
}

func solve(out *bufio.Writer, start, end [24]byte) {
	if !reachable(start, end) {
		fmt.Fprintln(out, -1)
		return
	}
	way, _ := search(start, end)
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
