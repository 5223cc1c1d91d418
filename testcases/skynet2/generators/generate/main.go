// Generate writes the testcases of skynet2: the public maps and made ones, each against several agents.
//
// Use, in the root of the repository: go run ./testcases/skynet2/generators/generate [FOLDER]
// It rewrites FOLDER/sample and FOLDER/secret (FOLDER is testcases/skynet2/data if not given), the same bytes each time.
//
// Use: generate SHAPE NODES GATEWAYS ONES TWOS FIRST LAST
// It writes made maps with the seeds FIRST to LAST to standard output, each ending with the agent's start; see recipe.
//
// The seeds of the made maps were chosen so that a perfect player wins; most of them beat some weaker player.
package main

import (
	"fmt"
	"os"
	"strconv"

	"oj/testcases/internal/chase/maps"
)

var agents = []string{"seen", "low", "high", "few", "double", "random", "perfect"}

func main() {
	// With a shape, the command only prints maps and does not change the data.
	if len(os.Args) == 8 {
		if err := printMaps(os.Args[1], os.Args[2:]); err != nil {
			fmt.Fprintln(os.Stderr, "generate:", err)
			os.Exit(1)
		}
		return
	}
	maps.Main("skynet2", agents, recipes)
}

// printMaps writes one map for each seed.
func printMaps(shape string, words []string) error {
	// All words after the shape are numbers.
	var n [6]int
	for i, word := range words {
		var err error
		if n[i], err = strconv.Atoi(word); err != nil {
			return err
		}
	}
	r := maps.Recipe{Shape: shape, Nodes: n[0], Gateways: n[1], Ones: n[2], Twos: n[3]}

	// A map needs a node for the agent's start and one that a gateway can be linked to.
	if !maps.Known(shape) || r.Gateways < 2 || r.Nodes < r.Gateways+2 {
		return fmt.Errorf("there is no shape %s with %d nodes, %d of them gateways", shape, r.Nodes, r.Gateways)
	}
	for seed := n[4]; seed <= n[5]; seed++ {
		r.Seed = int64(seed)
		fmt.Print(r.Make())
	}
	return nil
}
