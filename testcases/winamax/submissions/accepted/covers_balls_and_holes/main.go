// Accepted: exact cover. The table has one row for each possible path of a ball to a hole. Each ball and each hole
// must be covered by exactly one chosen row, and each other cell by at most one. The search always continues with the
// ball or hole that has the fewest rows.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type point struct{ x, y int }

// A row is a way of a ball to a hole. It has an arrow for each cell of the way.
type row struct {
	ball, hole point
	arrows     map[point]byte
}

var (
	field []string
	items []point // all balls and all holes
	steps = [4]point{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var width, height int
	fmt.Fscan(in, &width, &height)
	field = make([]string, height)
	for y := range field {
		fmt.Fscan(in, &field[y])
	}
	var table []row
	needed := map[point]bool{}
	for y, line := range field {
		for x, c := range line {
			p := point{x, y}
			if c == 'H' {
				needed[p], items = true, append(items, p)
			} else if c >= '1' && c <= '9' {
				needed[p], items = true, append(items, p)
				play(p, p, int(c-'0'), map[point]byte{}, &table)
			}
		}
	}
	chosen := cover(table, needed)
	if chosen == nil {
		fmt.Println("there is no solution")
		return
	}
	for y := range field {
		line := make([]byte, width)
		for x := range line {
			line[x] = '.'
			for _, r := range chosen {
				if a := r.arrows[point{x, y}]; a != 0 {
					line[x] = a
				}
			}
		}
		fmt.Println(string(line))
	}
}

func letter(p point) byte {
	if p.y < 0 || p.y >= len(field) || p.x < 0 || p.x >= len(field[0]) {
		return '?'
	}
	return field[p.y][p.x]
}

// play adds a row to the table for each way in which the ball can reach a hole. The ball now lies at the point `at`.
func play(ball, at point, shots int, flown map[point]byte, table *[]row) {
	for d, step := range steps {
		way := map[point]byte{}
		for p, a := range flown {
			way[p] = a
		}
		p, ok := at, true
		for i := 0; i < shots; i++ {
			ok = ok && way[p] == 0 && (i == 0 || letter(p) == '.' || letter(p) == 'X')
			way[p] = "><v^"[d]
			p = point{p.x + step.x, p.y + step.y}
		}
		switch {
		case !ok || way[p] != 0:
		case letter(p) == 'H':
			*table = append(*table, row{ball, p, way})
		case letter(p) == '.' && shots > 1:
			play(ball, p, shots-1, way, table)
		}
	}
}

// cover returns rows of the table that cover all needed balls and holes, or nil if there are none.
func cover(table []row, needed map[point]bool) []row {
	if len(needed) == 0 {
		return []row{}
	}
	count := map[point]int{}
	for _, r := range table {
		count[r.ball]++
		count[r.hole]++
	}
	var rarest point
	best := -1
	for _, p := range items {
		if needed[p] && (best < 0 || count[p] < best) {
			rarest, best = p, count[p]
		}
	}
	for _, r := range table {
		if r.ball != rarest && r.hole != rarest {
			continue
		}
		var rest []row
		for _, other := range table {
			if !clash(r, other) {
				rest = append(rest, other)
			}
		}
		fewer := map[point]bool{}
		for p := range needed {
			if p != r.ball && p != r.hole {
				fewer[p] = true
			}
		}
		if chosen := cover(rest, fewer); chosen != nil {
			return append(chosen, r)
		}
	}
	return nil
}

// clash reports whether two rows exclude each other, because they have a common ball, hole or cell.
func clash(r, other row) bool {
	if r.ball == other.ball || r.hole == other.hole {
		return true
	}
	for p := range r.arrows {
		if other.arrows[p] != 0 {
			return true
		}
	}
	return false
}
