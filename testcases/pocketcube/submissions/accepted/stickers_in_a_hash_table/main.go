// Accepted: the program contains no table of turns. It computes them from the geometry of the cube. The name of a
// place consists of the letters of its face and of the two adjacent faces. Turning a face moves the four faces around
// it in a cycle. A turn moves a sticker to the place whose name results if each letter is replaced by the next letter
// of this cycle. A position consists of the places of the stickers flu, fur, fdl, frd, bul and bru, five bits each.
// These six determine the other stickers. A breadth-first search stores all positions within nine turns of the solved
// cube in a hash table. For each case, a search from the start ends when it reaches a stored position. To find out
// whether a start can be solved, the program finds turns that solve the six stickers and applies them to all
// twenty-four.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

// places contains the names of the places in the order of the input.
const places = "flu luf ufl fur urf rfu fdl dlf lfd frd rdf dfr bul ulb lbu bru rub ubr bld ldb dbl bdr drb rbd"

// rounds contains the faces around F, L and U, clockwise as seen from outside.
var rounds = [3]struct {
	face   string
	around string
}{{"f", "urdl"}, {"l", "ufdb"}, {"u", "rflb"}}

var names = [6]string{"F", "F'", "L", "L'", "U", "U'"}

// A turn contains, for each place, the place to which its sticker moves. There are 24 places. The array has 32
// elements, so that any number of five bits is a valid index.
type turn [32]uint8

func turns() (all [6]turn) {
	list := strings.Fields(places)
	for k, r := range rounds {
		for i, name := range list {
			to := name
			if strings.Contains(name, r.face) {
				to = strings.Map(func(c rune) rune {
					if at := strings.IndexRune(r.around, c); at >= 0 {
						return rune(r.around[(at+1)%4])
					}
					return c
				}, name)
			}
			j := 0
			for list[j] != to {
				j++
			}
			all[2*k][i], all[2*k+1][j] = uint8(j), uint8(i)
		}
	}
	return all
}

// six contains the stickers that determine a position.
var six = [6]int{0, 3, 6, 9, 12, 15}

// A position contains the places of the six stickers, five bits each. The next bit is 1, so that no position is 0.
type position uint32

const bits = 5

func pack(at *[24]uint8) position {
	p := position(1)
	for _, s := range six {
		p = p<<bits | position(at[s])
	}
	return p
}

func (p position) after(t *turn) position {
	q := position(1)
	for shift := bits * (len(six) - 1); shift >= 0; shift -= bits {
		q = q<<bits | position(t[p>>shift&(1<<bits-1)])
	}
	return q
}

// A table is a hash table with open addressing. It contains positions and their distances from the solved position.
type table struct {
	key      []position
	distance []uint8
}

const (
	near      = 9  // the table contains positions with up to this distance from the solved cube
	farthest  = 14 // the greatest distance of any position from the solved cube
	tableBits = 20
)

// slot returns the index of p in the table, or the free index at which p must be inserted.
func (t *table) slot(p position) uint32 {
	i := uint32(p) * 0x9e3779b1 >> (32 - tableBits)
	for t.key[i] != 0 && t.key[i] != p {
		i = (i + 1) % (1 << tableBits)
	}
	return i
}

func explore(all *[6]turn) *table {
	t := &table{make([]position, 1<<tableBits), make([]uint8, 1<<tableBits)}
	var home [24]uint8
	for i := range home {
		home[i] = uint8(i)
	}
	list := []position{pack(&home)}
	t.key[t.slot(list[0])] = list[0]
	for at := 0; at < len(list); at++ {
		depth := t.distance[t.slot(list[at])] + 1
		for k := range all {
			q := list[at].after(&all[k])
			if i := t.slot(q); t.key[i] == 0 && depth <= near {
				t.key[i], t.distance[i] = q, depth
				list = append(list, q)
			}
		}
	}
	return t
}

// way returns a shortest sequence of turns that brings the six stickers to their places. ok is false if there is no
// such sequence.
func (t *table) way(all *[6]turn, p position) (way []int, ok bool) {
	for further := 0; further <= farthest-near; further++ {
		if way, ok = t.from(all, p, further, way[:0]); ok {
			return way, true
		}
	}
	return nil, false
}

// from appends a sequence of turns to the slice way. The first `further` turns lead from p to a position in the
// table, and the others from there to the solved cube. from returns false if there is no such sequence.
func (t *table) from(all *[6]turn, p position, further int, way []int) ([]int, bool) {
	if further == 0 {
		i := t.slot(p)
		return t.downhill(all, p, int(t.distance[i]), way), t.key[i] != 0
	}
	for k := range all {
		if len(way) > 0 && way[len(way)-1] == k^1 {
			continue // this turn would undo the previous one
		}
		if found, ok := t.from(all, p.after(&all[k]), further-1, append(way, k)); ok {
			return found, true
		}
	}
	return way, false
}

// downhill appends the d turns from a position in the table to the solved cube.
func (t *table) downhill(all *[6]turn, p position, d int, way []int) []int {
	for ; d > 0; d-- {
		k := 0
		for q := t.slot(p.after(&all[k])); t.key[q] == 0 || int(t.distance[q]) != d-1; q = t.slot(p.after(&all[k])) {
			k++
		}
		way = append(way, k)
		p = p.after(&all[k])
	}
	return way
}

// home reports whether the turns bring every sticker to its place.
func home(all *[6]turn, at [24]uint8, way []int) bool {
	for s := range at {
		for _, k := range way {
			at[s] = all[k][at[s]]
		}
		if at[s] != uint8(s) {
			return false
		}
	}
	return true
}

func main() {
	in, out := bufio.NewReaderSize(os.Stdin, 1<<16), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	all := turns()
	t := explore(&all)
	for cases := number(in); cases > 0; cases-- {
		start, end := stickers(in), stickers(in)
		// Renumber the stickers such that the end is the solved cube: sticker end[i] becomes i.
		var goal, at [24]uint8
		for i, s := range end {
			goal[s] = uint8(i)
		}
		for i, s := range start {
			at[goal[s]] = uint8(i)
		}
		way, ok := t.way(&all, pack(&at))
		if !ok || !home(&all, at, way) {
			fmt.Fprintln(out, -1)
			continue
		}
		words := make([]string, len(way))
		for i, k := range way {
			words[i] = names[k]
		}
		fmt.Fprintf(out, "%d\n%s\n", len(way), strings.Join(words, " "))
	}
}

func stickers(in *bufio.Reader) (p [24]uint8) {
	for i := range p {
		p[i] = uint8(number(in))
	}
	return p
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
