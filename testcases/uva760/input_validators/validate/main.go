// Command validate decides whether standard input is a valid input of UVa 760.
package main

import (
	"strings"

	"oj/testcases/internal/input"
)

func main() {
	for {
		for range 2 {
			strand := input.Word("a strand")
			if len(strand) > 300 || strings.Trim(strand, "acgt") != "" {
				input.Reject("%.50q: want up to 300 letters a, c, g, t", strand)
			}
		}
		if !input.More() {
			input.End()
		}
	}
}
