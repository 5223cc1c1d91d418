// Accepted: in each round, goes through all numbers and marks those beside the numbers of the round before.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const (
	unseen    = -1
	forbidden = -2
)

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var turns [10][10][10][10]int
		for n := range 10000 {
			turns[n/1000][n/100%10][n/10%10][n%10] = unseen
		}
		var s, g, f [4]int
		var count int
		fmt.Fscan(in, &s[0], &s[1], &s[2], &s[3], &g[0], &g[1], &g[2], &g[3], &count)
		for ; count > 0; count-- {
			fmt.Fscan(in, &f[0], &f[1], &f[2], &f[3])
			turns[f[0]][f[1]][f[2]][f[3]] = forbidden
		}
		turns[s[0]][s[1]][s[2]][s[3]] = 0
		for round := 0; spread(&turns, round); round++ {
		}
		fmt.Fprintln(out, max(-1, turns[g[0]][g[1]][g[2]][g[3]]))
	}
}

// spread marks the numbers beside those of this round. It reports whether there are any.
func spread(turns *[10][10][10][10]int, round int) (more bool) {
	for n := range 10000 {
		w := [4]int{n / 1000, n / 100 % 10, n / 10 % 10, n % 10}
		if turns[w[0]][w[1]][w[2]][w[3]] != round {
			continue
		}
		for i := range w {
			old := w[i]
			for _, by := range []int{1, 9} {
				w[i] = (old + by) % 10
				if t := &turns[w[0]][w[1]][w[2]][w[3]]; *t == unseen {
					*t = round + 1
					more = true
				}
			}
			w[i] = old
		}
	}
	return more
}
