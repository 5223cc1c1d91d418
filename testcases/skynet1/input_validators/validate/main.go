// The input validator of skynet1. Package valid describes the form and the bounds. No node but gateways
// touches two gateways.
package main

import "oj/testcases/internal/chase/valid"

func main() {
	valid.Main(valid.Rules{
		Agents: []string{"seen", "low", "high", "few", "wide", "random"},
		Single: true,
	})
}
