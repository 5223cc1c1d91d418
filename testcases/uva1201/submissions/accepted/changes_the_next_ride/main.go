// Accepted: gives each ride a next one; if the next ride is taken, the ride that has it looks for another one.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type ride struct{ start, a, b, c, d int }

func way(a, b, c, d int) int {
	return max(a-c, c-a) + max(b-d, d-b)
}

// before reports whether one taxi can carry out both rides.
func before(r, s ride) bool {
	free := r.start + way(r.a, r.b, r.c, r.d)
	arrival := free + way(r.c, r.d, s.a, s.b)
	return arrival < s.start
}

type plan struct {
	can   [][]bool
	prior []int // prior[j]: the ride before ride j, or -1
	tried []bool
}

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var days int
	for fmt.Fscan(in, &days); days > 0; days-- {
		var n int
		fmt.Fscan(in, &n)
		rides := make([]ride, n)
		for i := range rides {
			var clock string
			r := &rides[i]
			fmt.Fscan(in, &clock, &r.a, &r.b, &r.c, &r.d)
			var h, m int
			fmt.Sscanf(clock, "%d:%d", &h, &m)
			r.start = 60*h + m
		}
		p := plan{make([][]bool, n), make([]int, n), nil}
		for i := range rides {
			p.can[i], p.prior[i] = make([]bool, n), -1
			for j := range rides {
				p.can[i][j] = before(rides[i], rides[j])
			}
		}
		taxis := n
		for i := range rides {
			p.tried = make([]bool, n)
			if p.extend(i) {
				taxis--
			}
		}
		fmt.Fprintln(out, taxis)
	}
}

func (p *plan) extend(i int) bool {
	for j, can := range p.can[i] {
		if can && !p.tried[j] {
			p.tried[j] = true
			if p.prior[j] < 0 || p.extend(p.prior[j]) {
				p.prior[j] = i
				return true
			}
		}
	}
	return false
}
