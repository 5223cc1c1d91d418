// Accepted: assigns each place to a part of the walk. If another place occupies the part, the program first tries to
// move that other place to a different part, recursively.
package main

import (
	"bufio"
	"fmt"
	"math"
	"os"
)

type point struct{ x, y float64 }

func (p point) to(q point) float64 { return math.Hypot(p.x-q.x, p.y-q.y) }

type task struct {
	corners, places []point
	place           []int // the place of each part, or -1
	asked           []bool
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var cases int
	fmt.Fscan(in, &cases)
	for k := 0; k < cases; k++ {
		if k > 0 {
			fmt.Println()
		}
		var n, m int
		fmt.Fscan(in, &n, &m)
		t := task{corners: make([]point, n), places: make([]point, m), place: make([]int, n-1)}
		for i := range t.corners {
			fmt.Fscan(in, &t.corners[i].x, &t.corners[i].y)
		}
		for i := range t.places {
			fmt.Fscan(in, &t.places[i].x, &t.places[i].y)
		}
		for part := range t.place {
			t.place[part] = -1
		}
		count := n
		for p := range t.places {
			t.asked = make([]bool, n-1)
			if t.find(p) {
				count++
			}
		}
		fmt.Println(count)
		for part, p := range t.place {
			fmt.Print(t.corners[part].x, " ", t.corners[part].y, " ")
			if p >= 0 {
				fmt.Print(t.places[p].x, " ", t.places[p].y, " ")
			}
		}
		fmt.Println(t.corners[n-1].x, t.corners[n-1].y)
	}
}

// find assigns the place p to a part of the walk. It returns false if this is impossible.
func (t *task) find(p int) bool {
	for part := range t.place {
		a, b := t.corners[part], t.corners[part+1]
		if t.asked[part] || a.to(t.places[p])+t.places[p].to(b) > 2*a.to(b)+1e-9 {
			continue
		}
		t.asked[part] = true
		if t.place[part] < 0 || t.find(t.place[part]) {
			t.place[part] = p
			return true
		}
	}
	return false
}
