package lc

var (
	// Sizes of small inputs.
	from2      = []int{2, 2, 3, 4, 6, 9, 15, 40} // sizes for problems that require at least two vertices
	from1To300 = []int{1, 2, 3, 5, 20, 64, 65, 300}
	tiny       = []int{1, 2, 3, 4, 5, 6, 7, 7} // sizes for matrices, and for answers computed by trying all possibilities
)

// problems maps ids to problems.
var problems = map[string]Task{
	// Graphs.
	"dynamic_graph_vertex_add_component_sum": {Make: makeComponents, Answer: answerComponents, Largest: 2000},
	"bipartite_edge_coloring":                {Make: makeLessons, Answer: answerNothing, Check: checkLessons, Largest: 100_000, Sizes: []int{1, 2, 3, 4, 6, 9, 15, 40, 200}},
	"minimum_steiner_tree":                   {Make: makeSteiner, Answer: answerSteiner, Check: checkSteiner, Largest: 16, Sizes: tiny, Corners: []string{"1 0\n1\n0\n", "5 6\n0 4 2\n1 4 2\n2 4 2\n0 1 3\n1 2 5\n3 4 1\n3\n0 1 2\n"}},
	"enumerate_triangles":                    {Make: makeTriangles, Answer: answerTriangles, Largest: 20_000, Sizes: from2},
	"k_shortest_walk":                        {Make: makeWalks, Answer: answerWalks, Largest: 1000, Corners: []string{"1 1 0 0 3\n0 0 2\n", "2 1 1 0 2\n0 1 5\n"}},
	"unionfind":                              {Make: makeUnionFind, Answer: answerUnionFind, Largest: 200_000},
	"unionfind_with_potential":               {Make: makePotential, Answer: answerPotential, Largest: 200_000},
	"shortest_path":                          {Make: makeShortestPath, Answer: answerShortestPath, Check: checkShortestPath, Largest: 500_000, Sizes: from2},
	"scc":                                    {Make: makeDigraph, Answer: answerSCC, Check: checkSCC, Largest: 500_000},
	"two_sat":                                {Make: makeTwoSat, Answer: answerTwoSat, Check: checkTwoSat, Largest: 500_000, Sizes: tiny},
	"bipartitematching":                      {Make: makePairs, Answer: answerPairs, Check: checkPairs, Largest: 100_000},
	"assignment":                             {Make: makeAssignment, Answer: answerAssignment, Check: checkAssignment, Largest: 500, Sizes: tiny},
	"min_cost_b_flow":                        {Make: makeFlow, Answer: answerFlow, Check: checkFlow, Largest: 100, Sizes: tiny, Corners: []string{"0 0\n", "1 1\n0\n0 0 -5 7 -3\n", "2 1\n1\n-1\n0 1 2 3 0\n"}},
	"minimum_spanning_tree":                  {Make: makeConnected, Answer: answerSpanning, Check: checkSpanning, Largest: 500_000, Corners: []string{"1 2\n0 0 5\n0 0 1\n"}},
	"cycle_detection":                        {Make: makeArcs, Answer: answerCycle, Check: checkCycle, Largest: 500_000, Sizes: from2, Corners: []string{"4 4\n3 2\n2 0\n0 1\n1 2\n"}},
	"cycle_detection_undirected":             {Make: makeSparse, Answer: answerCycleUndirected, Check: checkCycleUndirected, Largest: 500_000, Corners: []string{"1 0\n", "2 1\n1 1\n", "2 2\n0 1\n0 1\n"}},
	"eulerian_trail_directed":                {Make: makeTrails(true), Answer: answerTrails(true), Check: checkTrails(true), Largest: 200_000},
	"eulerian_trail_undirected":              {Make: makeTrails(false), Answer: answerTrails(false), Check: checkTrails(false), Largest: 200_000},
	"two_edge_connected_components":          {Make: makeDigraph, Answer: answerTwoEdge, Check: checkSets, Largest: 200_000},
	"biconnected_components":                 {Make: makeNoLoops, Answer: answerBlocks, Check: checkSets, Largest: 500_000, Corners: []string{"1 0\n", "2 2\n0 1\n1 0\n"}},
	"maximum_independent_set":                {Make: makeSimple, Answer: answerIndependent, Check: checkIndependent, Largest: 40, Corners: []string{"1 0\n", "3 3\n0 1\n1 2\n2 0\n", "7 10\n0 1\n0 2\n5 1\n5 2\n5 3\n5 4\n6 1\n6 2\n6 3\n6 4\n"}},
	"general_matching":                       {Make: makeMates, Answer: answerMates, Check: checkMates, Largest: 500, Sizes: []int{1, 2, 3, 5, 9, 15, 16, 40, 100, 200, 300}, Corners: []string{"1 0\n", "7 8\n0 1\n1 2\n2 3\n3 4\n4 0\n1 5\n2 6\n3 5\n", "10 13\n1 3\n6 4\n9 7\n5 0\n2 1\n3 6\n4 9\n7 5\n0 8\n0 2\n1 8\n9 5\n4 3\n"}},
	"directedmst":                            {Make: makeDirected, Answer: answerDirected, Check: checkDirected, Largest: 200_000, Corners: []string{"1 0 0\n", "4 6 0\n0 1 100\n1 2 1\n2 1 1\n2 3 1\n3 1 1\n3 2 1\n"}},
	"dominatortree":                          {Make: makeDominators, Answer: answerDominators, Largest: 200_000},

	// Trees.
	"vertex_set_path_composite":              {Make: makePathFunctions, Answer: answerPathFunctions, Largest: 200_000},
	"dynamic_tree_vertex_set_path_composite": {Make: makeMoving(true), Answer: answerMoving(true), Largest: 2000},
	"dynamic_tree_vertex_add_path_sum":       {Make: makeMoving(false), Answer: answerMoving(false), Largest: 2000},
	"lca":                                    {Make: makeLCA, Answer: answerLCA, Largest: 500_000, Sizes: from2},
	"tree_diameter":                          {Make: makeDiameter, Answer: answerDiameter, Check: checkDiameter, Largest: 500_000},
	"vertex_add_path_sum":                    {Make: makePathSum, Answer: answerPathSum, Largest: 500_000},
	"vertex_add_subtree_sum":                 {Make: makeSubtreeSum, Answer: answerSubtreeSum, Largest: 500_000},
	"rooted_tree_isomorphism_classification": {Make: makeRooted, Answer: answerClasses, Check: checkClasses, Largest: 500_000},
	"jump_on_tree":                           {Make: makeJump, Answer: answerJump, Largest: 500_000, Sizes: from2},
	"frequency_table_of_tree_distance":       {Make: makeDistances, Answer: answerDistances, Largest: 200_000, Sizes: append(from2, 400)},

	// Data structures.
	"point_set_range_composite_large_array":   {Make: makeLargeArray, Answer: answerLargeArray, Largest: 20_000},
	"range_chmin_chmax_add_range_sum":         {Make: makeClamps, Answer: answerClamps, Largest: 200_000},
	"range_set_range_composite":               {Make: makeSetRanges, Answer: answerSetRanges, Largest: 500_000},
	"set_xor_min":                             {Make: makeXorSet, Answer: answerXorSet, Largest: 20_000, Corners: []string{"6\n0 5\n0 5\n0 1\n1 5\n1 6\n2 5\n"}},
	"dynamic_sequence_range_affine_range_sum": {Make: makeDynamic, Answer: answerDynamic, Largest: 100_000},
	"range_reverse_range_sum":                 {Make: makeReversals, Answer: answerReversals, Largest: 200_000, Corners: []string{"0 2\n\n0 0 0\n1 0 0\n", "2 0\n1 2\n"}},
	"rectangle_sum":                           {Make: makeRectangles(false), Answer: answerRectangles(false), Largest: 20_000, Corners: []string{"4 4\n1 1 1\n1 2 10\n2 1 100\n2 2 1000\n1 1 2 2\n1 1 2 3\n1 1 3 2\n2 2 3 3\n"}},
	"point_add_rectangle_sum":                 {Make: makeRectangles(true), Answer: answerRectangles(true), Largest: 20_000},
	"area_of_union_of_rectangles":             {Make: makeAreas, Answer: answerAreas, Largest: 2000},
	"persistent_unionfind":                    {Make: makeVersions, Answer: answerVersions, Largest: 2000},
	"point_add_range_sum":                     {Make: makePointAdd, Answer: answerPointAdd, Largest: 500_000},
	"static_range_sum":                        {Make: makeRanges(1e9, noExtra), Answer: answerRanges(0, func(a, extra []int) int { return sum(a) }), Largest: 500_000},
	"staticrmq":                               {Make: makeRanges(1e9, noExtra), Answer: answerRanges(0, least), Largest: 500_000},
	"point_set_range_composite":               {Make: makeComposite, Answer: answerComposite, Largest: 500_000},
	"range_affine_range_sum":                  {Make: makeAffine, Answer: answerAffine, Largest: 500_000},
	"static_range_inversions_query":           {Make: makeInversions, Answer: answerInversions, Largest: 100_000},
	"static_range_frequency": {Make: makeRanges(1e9, askFrequency), Answer: answerRanges(1, frequency), Largest: 500_000,
		Corners: []string{"0 2\n\n0 0 0\n0 0 5\n", "2 0\n1 2\n", "2 3\n1 1\n1 1 1\n0 2 1\n2 2 1\n"}},
	"range_kth_smallest":          {Make: makeRanges(1e9, askKth), Answer: answerRanges(1, kth), Largest: 200_000},
	"ordered_set":                 {Make: makeOrderedSet, Answer: answerOrderedSet, Largest: 500_000, Corners: []string{"0 4\n\n2 1\n4 5\n5 5\n3 5\n"}},
	"double_ended_priority_queue": {Make: makeDeque, Answer: answerDeque, Largest: 500_000, Corners: []string{"0 3\n\n0 -5\n0 -5\n2\n"}},
	"predecessor_problem":         {Make: makePredecessor, Answer: answerPredecessor, Largest: 10_000_000, Sizes: []int{1, 2, 5, 63, 64, 65, 130, 1000}},
	"associative_array":           {Make: makeMap, Answer: answerMap, Largest: 1_000_000},
	"line_add_get_min":            {Make: makeLines, Answer: answerLines, Largest: 200_000},
	"segment_add_get_min":         {Make: makeSegments, Answer: answerSegments, Largest: 200_000},
	"queue_operate_all_composite": {Make: makeQueue, Answer: answerQueue, Largest: 500_000},

	// Texts.
	"eertree":                  {Make: makeWord, Answer: answerEertree, Largest: 2000},
	"lyndon_factorization":     {Make: makeWord, Answer: answerLyndon, Largest: 20_000, Corners: []string{"aaaa\n", "cba\n", "abab\n"}},
	"runenumerate":             {Make: makeWord, Answer: answerRuns, Largest: 10_000, Corners: []string{"aaaa\n", "abaababaabaab\n"}},
	"zalgorithm":               {Make: makeWord, Answer: answerZ, Largest: 500_000},
	"suffixarray":              {Make: makeWord, Answer: answerSuffixArray, Largest: 500_000},
	"number_of_substrings":     {Make: makeWord, Answer: answerSubstrings, Largest: 500_000},
	"enumerate_palindromes":    {Make: makeWord, Answer: answerPalindromes, Largest: 500_000},
	"longest_common_substring": {Make: makeTwoTexts, Answer: answerCommon, Check: checkCommon, Largest: 500_000, Corners: []string{"a\nb\n", "z\nz\n", "zzz\naza\n"}},
	"aho_corasick":             {Make: makeWords, Answer: answerTrie, Largest: 50_000},

	// Numbers.
	"bitwise_and_convolution":                 {Make: makeXor, Answer: answerBits(intersection), Largest: 20, Sizes: []int{0, 1, 2, 3, 4, 5, 6, 7}},
	"subset_convolution":                      {Make: makeXor, Answer: answerBits(disjointUnion), Largest: 20, Sizes: []int{0, 1, 2, 3, 4, 5, 6, 7}},
	"gcd_convolution":                         {Make: makeDivisors, Answer: answerDivisors(commonDivisor), Largest: 1_000_000, Sizes: from1To300},
	"lcm_convolution":                         {Make: makeDivisors, Answer: answerDivisors(commonMultiple), Largest: 1_000_000, Sizes: from1To300},
	"min_plus_convolution_convex_convex":      {Make: makeMinPlus(true), Answer: answerMinPlus, Largest: 30_000, Sizes: from1To300},
	"min_plus_convolution_convex_arbitrary":   {Make: makeMinPlus(false), Answer: answerMinPlus, Largest: 30_000, Sizes: from1To300},
	"counting_primes":                         {Make: makeBound, Answer: answerPrimeCount, Largest: 1e9, Sizes: bounds},
	"sum_of_totient_function":                 {Make: makeBound, Answer: answerTotients, Largest: 1e8, Sizes: bounds},
	"sum_of_multiplicative_function":          {Make: makeMultiplicative, Answer: answerMultiplicative, Largest: 1e8},
	"primitive_root":                          {Make: makePrimes, Answer: answerNothing, Check: checkPrimitiveRoots, Largest: 100, Corners: []string{"3\n2\n3\n998244353\n"}},
	"kth_root_mod":                            {Make: makeRootQueries, Answer: answerRootQueries, Check: checkRootQueries, Largest: 5000, Corners: []string{"4\n0 0 2\n0 1 2\n1 0 2\n5 1 2\n"}},
	"min_of_mod_of_linear":                    {Make: makeFloor, Answer: answerMinOfMod, Largest: 100_000, Corners: []string{"3\n3 10 3 1\n1 5 1 4\n4 9 2 2\n"}},
	"binomial_coefficient":                    {Make: makeAnyChoose, Answer: answerAnyChoose, Largest: 200_000, Corners: []string{"2 1\n0 0\n5 2\n", "3 1000000\n20 10\n1000 500\n2000 1000\n"}},
	"inv_of_formal_power_series":              {Make: makeSeries(-1), Answer: answerInverseSeries, Largest: 20_000, Sizes: from1To300},
	"log_of_formal_power_series":              {Make: makeSeries(1), Answer: answerLogSeries, Largest: 20_000, Sizes: from1To300},
	"exp_of_formal_power_series":              {Make: makeSeries(0), Answer: answerExpSeries, Largest: 20_000, Sizes: from1To300},
	"pow_of_formal_power_series":              {Make: makePowerSeries, Answer: answerPowerSeries, Largest: 20_000, Sizes: from1To300, Corners: []string{"2 0\n0 0\n", "3 1000000000000000000\n0 1 2\n", "3 998244353\n0 1 0\n", "3 1\n0 3 5\n", "4 2\n0 3 5 1\n"}},
	"sqrt_of_formal_power_series":             {Make: makeSquareSeries, Answer: answerSquareSeries, Check: checkSquareSeries, Largest: 20_000, Sizes: from1To300, Corners: []string{"1\n0\n", "3\n0 1 0\n", "2\n3 1\n", "4\n0 0 1 0\n"}},
	"division_of_polynomials":                 {Make: makeDivision, Answer: answerDivision, Largest: 20_000, Sizes: from1To300, Corners: []string{"1 1\n5\n7\n", "1 2\n5\n0 7\n", "2 2\n1 1\n1 1\n"}},
	"kth_term_of_linearly_recurrent_sequence": {Make: makeTerm, Answer: answerTerm, Largest: 3000, Sizes: from1To300},
	"primality_test":                          {Make: makePrimality, Answer: answerPrimality, Largest: 100_000},
	"factorize":                               {Make: makeFactors, Answer: answerFactors, Check: checkFactors, Largest: 100},
	"sum_of_floor_of_linear":                  {Make: makeFloor, Answer: answerFloor, Largest: 100_000},
	"discrete_logarithm_mod":                  {Make: makeLogs, Answer: answerLogs, Largest: 100, Corners: []string{"6\n0 0 1\n0 0 2\n0 1 2\n0 1 1000000000\n2 0 1024\n2 0 1000\n"}},
	"sqrt_mod":                                {Make: makeRoots, Answer: answerRoots, Check: checkRoots, Largest: 100_000},
	"binomial_coefficient_prime_mod":          {Make: makeChoose, Answer: answerChoose, Largest: 1_000_000, Corners: []string{"4 2\n0 0\n1 0\n0 1\n1 1\n"}},
	"bitwise_xor_convolution":                 {Make: makeXor, Answer: answerXor, Largest: 20, Sizes: []int{0, 1, 2, 3, 4, 5, 6, 7}},
	"convolution_mod":                         {Make: makeProduct(prime), Answer: answerProduct(prime), Largest: 524_288, Sizes: from1To300},
	"convolution_mod_1000000007":              {Make: makeProduct(1e9 + 7), Answer: answerProduct(1e9 + 7), Largest: 524_288, Sizes: from1To300},

	// Matrices.
	"matrix_product":             {Make: makeMatrixProduct, Answer: answerMatrixProduct, Largest: 1024, Sizes: tiny},
	"pow_of_matrix":              {Make: makePower, Answer: answerPower, Largest: 200, Sizes: tiny},
	"matrix_det":                 {Make: makeSquare, Answer: answerDeterminant, Largest: 500, Sizes: tiny},
	"system_of_linear_equations": {Make: makeSystem, Answer: answerSystem, Check: checkSystem, Largest: 500, Sizes: tiny, Corners: []string{"1 1\n0\n0\n", "1 1\n0\n5\n"}},
	"find_linear_recurrence":     {Make: makeSequence, Answer: answerRecurrence, Check: checkRecurrence, Largest: 10_000, Corners: []string{"0\n\n", "1\n0\n", "1\n5\n", "6\n0 0 0 0 0 1\n", "5\n1 0 0 0 0\n", "4\n1 1 1 2\n"}},
	"inverse_matrix":             {Make: makeSquare, Answer: answerInverse, Check: checkInverse, Largest: 500, Sizes: tiny},
	"matrix_rank":                {Make: makeRank, Answer: answerRank, Largest: 500, Sizes: tiny, Corners: []string{"0 0\n", "0 3\n", "2 0\n\n\n"}},

	// Geometry.
	"static_convex_hull":      {Make: makePointSets(0), Answer: answerHull, Check: checkHull, Largest: 500_000},
	"closest_pair":            {Make: makePointSets(2), Answer: answerDistance(nearest), Check: checkDistance, Largest: 500_000},
	"furthest_pair":           {Make: makePointSets(2), Answer: answerDistance(farthest), Check: checkDistance, Largest: 500_000},
	"manhattanmst":            {Make: makeCity, Answer: answerCity, Check: checkCity, Largest: 200_000, Corners: []string{"1\n5 5\n", "3\n2 2\n2 2\n2 2\n", "4\n0 3\n1 2\n2 1\n3 0\n"}},
	"sort_points_by_argument": {Make: makeVectors, Answer: answerNothing, Check: checkAngles, Largest: 200_000},

	// Reading and writing.
	"many_aplusb": {Make: makeSums, Answer: answerSums, Largest: 1_000_000},
}
