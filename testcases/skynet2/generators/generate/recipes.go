// This file lists the generated maps.

package main

import "oj/testcases/internal/chase/maps"

var (
	some    = []string{"perfect", "seen", "random"}
	hardest = []string{"perfect"}
)

// recipes lists the arguments of maps.New for each map: the shape, the numbers of nodes and of gateways, the
// fractions of nodes with one and with two gateway links (in thousandths), the seed, and the agents.
var recipes = []maps.Recipe{
	maps.New("tree", 40, 4, 150, 120, 9, agents),
	maps.New("tree", 120, 8, 300, 80, 13, some),
	maps.New("tree", 120, 8, 450, 60, 6, some),
	maps.New("tree", 500, 20, 150, 120, 10, some),
	maps.New("tree", 500, 20, 300, 80, 12, hardest),
	maps.New("tree", 500, 20, 450, 60, 28, hardest),
	maps.New("ring", 40, 4, 450, 60, 9, agents),
	maps.New("ring", 40, 4, 450, 60, 24, hardest),
	maps.New("ring", 120, 8, 450, 60, 21, some),
	maps.New("ring", 500, 20, 450, 60, 7, some),
	maps.New("ring", 500, 20, 300, 80, 25, hardest),
	maps.New("chain", 40, 4, 150, 120, 21, hardest),
	maps.New("chain", 120, 8, 150, 120, 29, some),
	maps.New("chain", 500, 20, 150, 120, 7, some),
	maps.New("chain", 500, 20, 300, 80, 21, hardest),
	maps.New("chain", 500, 20, 500, 50, 7, hardest),
	maps.New("hubs", 40, 4, 300, 40, 14, agents),
	maps.New("hubs", 120, 8, 150, 50, 13, hardest),
	maps.New("hubs", 120, 8, 300, 40, 25, some),
	maps.New("hubs", 500, 20, 300, 40, 5, some),
	maps.New("hubs", 500, 20, 300, 40, 7, hardest),
	maps.New("hubs", 500, 20, 450, 30, 17, hardest),
	maps.New("grid", 40, 4, 350, 20, 6, hardest),
	maps.New("grid", 120, 8, 200, 40, 19, some),
	maps.New("grid", 500, 20, 100, 50, 26, some),
	maps.New("grid", 500, 20, 200, 40, 12, hardest),
	maps.New("mesh", 40, 4, 350, 30, 9, hardest),
	maps.New("mesh", 120, 8, 250, 40, 21, some),
	maps.New("mesh", 500, 20, 150, 50, 4, some),
	maps.New("mesh", 500, 20, 350, 30, 27, hardest),
	maps.New("dense", 40, 4, 100, 10, 8, hardest),
	maps.New("dense", 120, 8, 30, 30, 16, some),
	maps.New("dense", 120, 8, 100, 10, 17, hardest),
	maps.New("dense", 500, 20, 100, 10, 26, some),
	maps.New("dense", 500, 20, 30, 30, 13, hardest),
	maps.New("dense", 500, 20, 60, 20, 17, hardest),
}
