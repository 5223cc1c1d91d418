// Accepted: closes one place after the other and counts the parts of the city.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for k := 1; ; k++ {
		var n, m int
		fmt.Fscan(in, &n)
		if n == 0 {
			return
		}
		names := make([]string, n)
		for i := range names {
			fmt.Fscan(in, &names[i])
		}
		routes := map[string][]string{}
		fmt.Fscan(in, &m)
		for ; m > 0; m-- {
			var a, b string
			fmt.Fscan(in, &a, &b)
			routes[a], routes[b] = append(routes[a], b), append(routes[b], a)
		}

		var found []string
		all := parts(names, routes, "")
		for _, name := range names {
			if parts(names, routes, name) > all {
				found = append(found, name)
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

func parts(names []string, routes map[string][]string, closed string) (count int) {
	seen := map[string]bool{closed: true}
	for _, start := range names {
		if seen[start] {
			continue
		}
		count++
		seen[start] = true
		for queue := []string{start}; len(queue) > 0; queue = queue[1:] {
			for _, next := range routes[queue[0]] {
				if !seen[next] {
					seen[next] = true
					queue = append(queue, next)
				}
			}
		}
	}
	return count
}
