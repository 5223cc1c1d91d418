// Too slow: searches only from the start, separately for each case, and stores boards as strings in maps.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var cases int
	fmt.Fscan(in, &cases)
	for ; cases > 0; cases-- {
		var rows, columns int
		var start, target string
		fmt.Fscan(in, &rows, &columns)
		for i := 0; i < rows; i++ {
			var a, b string
			fmt.Fscan(in, &a, &b)
			start += a
			target += b
		}
		solve(out, columns, start, target)
	}
}

// A move describes how a board was reached. It contains the previous board, and the cells that the knight has left
// and entered.
type move struct {
	before   string
	from, to int
}

func solve(out *bufio.Writer, columns int, start, target string) {
	came := map[string]move{start: {}}
	queue := []string{start}
	for i := 0; i < len(queue); i++ {
		if queue[i] == target {
			break
		}
		for from := range start {
			for to := range start {
				y, x := from/columns-to/columns, from%columns-to%columns
				s := []byte(queue[i])
				if y*y+x*x != 5 || s[from] == '.' || s[from] == '#' || s[to] != '.' {
					continue
				}
				s[from], s[to] = '.', s[from]
				if _, seen := came[string(s)]; !seen {
					came[string(s)] = move{queue[i], from, to}
					queue = append(queue, string(s))
				}
			}
		}
	}
	if _, ok := came[target]; !ok {
		fmt.Fprintln(out, -1)
		return
	}
	var path []move
	for s := target; s != start; s = came[s].before {
		path = append(path, came[s])
	}
	fmt.Fprintln(out, len(path))
	for i := len(path) - 1; i >= 0; i-- {
		m := path[i]
		fmt.Fprintln(out, m.from/columns+1, m.from%columns+1, m.to/columns+1, m.to%columns+1)
	}
}
