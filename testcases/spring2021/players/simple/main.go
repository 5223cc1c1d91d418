// Command simple plays the Spring Challenge 2021 by fixed rules: it completes trees at the end or when it has many, grows
// the largest tree that it can, keeps one seed, and waits otherwise.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var cells int
	fmt.Fscan(in, &cells)
	richness := make([]int, cells)
	for i := 0; i < cells; i++ {
		var index, to int
		fmt.Fscan(in, &index, &richness[i])
		for k := 0; k < 6; k++ {
			fmt.Fscan(in, &to)
		}
	}
	for {
		var day, nutrients, sun, score, x, n int
		if _, err := fmt.Fscan(in, &day, &nutrients, &sun, &score, &x, &x, &x, &n); err != nil {
			return
		}
		size := make([]int, cells)
		count := [4]int{}
		for i := 0; i < n; i++ {
			var cell, s, mine, dormant int
			fmt.Fscan(in, &cell, &s, &mine, &dormant)
			size[cell] = s
			if mine == 1 {
				count[s]++
			}
		}

		best, bestValue := "WAIT", 0
		fmt.Fscan(in, &n)
		for i := 0; i < n; i++ {
			var kind string
			var from, to int
			fmt.Fscan(in, &kind)
			value, text := 0, kind
			switch kind {
			case "COMPLETE":
				fmt.Fscan(in, &from)
				text = fmt.Sprint(kind, " ", from)
				if day >= 21 || count[3] >= 4 {
					value = 100 + richness[from]
				}
			case "GROW":
				fmt.Fscan(in, &from)
				text = fmt.Sprint(kind, " ", from)
				if day+3-size[from] <= 23 {
					value = 20 + 10*size[from] + richness[from]
				}
			case "SEED":
				fmt.Fscan(in, &from, &to)
				text = fmt.Sprint(kind, " ", from, " ", to)
				if count[0] == 0 && day <= 17 {
					value = 10 + richness[to]
				}
			}
			if value > bestValue {
				best, bestValue = text, value
			}
		}
		fmt.Println(best)
	}
}
