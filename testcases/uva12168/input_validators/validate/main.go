// Command validate decides whether standard input is a valid input of UVa 12168. Each vote must name a cat and a dog of the
// show. The exit status is 42 if the input is valid. Otherwise it is 43, and standard error contains the line and the reason.
package main

import (
	"strings"

	"oj/testcases/internal/lines"
)

func main() {
	lines.Start()
	for range lines.Numbers(1, 100)[0] {
		head := lines.Numbers(1, 100, 1, 100, 0, 500)
		size := map[byte]int{'C': head[0], 'D': head[1]}
		for range head[2] {
			words := strings.Split(lines.Next(), " ")
			if len(words) != 2 || words[0] == "" || words[1] == "" {
				lines.Reject("want two animals")
			}
			if words[0][0] == words[1][0] {
				lines.Reject("want a cat and a dog")
			}
			for _, word := range words {
				lines.Number(word[1:], 1, size[word[0]])
			}
		}
	}
	lines.Finish()
}
