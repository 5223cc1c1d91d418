// Command trees decides whether standard input is a valid input of UVa 12274: cases, then 0 0. A case consists of n
// from 1 to 21, m, and m edges between the trees 0 to n-1. There are no loops, no edge occurs twice, and the edges
// connect all trees. The exit status is 42 if the input is valid. Otherwise it is 43, and the reason is on standard
// error.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

var words = bufio.NewScanner(os.Stdin)

func main() {
	words.Split(bufio.ScanWords)
	for {
		trees, edges := number("trees", 0, 21), number("edges", 0, 210)
		if trees == 0 && edges == 0 {
			break
		}
		if trees == 0 {
			reject("no trees, but %d edges", edges)
		}

		// Trees of the same group are connected. At first, each tree is a group by itself.
		edge, group := map[[2]int]bool{}, make([]int, trees)
		for i := range group {
			group[i] = i
		}

		for ; edges > 0; edges-- {
			a, b := number("a tree", 0, trees-1), number("a tree", 0, trees-1)
			if a == b || edge[[2]int{a, b}] {
				reject("edge %d %d is a loop, or occurs twice", a, b)
			}
			edge[[2]int{a, b}], edge[[2]int{b, a}] = true, true

			// Merge the group of b into the group of a.
			for i, from := 0, group[b]; i < trees; i++ {
				if group[i] == from {
					group[i] = group[a]
				}
			}
		}

		for _, g := range group {
			if g != group[0] {
				reject("the trees are not connected")
			}
		}
	}
	if words.Scan() {
		reject("%.50q: nothing may follow", words.Text())
	}
	os.Exit(42)
}

func word(what string) string {
	if !words.Scan() {
		reject("the input ends, want %s", what)
	}
	return words.Text()
}

func number(what string, least, most int) int {
	text := word(what)
	n, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(n) != text || n < least || n > most {
		reject("%.50q: want %s from %d to %d", text, what, least, most)
	}
	return n
}

func reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(43)
}
