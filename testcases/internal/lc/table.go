package lc

var (
	from2 = []int{2, 2, 3, 4, 6, 9, 15, 40} // vertices, where one is not enough
	tiny  = []int{1, 2, 3, 4, 5, 6, 7, 7}   // for brute force over all permutations or subsets
)

// problems are the problems by id.
var problems = map[string]Problem{
	// Graphs.
	"unionfind":                     {Make: makeUnionFind, Answer: answerUnionFind, Largest: 200_000},
	"unionfind_with_potential":      {Make: makePotential, Answer: answerPotential, Largest: 200_000},
	"shortest_path":                 {Make: makeShortestPath, Answer: answerShortestPath, Check: checkShortestPath, Largest: 500_000, Sizes: from2},
	"scc":                           {Make: makeDigraph, Answer: answerSCC, Check: checkSCC, Largest: 500_000},
	"two_sat":                       {Make: makeTwoSat, Answer: answerTwoSat, Check: checkTwoSat, Largest: 500_000, Sizes: tiny},
	"bipartitematching":             {Make: makePairs, Answer: answerPairs, Check: checkPairs, Largest: 100_000},
	"assignment":                    {Make: makeAssignment, Answer: answerAssignment, Check: checkAssignment, Largest: 500, Sizes: tiny},
	"min_cost_b_flow":               {Make: makeFlow, Answer: answerFlow, Check: checkFlow, Largest: 100, Sizes: tiny, Corners: []string{"0 0\n", "1 1\n0\n0 0 -5 7 -3\n", "2 1\n1\n-1\n0 1 2 3 0\n"}},
	"minimum_spanning_tree":         {Make: makeConnected, Answer: answerSpanning, Check: checkSpanning, Largest: 500_000, Corners: []string{"1 2\n0 0 5\n0 0 1\n"}},
	"cycle_detection":               {Make: makeArcs, Answer: answerCycle, Check: checkCycle, Largest: 500_000, Sizes: from2, Corners: []string{"4 4\n3 2\n2 0\n0 1\n1 2\n"}},
	"cycle_detection_undirected":    {Make: makeSparse, Answer: answerCycleUndirected, Check: checkCycleUndirected, Largest: 500_000, Corners: []string{"1 0\n", "2 1\n1 1\n", "2 2\n0 1\n0 1\n"}},
	"eulerian_trail_directed":       {Make: makeTrails(true), Answer: answerTrails(true), Check: checkTrails(true), Largest: 200_000},
	"eulerian_trail_undirected":     {Make: makeTrails(false), Answer: answerTrails(false), Check: checkTrails(false), Largest: 200_000},
	"two_edge_connected_components": {Make: makeDigraph, Answer: answerTwoEdge, Check: checkSets, Largest: 200_000},
	"biconnected_components":        {Make: makeNoLoops, Answer: answerBlocks, Check: checkSets, Largest: 500_000, Corners: []string{"1 0\n", "2 2\n0 1\n1 0\n"}},
	"dominatortree":                 {Make: makeDominators, Answer: answerDominators, Largest: 200_000},
}
