// This file lists the generated maps.

package main

import "oj/testcases/internal/chase/maps"

var some = []string{"seen", "wide", "random"}

// recipes lists the arguments of maps.New for each map: the shape, the numbers of nodes and of gateways, the
// fractions of nodes with one and with two gateway links (in thousandths), the seed, and the agents.
var recipes = []maps.Recipe{
	maps.New("tree", 40, 3, 450, 0, 1, some),
	maps.New("tree", 500, 20, 450, 0, 1, some),
	maps.New("ring", 40, 3, 450, 0, 2, some),
	maps.New("ring", 500, 20, 450, 0, 2, some),
	maps.New("chain", 40, 3, 450, 0, 3, some),
	maps.New("chain", 500, 20, 450, 0, 3, some),
	maps.New("hubs", 40, 3, 400, 0, 4, agents),
	maps.New("hubs", 120, 8, 400, 0, 4, some),
	maps.New("hubs", 500, 20, 400, 0, 4, some),
	maps.New("grid", 40, 3, 250, 0, 5, agents),
	maps.New("grid", 120, 8, 250, 0, 5, some),
	maps.New("grid", 500, 20, 250, 0, 5, some),
	maps.New("mesh", 40, 3, 450, 0, 6, agents),
	maps.New("mesh", 120, 8, 450, 0, 6, some),
	maps.New("mesh", 500, 20, 450, 0, 6, some),
	maps.New("dense", 40, 3, 100, 0, 7, agents),
	maps.New("dense", 120, 8, 100, 0, 7, some),
	maps.New("dense", 500, 20, 100, 0, 7, some),
}
