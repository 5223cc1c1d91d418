// Command generate writes the testcases of skynet2: public maps and generated maps, each combined with several
// agents.
//
// Usage, in the root of the repository: go run ./testcases/skynet2/generators/generate [FOLDER]. It rewrites
// FOLDER/sample and FOLDER/secret; the contents are the same each time. The default for FOLDER is
// testcases/skynet2/data.
//
// The command "generate SHAPE NODES GATEWAYS ONES TWOS FIRST LAST" helps to find good seeds: it prints the maps that
// are generated from the seeds FIRST to LAST. Each map ends with the agent's start. maps.Recipe explains the other
// arguments.
//
// The seeds of the generated maps were chosen such that a perfect player can win. On most of the maps, some weaker
// player loses.
package main

import (
	"fmt"
	"os"
	"strconv"

	"oj/testcases/internal/chase/maps"
)

var agents = []string{"seen", "low", "high", "few", "double", "random", "perfect"}

func main() {
	// With seven arguments, only print maps.
	if len(os.Args) == 8 {
		if err := printMaps(os.Args[1], os.Args[2:]); err != nil {
			fmt.Fprintln(os.Stderr, "generate:", err)
			os.Exit(1)
		}
		return
	}
	maps.Main("skynet2", agents, recipes)
}

// printMaps prints one map for each seed.
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

	// A map needs two nodes besides the gateways: the agent's start, and a node with a gateway link.
	if !maps.Known(shape) || r.Gateways < 2 || r.Nodes < r.Gateways+2 {
		return fmt.Errorf("there is no map of shape %s with %d nodes, %d of them gateways", shape, r.Nodes, r.Gateways)
	}
	for seed := n[4]; seed <= n[5]; seed++ {
		r.Seed = int64(seed)
		fmt.Print(r.Make())
	}
	return nil
}
