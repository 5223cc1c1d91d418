// Spring Challenge 2021: this bot takes the last possible action, or waits.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	line := func() string {
		text, err := in.ReadString('\n')
		if err != nil {
			os.Exit(0)
		}
		return strings.TrimSpace(text)
	}
	numbers := func(list ...*int) {
		for _, p := range list {
			if _, err := fmt.Fscan(in, p); err != nil {
				os.Exit(0)
			}
		}
	}

	// The cells: index, richness (0 to 3), and the six neighbours; -1 for none.
	var cells, index, richness int
	numbers(&cells)
	for i := 0; i < cells; i++ {
		numbers(&index, &richness)
		for k := 0; k < 6; k++ {
			var neighbour int
			numbers(&neighbour)
		}
	}
	for {
		var day, nutrients, sun, score, otherSun, otherScore, otherWaits int
		numbers(&day, &nutrients, &sun, &score, &otherSun, &otherScore, &otherWaits)
		// The trees.
		var n int
		numbers(&n)
		for i := 0; i < n; i++ {
			var cell, size, isMine, isDormant int
			numbers(&cell, &size, &isMine, &isDormant)
		}
		// The possible actions; the first one is WAIT.
		numbers(&n)
		line()
		var actions []string
		for i := 0; i < n; i++ {
			actions = append(actions, line())
		}

		fmt.Println(actions[n-1])
	}
}
