// The made maps.

package main

var some = []string{"seen", "wide", "random"}

// recipes lists shape, nodes, gateways, how many of 1000 nodes have a gateway link, seed, agents.
var recipes = []recipe{
	{"tree", 40, 3, 450, 1, some},
	{"tree", 500, 20, 450, 1, some},
	{"ring", 40, 3, 450, 2, some},
	{"ring", 500, 20, 450, 2, some},
	{"chain", 40, 3, 450, 3, some},
	{"chain", 500, 20, 450, 3, some},
	{"hubs", 40, 3, 400, 4, agents},
	{"hubs", 120, 8, 400, 4, some},
	{"hubs", 500, 20, 400, 4, some},
	{"grid", 40, 3, 250, 5, agents},
	{"grid", 120, 8, 250, 5, some},
	{"grid", 500, 20, 250, 5, some},
	{"mesh", 40, 3, 450, 6, agents},
	{"mesh", 120, 8, 450, 6, some},
	{"mesh", 500, 20, 450, 6, some},
	{"dense", 40, 3, 100, 7, agents},
	{"dense", 120, 8, 100, 7, some},
	{"dense", 500, 20, 100, 7, some},
}
