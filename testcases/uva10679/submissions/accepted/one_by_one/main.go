// Accepted: searches the text for each word separately, by the algorithm of Knuth, Morris and Pratt.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in, out := bufio.NewReaderSize(os.Stdin, 1<<16), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var text string
		var words int
		fmt.Fscan(in, &text, &words)
		for ; words > 0; words-- {
			var word string
			fmt.Fscan(in, &word)
			if contains(text, word) {
				fmt.Fprintln(out, "y")
			} else {
				fmt.Fprintln(out, "n")
			}
		}
	}
}

// contains reports whether the word is a substring of the text.
func contains(text, word string) bool {
	back := make([]int, len(word)+1)
	back[0] = -1
	k := -1
	for i := range word {
		for k >= 0 && word[k] != word[i] {
			k = back[k]
		}
		k++
		back[i+1] = k
	}
	k = 0
	for i := range text {
		for k >= 0 && word[k] != text[i] {
			k = back[k]
		}
		k++
		if k == len(word) {
			return true
		}
	}
	return false
}
