// Accepted: searches from both ends. A state is a board packed into two words; maps store the visited states. Shares
// no code with the solution.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

// A state contains the letters of all cells, each packed into as few bits as possible.
type state [2]uint64

// A puzzle is one case.
type puzzle struct {
	rows, columns int
	start, target string
	kinds         string // the different letters, '.' first
	bits          int    // the number of bits for each cell in a state, at least 1
	near          [][]int
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var cases int
	fmt.Fscan(in, &cases)
	for ; cases > 0; cases-- {
		p := read(in)
		path := p.solve()
		if path == nil {
			fmt.Fprintln(out, -1)
			continue
		}
		fmt.Fprintln(out, len(path)-1)
		for i := 1; i < len(path); i++ {
			from, to := difference(path[i-1], path[i])
			fmt.Fprintln(out, from/p.columns+1, from%p.columns+1, to/p.columns+1, to%p.columns+1)
		}
	}
}

func read(in *bufio.Reader) *puzzle {
	p := &puzzle{kinds: ".", bits: 1}
	fmt.Fscan(in, &p.rows, &p.columns)
	for i := 0; i < p.rows; i++ {
		var start, target string
		fmt.Fscan(in, &start, &target)
		p.start += start
		p.target += target
	}
	for _, c := range p.start + p.target {
		if c != '#' && !strings.ContainsRune(p.kinds, c) {
			p.kinds += string(c)
		}
	}
	for 1<<p.bits < len(p.kinds) {
		p.bits++
	}
	p.connect()
	return p
}

// connect computes the knight's moves from each cell.
func (p *puzzle) connect() {
	p.near = make([][]int, len(p.start))
	for a := range p.near {
		for b := range p.near {
			y, x := a/p.columns-b/p.columns, a%p.columns-b%p.columns
			if y*y+x*x == 5 && p.start[a] != '#' && p.start[b] != '#' {
				p.near[a] = append(p.near[a], b)
			}
		}
	}
}

// pack returns the state for the letters of all cells. unpack does the opposite.
func (p *puzzle) pack(cells string) (s state) {
	perWord := 64 / p.bits
	for i := range cells {
		if cells[i] != '#' {
			s[i/perWord] |= uint64(strings.IndexByte(p.kinds, cells[i])) << (i % perWord * p.bits)
		}
	}
	return s
}

func (p *puzzle) unpack(s state) string {
	perWord := 64 / p.bits
	cells := []byte(p.start)
	for i := range cells {
		if cells[i] != '#' {
			cells[i] = p.kinds[s[i/perWord]>>(i%perWord*p.bits)&(1<<p.bits-1)]
		}
	}
	return string(cells)
}

// neighbours calls visit with each state that is one move from s.
func (p *puzzle) neighbours(s state, visit func(state)) {
	perWord := 64 / p.bits
	mask := uint64(1)<<p.bits - 1
	for a, near := range p.near {
		letter := s[a/perWord] >> (a % perWord * p.bits) & mask
		if letter == 0 {
			continue
		}
		for _, b := range near {
			if s[b/perWord]>>(b%perWord*p.bits)&mask == 0 {
				t := s
				t[a/perWord] &^= letter << (a % perWord * p.bits)
				t[b/perWord] |= letter << (b % perWord * p.bits)
				visit(t)
			}
		}
	}
}

// difference returns the cells between which a knight has moved, for two boards that are one move apart.
func difference(before, after string) (from, to int) {
	for i := range before {
		if before[i] != '.' && after[i] == '.' {
			from = i
		} else if before[i] == '.' && after[i] != '.' {
			to = i
		}
	}
	return from, to
}

// solve returns the boards on a shortest path, or nil if there is none. It searches from both ends. Each step takes
// the smaller one of the two last layers and expands all its states.
func (p *puzzle) solve() []string {
	if !sameLetters(p.start, p.target) {
		return nil
	}
	ends := [2]state{p.pack(p.start), p.pack(p.target)}
	before := [2]map[state]state{{ends[0]: ends[0]}, {ends[1]: ends[1]}}
	layers := [2][]state{{ends[0]}, {ends[1]}}
	if ends[0] == ends[1] {
		return []string{p.start}
	}
	for len(layers[0]) > 0 && len(layers[1]) > 0 {
		side := 0
		if len(layers[1]) < len(layers[0]) {
			side = 1
		}
		var layer []state
		for _, s := range layers[side] {
			var met *state
			p.neighbours(s, func(t state) {
				if _, seen := before[side][t]; seen {
					return
				}
				before[side][t] = s
				layer = append(layer, t)
				if _, seen := before[1-side][t]; seen && met == nil {
					met = &t
				}
			})
			if met != nil {
				return p.path(before, *met)
			}
		}
		layers[side] = layer
	}
	return nil
}

// path returns the boards from the start to the target, through the state at which the two searches have met.
func (p *puzzle) path(before [2]map[state]state, met state) []string {
	path := []string{p.unpack(met)}
	for s := met; before[0][s] != s; s = before[0][s] {
		path = append(path, p.unpack(before[0][s]))
	}
	for i, j := 0, len(path)-1; i < j; i, j = i+1, j-1 {
		path[i], path[j] = path[j], path[i]
	}
	for s := met; before[1][s] != s; s = before[1][s] {
		path = append(path, p.unpack(before[1][s]))
	}
	return path
}

// sameLetters reports whether each letter occurs equally often in both strings.
func sameLetters(a, b string) bool {
	for _, c := range a + b {
		if strings.Count(a, string(c)) != strings.Count(b, string(c)) {
			return false
		}
	}
	return true
}
