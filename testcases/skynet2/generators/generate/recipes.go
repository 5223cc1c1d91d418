// The made maps.

package main

var (
	some    = []string{"perfect", "seen", "random"}
	hardest = []string{"perfect"}
)

// recipes lists shape, nodes, gateways, how many of 1000 nodes have one and how many two gateway links, seed, agents.
var recipes = []recipe{
	{"tree", 40, 4, 150, 120, 9, agents},
	{"tree", 120, 8, 300, 80, 13, some},
	{"tree", 120, 8, 450, 60, 6, some},
	{"tree", 500, 20, 150, 120, 10, some},
	{"tree", 500, 20, 300, 80, 12, hardest},
	{"tree", 500, 20, 450, 60, 28, hardest},
	{"ring", 40, 4, 450, 60, 9, agents},
	{"ring", 40, 4, 450, 60, 24, hardest},
	{"ring", 120, 8, 450, 60, 21, some},
	{"ring", 500, 20, 450, 60, 7, some},
	{"ring", 500, 20, 300, 80, 25, hardest},
	{"chain", 40, 4, 150, 120, 21, hardest},
	{"chain", 120, 8, 150, 120, 29, some},
	{"chain", 500, 20, 150, 120, 7, some},
	{"chain", 500, 20, 300, 80, 21, hardest},
	{"chain", 500, 20, 500, 50, 7, hardest},
	{"hubs", 40, 4, 300, 40, 14, agents},
	{"hubs", 120, 8, 150, 50, 13, hardest},
	{"hubs", 120, 8, 300, 40, 25, some},
	{"hubs", 500, 20, 300, 40, 5, some},
	{"hubs", 500, 20, 300, 40, 7, hardest},
	{"hubs", 500, 20, 450, 30, 17, hardest},
	{"grid", 40, 4, 350, 20, 6, hardest},
	{"grid", 120, 8, 200, 40, 19, some},
	{"grid", 500, 20, 100, 50, 26, some},
	{"grid", 500, 20, 200, 40, 12, hardest},
	{"mesh", 40, 4, 350, 30, 9, hardest},
	{"mesh", 120, 8, 250, 40, 21, some},
	{"mesh", 500, 20, 150, 50, 4, some},
	{"mesh", 500, 20, 350, 30, 27, hardest},
	{"dense", 40, 4, 100, 10, 8, hardest},
	{"dense", 120, 8, 30, 30, 16, some},
	{"dense", 120, 8, 100, 10, 17, hardest},
	{"dense", 500, 20, 100, 10, 26, some},
	{"dense", 500, 20, 30, 30, 13, hardest},
	{"dense", 500, 20, 60, 20, 17, hardest},
}
