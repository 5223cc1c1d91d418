// Accepted: adds the streets one by one, the quietest first. When a street joins two components, its noise is the
// answer for each pair of crossings with one crossing in each component.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

type street struct{ a, b, noise int }

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for k := 1; ; k++ {
		var n, m, q int
		fmt.Fscan(in, &n, &m, &q)
		if n == 0 {
			return
		}
		if k > 1 {
			fmt.Fprintln(out)
		}
		fmt.Fprintf(out, "Case #%d\n", k)
		streets := make([]street, m)
		for i := range streets {
			fmt.Fscan(in, &streets[i].a, &streets[i].b, &streets[i].noise)
		}
		level := grow(n, streets)
		for ; q > 0; q-- {
			var a, b int
			fmt.Fscan(in, &a, &b)
			if level[a][b] < 0 {
				fmt.Fprintln(out, "no path")
			} else {
				fmt.Fprintln(out, level[a][b])
			}
		}
	}
}

func grow(n int, streets []street) (level [101][101]int) {
	parts := make([][]int, n+1) // for each crossing, all crossings of its component
	for v := range parts {
		parts[v] = []int{v}
		for u := range level[v] {
			level[v][u] = -1
		}
	}
	sort.Slice(streets, func(i, j int) bool { return streets[i].noise < streets[j].noise })
	for _, s := range streets {
		if s.a == s.b || level[s.a][s.b] >= 0 {
			continue
		}
		for _, a := range parts[s.a] {
			for _, b := range parts[s.b] {
				level[a][b], level[b][a] = s.noise, s.noise
			}
		}
		both := append(append([]int{}, parts[s.a]...), parts[s.b]...)
		for _, v := range both {
			parts[v] = both
		}
	}
	return level
}
