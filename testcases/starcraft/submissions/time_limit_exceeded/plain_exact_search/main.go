// Too slow, but correct: a search over pairs of a state and the number of passed marks. It tries every batch and
// prunes nothing. For the full game with ten hatcheries it needs minutes.
package main

import (
	"bufio"
	"fmt"
	"math/bits"
	"os"
)

const lastMark = 1000

// The kinds of orders.
const (
	hatchery = iota
	drone
	zergling
	overlord
	pool
	chamber
	attack
	defence
	kinds
)

type counts [kinds]int

type game struct {
	single bool
	cost   counts
	start  counts
	target int
	most   [4]int // hatcheries, drones, zerglings, overlords
	rate   int
	m      int // the number of seconds between two marks (times at which zerglings are lost); 0: no marks
}

// A vertex is a state and the number of passed marks.
type vertex struct {
	stands [kinds]uint8
	marks  int32
}

type arrival struct {
	from  vertex
	time  int32
	begin int32 // the time at which the batch was ordered
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var cases int
	fmt.Fscan(in, &cases)
	for ; cases > 0; cases-- {
		g := read(in)
		g.solve()
	}
}

func read(in *bufio.Reader) *game {
	g := new(game)
	var mode string
	c := &g.cost
	fmt.Fscan(in, &mode, &c[drone], &c[overlord], &c[zergling], &c[hatchery], &c[pool], &c[chamber], &c[attack], &c[defence])
	s := &g.start
	fmt.Fscan(in, &s[hatchery], &s[drone], &s[zergling], &s[overlord])
	fmt.Fscan(in, &g.target, &g.most[hatchery], &g.most[drone], &g.most[overlord], &g.rate, &g.m)
	g.single = mode == "single"
	return g
}

func (g *game) marks(time int) int {
	if g.m == 0 {
		return 0
	}
	return time / g.m
}

func need(mark int) int {
	n := uint64(1 + mark)
	return bits.Len64(n*n*n*n*n*n) - 1
}

func power(s counts) int {
	return [2][2]int{{100, 120}, {133, 200}}[s[attack]][s[defence]]
}

// lost returns the number of zerglings that are lost at the marks first+1 to last.
func (g *game) lost(s counts, first, last int) int {
	total := 0
	for mark := first + 1; mark <= last; mark++ {
		total += (100*need(mark) + power(s) - 1) / power(s)
	}
	return total
}

func control(s counts) int { return min(8*s[overlord], 200) }

// allowed reports whether the rules allow batch b in state s.
func (g *game) allowed(s, b counts) bool {
	orders := 0
	for _, n := range b {
		orders += n
	}
	turned := b[hatchery] + b[pool] + b[chamber]
	switch {
	case g.single && orders > 1:
	case b[drone]+b[zergling]+b[overlord] > s[hatchery]:
	case b[zergling] > 0 && s[pool] == 0:
	case b[attack]+b[defence] > 0 && s[chamber] == 0:
	case s[pool]+b[pool] > 1 || s[chamber]+b[chamber] > 1 || s[attack]+b[attack] > 1 || s[defence]+b[defence] > 1:
	case turned > 0 && turned >= s[drone]:
	case b[hatchery] > 0 && s[hatchery]+b[hatchery] > g.most[hatchery]:
	case b[drone] > 0 && s[drone]+b[drone] > g.most[drone]:
	case b[overlord] > 0 && s[overlord]+b[overlord] > g.most[overlord]:
	case b[drone]+b[zergling] > 0 && s[drone]+s[zergling]+b[drone]+b[zergling] > control(s):
	default:
		return true
	}
	return false
}

func (g *game) seconds(s, b counts) int {
	price := 0
	for kind, n := range b {
		price += n * g.cost[kind]
	}
	income := g.rate * s[drone]
	return max(1, (price+income-1)/income)
}

