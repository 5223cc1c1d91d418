// UVa 760, DNA Sequencing: the longest common substrings of two strands.
//
// State: a suffix of one of the strands.
// Step: go to the next suffix in the alphabetical order of all suffixes of both strands.
// Start: all suffixes, sorted.
// Answer: the longest common prefixes of neighbours from different strands.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/text"
)

const separator = "\x01" // the separator occurs in no strand, so no common prefix contains it

// common returns all different longest common substrings in alphabetical order, or nil if no letter is common.
func common(a, b string) []string {
	both := a + separator + b
	start, lcp := text.SuffixArray(both)

	var longest []string
	length := 1
	for k := 1; k < len(start); k++ {
		firstInA, secondInA := start[k-1] < len(a), start[k] < len(a)
		if firstInA == secondInA || lcp[k] < length {
			continue
		}
		if lcp[k] > length {
			length = lcp[k]
			longest = nil
		}

		// Equal substrings come one after the other, because the suffixes are sorted.
		found := both[start[k] : start[k]+length]
		if len(longest) == 0 || longest[len(longest)-1] != found {
			longest = append(longest, found)
		}
	}
	return longest
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for first := true; in.More(); first = false {
		a := in.Word()
		if !in.More() {
			break // the second strand of the case is missing
		}
		longest := common(a, in.Word())

		if !first {
			fmt.Fprintln(out)
		}
		if len(longest) == 0 {
			fmt.Fprintln(out, "No common sequence.")
		}
		for _, sequence := range longest {
			fmt.Fprintln(out, sequence)
		}
	}
}

func main() { scan.Main(solve) }
