// Wrong: a best-first search that orders states only by the number of misplaced letters and ignores the number of
// moves so far. It finds a path if there is one, but not always a shortest path.
package main

import (
	"bufio"
	"container/heap"
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
	bits          int    // bits of a cell in a state, at least 1
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

// An item of the heap is a state and the number of its cells that differ from the target.
type item struct {
	state     state
	misplaced int
}

type items []item

func (h items) Len() int           { return len(h) }
func (h items) Less(i, j int) bool { return h[i].misplaced < h[j].misplaced }
func (h items) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *items) Push(x any)        { *h = append(*h, x.(item)) }
func (h *items) Pop() any {
	last := (*h)[len(*h)-1]
	*h = (*h)[:len(*h)-1]
	return last
}

// solve returns the boards on a way to the target, or nil if there is none. It always expands the state with the
// fewest cells that differ from the target, even if the path to this state is long.
func (p *puzzle) solve() []string {
	if !sameLetters(p.start, p.target) {
		return nil
	}
	start, target := p.pack(p.start), p.pack(p.target)
	before := map[state]state{start: start}
	open := &items{{start, p.misplaced(start)}}
	for open.Len() > 0 {
		s := heap.Pop(open).(item).state
		if s == target {
			return p.path(before, s)
		}
		p.neighbours(s, func(t state) {
			if _, seen := before[t]; !seen {
				before[t] = s
				heap.Push(open, item{t, p.misplaced(t)})
			}
		})
	}
	return nil
}

// misplaced returns the number of cells that differ from the target.
func (p *puzzle) misplaced(s state) (count int) {
	cells := p.unpack(s)
	for i := range cells {
		if cells[i] != p.target[i] {
			count++
		}
	}
	return count
}

// path returns the path from the start to s.
func (p *puzzle) path(before map[state]state, s state) []string {
	path := []string{p.unpack(s)}
	for ; before[s] != s; s = before[s] {
		path = append([]string{p.unpack(before[s])}, path...)
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
