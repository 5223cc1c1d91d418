// Accepted: breadth-first search, layer by layer. It does not store turned arrows: each arrow turns clockwise with
// every move, so the letter of the input and the number of moves determine its direction.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	for {
		var rows, columns int
		if n, _ := fmt.Fscan(in, &rows, &columns); n < 2 {
			break
		}
		plates := make([]string, rows*columns)
		for c := range plates[1:] {
			fmt.Fscan(in, &plates[c])
		}
		fmt.Println(solve(rows, columns, plates))
	}
}

func solve(rows, columns int, plates []string) string {
	const turn = 1
	var seen [4][]bool
	for t := range seen {
		seen[t] = make([]bool, len(plates))
	}
	layer := []int{0}
	for t := 0; len(layer) > 0; t++ {
		var next []int
		for _, c := range layer {
			if c == len(plates)-1 {
				return fmt.Sprint(t)
			}
			for _, arrow := range plates[c] {
				d := (strings.IndexRune("NESW", arrow) + turn*t) % 4
				i, j := c/columns, c%columns
				i += []int{-1, 0, 1, 0}[d]
				j += []int{0, 1, 0, -1}[d]
				if i < 0 || j < 0 || i == rows || j == columns {
					continue
				}
				to, then := i*columns+j, (t+1)%4
				if !seen[then][to] {
					seen[then][to] = true
					next = append(next, to)
				}
			}
		}
		layer = next
	}
	return "no path to exit"
}
