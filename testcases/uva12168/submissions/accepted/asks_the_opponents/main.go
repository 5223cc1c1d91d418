// Accepted: gives each cat lover an opponent; if the opponent is taken, the cat lover who has him looks for another one.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type vote struct{ stays, goes string }

type show struct {
	cats, dogs []vote
	partner    []int // partner[d]: the cat lover of dog lover d, or -1
	tried      []bool
}

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var cats, dogs, n int
		fmt.Fscan(in, &cats, &dogs, &n)
		s := show{}
		for range n {
			var v vote
			fmt.Fscan(in, &v.stays, &v.goes)
			if v.stays[0] == 'C' {
				s.cats = append(s.cats, v)
			} else {
				s.dogs = append(s.dogs, v)
			}
		}
		s.partner = make([]int, len(s.dogs))
		for d := range s.partner {
			s.partner[d] = -1
		}
		content := n
		for c := range s.cats {
			s.tried = make([]bool, len(s.dogs))
			if s.match(c) {
				content--
			}
		}
		fmt.Fprintln(out, content)
	}
}

func against(v, w vote) bool {
	return v.stays == w.goes || v.goes == w.stays
}

func (s *show) match(c int) bool {
	for d, v := range s.dogs {
		if against(s.cats[c], v) && !s.tried[d] {
			s.tried[d] = true
			if s.partner[d] < 0 || s.match(s.partner[d]) {
				s.partner[d] = c
				return true
			}
		}
	}
	return false
}