// batches calls visit with every batch that is allowed in state s, including the empty batch.
func (g *game) batches(s counts, visit func(b counts)) {
	var b counts
	var choose func(kind int)
	choose = func(kind int) {
		if kind == kinds {
			visit(b)
			return
		}
		for b[kind] = 0; g.allowed(s, b); b[kind]++ {
			choose(kind + 1)
		}
		b[kind] = 0
	}
	choose(0)
}

// after returns the state in which batch b is complete. b was ordered in state s, and the marks first+1 to last have
// passed since then.
func (g *game) after(s, b counts, first, last int) (counts, bool) {
	lost := g.lost(s, first, last)
	if lost > s[zergling] {
		return s, false
	}
	for kind, n := range b {
		s[kind] += n
	}
	s[drone] -= b[hatchery] + b[pool] + b[chamber]
	s[zergling] -= lost
	return s, true
}

func (g *game) done(s counts) bool {
	return s[zergling] >= g.target && s[pool]+s[chamber]+s[attack]+s[defence] == 4
}

func unpack(v vertex) (s counts) {
	for i, n := range v.stands {
		s[i] = int(n)
	}
	return s
}

func pack(s counts, marks int) vertex {
	v := vertex{marks: int32(marks)}
	for i, n := range s {
		v.stands[i] = uint8(n)
	}
	return v
}

func (g *game) solve() {
	best := make(map[vertex]arrival)
	queue := map[int][]vertex{}
	waiting := 0
	reach := func(v vertex, a arrival) {
		if old, ok := best[v]; !ok || a.time < old.time {
			best[v] = a
			queue[int(a.time)] = append(queue[int(a.time)], v)
			waiting++
		}
	}
	reach(pack(g.start, 0), arrival{})
	for time := 0; waiting > 0; time++ {
		now := queue[time]
		delete(queue, time)
		waiting -= len(now)
		for _, v := range now {
			if best[v].time < int32(time) {
				continue
			}
			s := unpack(v)
			if g.done(s) {
				g.print(best, v)
				return
			}
			// order adds to the queue the state after a batch that is ordered at the time begin and complete at the
			// time end.
			order := func(b counts, begin, end int) {
				last := g.marks(end)
				if last > lastMark {
					return
				}
				if after, ok := g.after(s, b, g.marks(time), last); ok {
					reach(pack(after, last), arrival{v, int32(end), int32(begin)})
				}
			}
			next := (g.marks(time) + 1) * g.m // the next mark
			g.batches(s, func(b counts) {
				if b == (counts{}) {
					if g.m > 0 {
						order(b, next-1, next)
					}
					return
				}
				seconds := g.seconds(s, b)
				order(b, time, time+seconds)
				// The batch may also begin so late that it passes one more mark.
				if late := (g.marks(time+seconds)+1)*g.m - seconds; time < late && late < next {
					order(b, late, late+seconds)
				}
			})
		}
	}
	fmt.Println("impossible")
}

// print follows the arrivals back to the start and prints the plan.
func (g *game) print(best map[vertex]arrival, v vertex) {
	var lines []string
	least := best[v].time
	for a := best[v]; a.time > 0; a = best[v] {
		s, after := unpack(a.from), unpack(v)
		b := after
		for kind := range b {
			b[kind] -= s[kind]
		}
		b[drone] += b[hatchery] + b[pool] + b[chamber]
		b[zergling] += g.lost(s, int(a.from.marks), int(v.marks))
		lines = append(lines, fmt.Sprintln(a.begin, b[hatchery], b[drone], b[zergling], b[overlord], b[pool], b[chamber], b[attack], b[defence]))
		for t := a.begin - 1; t >= best[a.from].time; t-- {
			lines = append(lines, fmt.Sprintln(t, 0, 0, 0, 0, 0, 0, 0, 0))
		}
		v = a.from
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	fmt.Fprintln(out, least)
	fmt.Fprintln(out, len(lines))
	for i := len(lines) - 1; i >= 0; i-- {
		out.WriteString(lines[i])
	}
}
