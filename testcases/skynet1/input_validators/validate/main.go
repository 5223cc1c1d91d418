// Command validate is the input validator of skynet1. Package valid describes the format and the bounds. In addition,
// every node that is not a gateway has at most one gateway as a neighbour.
package main

import "oj/testcases/internal/chase/valid"

func main() {
	valid.Main(valid.Rules{
		Agents: []string{"seen", "low", "high", "few", "wide", "random"},
		Single: true,
	})
}
