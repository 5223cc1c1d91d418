// UVa 11362, Phone List: is no phone number a prefix of another one?
//
// State: a vertex of the trie, which stands for a prefix of some numbers.
// Step: one more digit.
// Start: the empty prefix.
// Answer: yes, if every number ends at a leaf of its own.
package main

import (
	"bufio"
	"fmt"
	"strings"

	"oj/problems/lib/scan"
	"oj/problems/lib/text"
)

// isDigits reports whether a word can be a number of the list.
func isDigits(word string) bool { return strings.Trim(word, "0123456789") == "" }

// consistent reports whether no number is a prefix of another one: then no number ends at an inner node of the trie.
func consistent(numbers []string) bool {
	trie := text.NewAhoCorasick('0', 10)
	var ends []int
	taken := make(map[int]bool)
	for _, number := range numbers {
		end := trie.Add(number)
		if taken[end] {
			return false // the same number twice
		}
		taken[end] = true
		ends = append(ends, end)
	}

	for _, end := range ends {
		for _, next := range trie.Next[end] {
			if next >= 0 {
				return false
			}
		}
	}
	return true
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	in.CountCases()
	for in.Case() {
		var numbers []string
		for n := in.Int(0, scan.Max); n > 0; n-- {
			number := in.Word()
			if !isDigits(number) {
				in.Fatalf("want digits")
			}
			numbers = append(numbers, number)
		}

		answer := "NO"
		if consistent(numbers) {
			answer = "YES"
		}
		fmt.Fprintln(out, answer)
	}
}

func main() { scan.Main(solve) }
