// Accepted: fills a table with the length of the longest common suffix of each pair of
// prefixes.
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
	for number := 0; ; number++ {
		var a, b string
		if _, err := fmt.Fscan(in, &a, &b); err != nil {
			return
		}
		if number > 0 {
			fmt.Fprintln(out)
		}
		longest := common(a, b)
		if len(longest) == 0 {
			longest = []string{"No common sequence."}
		}
		for _, text := range longest {
			fmt.Fprintln(out, text)
		}
	}
}

// common returns the longest common substrings of two strings.
func common(a, b string) []string {
	length := 1
	seen := map[string]bool{}
	above := make([]int, len(b)+1)
	for i := range a {
		row := make([]int, len(b)+1)
		for j := range b {
			if a[i] == b[j] {
				row[j+1] = above[j] + 1
			}
			if row[j+1] > length {
				length = row[j+1]
				seen = map[string]bool{}
			}
			if row[j+1] == length {
				seen[b[j+1-length:j+1]] = true
			}
		}
		above = row
	}
	var list []string
	for text := range seen {
		list = append(list, text)
	}
	sort.Strings(list)
	return list
}
