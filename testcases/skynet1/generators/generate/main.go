// Generate writes the testcases of skynet1: the public maps and made ones, each against several agents.
//
// Use, in the root of the repository: go run ./testcases/skynet1/generators/generate [FOLDER]
// It rewrites FOLDER/sample and FOLDER/secret (FOLDER is testcases/skynet1/data if not given), the same bytes each time.
//
// Every map of this problem can be won, by cutting the link beside the agent alone.
package main

import "oj/testcases/internal/chase/maps"

var agents = []string{"seen", "low", "high", "few", "wide", "random"}

func main() { maps.Main("skynet1", agents, recipes) }
