// Accepted: a depth-first search, which puts a task in front of the list when all its successors are in the list.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type project struct {
	after [][]int // after[t]: the tasks that come after task t
	seen  []bool
	list  []int // backwards
}

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for {
		var n, m int
		fmt.Fscan(in, &n, &m)
		if n == 0 {
			return
		}
		p := project{after: make([][]int, n+1), seen: make([]bool, n+1)}
		for ; m > 0; m-- {
			var a, b int
			fmt.Fscan(in, &a, &b)
			p.after[a] = append(p.after[a], b)
		}
		for task := 1; task <= n; task++ {
			p.visit(task)
		}
		for i := len(p.list) - 1; i >= 0; i-- {
			fmt.Fprint(out, p.list[i])
			if i > 0 {
				fmt.Fprint(out, " ")
			}
		}
		fmt.Fprintln(out)
	}
}

func (p *project) visit(task int) {
	if p.seen[task] {
		return
	}
	p.seen[task] = true
	for _, next := range p.after[task] {
		p.visit(next)
	}
	p.list = append(p.list, task)
}
