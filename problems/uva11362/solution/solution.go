// UVa 11362, Phone List: is no phone number a prefix of another one?
//
// State: a vertex of the trie, which stands for a prefix of some numbers.
// Step: one more digit.
// Start: the empty prefix.
// Answer: yes, if every number adds a vertex when the numbers are added to the trie, longer numbers first.
package main

import (
	"bufio"
	"fmt"
	"sort"

	"oj/problems/lib/scan"
	"oj/problems/lib/text"
)

// consistent reports whether no number is a prefix of another one.
func consistent(numbers []string) bool {
	sort.Slice(numbers, func(i, j int) bool { return len(numbers[i]) > len(numbers[j]) })

	trie := text.NewAhoCorasick('0', 10)
	for _, number := range numbers {
		size := len(trie.Parent)
		trie.Add(number)
		if len(trie.Parent) == size {
			return false // the number is a prefix of one that was added before
		}
	}
	return true
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CountedCase() {
		numbers := make([]string, in.Int(0, scan.MaxSize))
		for i := range numbers {
			numbers[i] = in.Word()
		}
		fmt.Fprintln(out, scan.Choose(consistent(numbers), "YES", "NO"))
	}
}

func main() { scan.Main(solve) }
