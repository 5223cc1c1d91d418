// Command generate writes the testcases of skynet1: public maps and generated maps, each combined with several
// agents.
//
// Usage, in the root of the repository: go run ./testcases/skynet1/generators/generate [FOLDER]. It rewrites
// FOLDER/sample and FOLDER/secret; the contents are the same each time. The default for FOLDER is
// testcases/skynet1/data.
//
// Every map of this problem can be won by cutting only links between the agent's node and a gateway.
package main

import "oj/testcases/internal/chase/maps"

var agents = []string{"seen", "low", "high", "few", "wide", "random"}

func main() { maps.Main("skynet1", agents, recipes) }
