// Accepted: a recursive depth-first search with low points (Tarjan).
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

type city struct {
	names  []string
	routes [][]int
	number []int // the order of the visits, from 1; 0 before the visit
	low    []int // the least number to which a route leads from the branch of a place
	visits int
	camera []bool
}

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for k := 1; ; k++ {
		var n, m int
		fmt.Fscan(in, &n)
		if n == 0 {
			return
		}
		c := city{make([]string, n), make([][]int, n), make([]int, n), make([]int, n), 0, make([]bool, n)}
		place := map[string]int{}
		for i := range c.names {
			fmt.Fscan(in, &c.names[i])
			place[c.names[i]] = i
		}
		fmt.Fscan(in, &m)
		for ; m > 0; m-- {
			var from, to string
			fmt.Fscan(in, &from, &to)
			a, b := place[from], place[to]
			c.routes[a] = append(c.routes[a], b)
			c.routes[b] = append(c.routes[b], a)
		}
		for v := range c.names {
			if c.number[v] == 0 {
				c.visit(v, -1)
			}
		}
		var found []string
		for v, camera := range c.camera {
			if camera {
				found = append(found, c.names[v])
			}
		}
		sort.Strings(found)
		if k > 1 {
			fmt.Fprintln(out)
		}
		fmt.Fprintf(out, "City map #%d: %d camera(s) found\n", k, len(found))
		for _, name := range found {
			fmt.Fprintln(out, name)
		}
	}
}

func (c *city) visit(v, above int) {
	c.visits++
	c.number[v], c.low[v] = c.visits, c.visits
	branches := 0
	for _, next := range c.routes[v] {
		if c.number[next] > 0 {
			c.low[v] = min(c.low[v], c.number[next])
			continue
		}
		branches++
		c.visit(next, v)
		c.low[v] = min(c.low[v], c.low[next])
		if above >= 0 && c.low[next] >= c.number[v] {
			c.camera[v] = true
		}
	}
	if above < 0 && branches > 1 {
		c.camera[v] = true
	}
}
