package lc

import (
	"container/heap"
	"math/big"
	"math/bits"
	"math/rand"
	"sort"
)

const prime = 998244353

// makeUnionFind returns random queries: join the sets of two vertices, or ask whether two vertices are in the
// same set. Joins are rare enough for both answers, 0 and 1, to occur.
func makeUnionFind(r *rand.Rand, n int) string {
	var l lines
	l.add(n, n)
	for i := 0; i < n; i++ {
		l.add(r.Intn(2), r.Intn(n), r.Intn(n))
	}
	return l.String()
}

// labels stores disjoint sets of vertices: of[v] is the number of v's set, and members[s] lists the vertices
// of set s.
type labels struct {
	of      []int
	members [][]int
}

// newLabels returns n sets of one vertex each.
func newLabels(n int) *labels {
	l := &labels{make([]int, n), make([][]int, n)}
	for v := range l.of {
		l.of[v] = v
		l.members[v] = []int{v}
	}
	return l
}

// join joins the sets of a and b: it moves the members of the smaller set to the larger one. It returns the
// moved vertices, or nil if a and b are already in the same set.
func (l *labels) join(a, b int) (moved []int) {
	a, b = l.of[a], l.of[b]
	if a == b {
		return nil
	}

	// Move the smaller set: then each vertex is moved at most log2(n) times.
	if len(l.members[a]) > len(l.members[b]) {
		a, b = b, a
	}

	moved = l.members[a]
	for _, v := range moved {
		l.of[v] = b
	}
	l.members[b] = append(l.members[b], moved...)
	l.members[a] = nil
	return moved
}

func answerUnionFind(in *Tokens) string {
	var out lines
	sets := newLabels(in.N())
	for q := in.N(); q > 0; q-- {
		asks, u, v := in.N() == 1, in.N(), in.N()
		switch {
		case !asks:
			sets.join(u, v)
		case sets.of[u] == sets.of[v]:
			out.add(1)
		default:
			out.add(0)
		}
	}
	return out.String()
}

// makePotential gives each vertex a secret value. Each query either states the difference of two values or asks
// for it. Some of the stated differences are wrong, so that they contradict earlier ones.
func makePotential(r *rand.Rand, n int) string {
	hidden := make([]int, n)
	for v := range hidden {
		hidden[v] = r.Intn(prime)
	}

	var l lines
	l.add(n, n)
	for i := 0; i < n; i++ {
		u, v := r.Intn(n), r.Intn(n)
		if n < 100 { // use few vertices, so that many claims are about differences that are already known
			u, v = u/3, v/3
		}
		x := (hidden[u] - hidden[v] + prime) % prime

		// One claim in five has a random difference.
		if r.Intn(5) == 0 {
			x = r.Intn(prime)
		}

		if r.Intn(2) == 0 {
			l.add(0, u, v, x)
		} else {
			l.add(1, u, v)
		}
	}
	return l.String()
}

func answerPotential(in *Tokens) string {
	var out lines
	n := in.N()
	sets, value := newLabels(n), make([]int, n)

	// Two vertices are in the same set if the difference of their values is known.
	for q := in.N(); q > 0; q-- {
		claims, u, v := in.N() == 0, in.N(), in.N()
		known := sets.of[u] == sets.of[v]
		difference := (value[u] - value[v] + prime) % prime
		switch {
		case claims && known:
			if in.N() == difference {
				out.add(1)
			} else {
				out.add(0)
			}
		case claims:
			// Join the two sets, and shift the values of one set so that the stated difference is the
			// difference of the values of u and v.
			shift := (in.N() - difference + prime) % prime
			setOfU := sets.of[u]
			moved := sets.join(u, v)
			if sets.of[u] == setOfU {
				shift = prime - shift
			}

			for _, w := range moved {
				value[w] = (value[w] + shift) % prime
			}
			out.add(1)
		case known:
			out.add(difference)
		default:
			out.add(-1)
		}
	}
	return out.String()
}

// makeShortestPath returns a simple directed graph.
func makeShortestPath(r *rand.Rand, n int) string {
	all := n * (n - 1)
	m := n
	if m > all {
		m = all
	}

	var l lines
	l.add(n, m, 0, n-1)
	used := make(map[[2]int]bool)
	most := []int{3, 1e9}[r.Intn(2)]

	// The graph must be simple: draw again if the pair of vertices is already used.
	for len(used) < m {
		a, b := r.Intn(n), r.Intn(n)
		if step := len(used); n > 100 && step < n-1 && step%2 == 0 {
			a, b = step, step+1 // makes long paths
		}
		if a != b && !used[[2]int{a, b}] {
			used[[2]int{a, b}] = true
			l.add(a, b, r.Intn(most+1))
		}
	}
	return l.String()
}

type edge struct{ from, to, cost int }

// Names for the bool arguments of the functions readEdges and leaving.
const (
	withCosts, withoutCosts = true, false
	bothWays, oneWay        = true, false
)

// readEdges reads m edges: for each edge its two ends and, if costs is true, its cost.
func readEdges(in *Tokens, m int, costs bool) []edge {
	edges := make([]edge, m)
	for i := range edges {
		edges[i] = edge{from: in.N(), to: in.N()}
		if costs {
			edges[i].cost = in.N()
		}
	}
	return edges
}

// leaving returns, for each vertex, the numbers of the edges that leave it. If bothWays is true, the graph is
// undirected: each edge is listed at both of its ends.
func leaving(n int, edges []edge, bothWays bool) [][]int {
	at := make([][]int, n)
	for i, e := range edges {
		at[e.from] = append(at[e.from], i)
		if bothWays && e.from != e.to {
			at[e.to] = append(at[e.to], i)
		}
	}
	return at
}

// answerShortestPath returns the length of a shortest path. It uses the algorithm of Bellman and Ford with a queue.
func answerShortestPath(in *Tokens) string {
	n, m, s, t := in.N(), in.N(), in.N(), in.N()
	edges := readEdges(in, m, withCosts)
	at := leaving(n, edges, oneWay)
	cost, waits := make([]int, n), make([]bool, n)

	for v := range cost {
		cost[v] = -1
	}
	cost[s] = 0

	// A vertex is queued again whenever a shorter path to it is found.
	for queue := []int{s}; len(queue) > 0; queue = queue[1:] {
		v := queue[0]
		waits[v] = false
		for _, i := range at[v] {
			u, c := edges[i].to, cost[v]+edges[i].cost
			if cost[u] >= 0 && cost[u] <= c {
				continue
			}
			cost[u] = c
			if !waits[u] {
				waits[u] = true
				queue = append(queue, u)
			}
		}
	}

	var out lines
	out.add(cost[t])
	return out.String()
}

func checkShortestPath(in, answer, out *Tokens) {
	n, m, s, t := in.N(), in.N(), in.N(), in.N()

	// The graph is simple, so a pair of vertices identifies an edge.
	cost := make(map[[2]int]int)
	for _, e := range readEdges(in, m, withCosts) {
		cost[[2]int{e.from, e.to}] = e.cost
	}

	want := answer.N()
	out.Int(want, want)
	if want < 0 {
		return
	}

	// Follow the path edge by edge and add up its costs.
	at, sum := s, 0
	for steps := out.Int(1, n*n); steps > 0; steps-- {
		from, to := out.Int(at, at), out.Int(0, n-1)
		c, ok := cost[[2]int{from, to}]
		out.Is(ok, "no edge from %d to %d", from, to)
		sum += c
		at = to
	}

	out.Is(at == t && sum == want, "the path ends at %d and costs %d, want a shortest path to t", at, sum)
}

// makeDigraph returns a directed graph with loops and multiple edges.
func makeDigraph(r *rand.Rand, n int) string {
	var l lines
	m := n + r.Intn(n/2+1)
	if n > 100 {
		m = n
	}

	l.add(n, m)
	for i := 0; i < m; i++ {
		if n > 100 && i%3 > 0 {
			l.add(i%n, (i+1)%n) // long paths, so that depth-first searches are deep
		} else {
			l.add(r.Intn(n), r.Intn(n))
		}
	}
	return l.String()
}

// answerSCC counts the strongly connected components with Kosaraju's algorithm.
func answerSCC(in *Tokens) string {
	n, m := in.N(), in.N()
	edges := readEdges(in, m, withoutCosts)

	// The second search follows the edges backwards.
	reversed := make([]edge, m)
	for i, e := range edges {
		reversed[i] = edge{from: e.to, to: e.from}
	}

	// order lists the vertices in the order in which a depth-first search leaves them.
	var order []int
	seen := make([]bool, n)
	var search func(at [][]int, edges []edge, v int)
	search = func(at [][]int, edges []edge, v int) {
		seen[v] = true
		for _, i := range at[v] {
			if u := edges[i].to; !seen[u] {
				search(at, edges, u)
			}
		}
		order = append(order, v)
	}

	forward := leaving(n, edges, oneWay)
	for v := range seen {
		if !seen[v] {
			search(forward, edges, v)
		}
	}

	// Start at the vertex that the first search has left last. Then each search in the reversed graph visits
	// exactly one component.
	count := 0
	backward := leaving(n, reversed, oneWay)
	left := order
	seen = make([]bool, n)
	for k := len(left) - 1; k >= 0; k-- {
		if !seen[left[k]] {
			count++
			search(backward, reversed, left[k])
		}
	}

	var out lines
	out.add(count)
	return out.String()
}

// checkSCC accepts a partition if no edge leads to an earlier set and the number of sets is right. If a
// component were split, a cycle would contain an edge to an earlier set. So each component is in one set, and
// if the number of sets is right, each set is one component.
func checkSCC(in, answer, out *Tokens) {
	n, m := in.N(), in.N()
	want := answer.N()
	place := readPartition(out, n, out.Int(want, want))

	// No edge may lead to an earlier set, because the components must be in topological order.
	for _, e := range readEdges(in, m, withoutCosts) {
		out.Is(place[e.from] <= place[e.to], "the edge from %d to %d leads backwards", e.from, e.to)
	}
}

// readPartition reads disjoint sets that together contain all vertices. For each vertex it returns the number
// of its set, from 0.
func readPartition(out *Tokens, n, sets int) []int {
	place := make([]int, n)
	for v := range place {
		place[v] = -1
	}

	// The sizes must add up to at most n. So each size is at most the number of vertices that are not yet in
	// a set.
	left := n
	for set := 0; set < sets; set++ {
		size := out.Int(1, left)
		left -= size
		for ; size > 0; size-- {
			v := out.Int(0, n-1)
			out.Is(place[v] < 0, "vertex %d occurs twice", v)
			place[v] = set
		}
	}

	out.Is(left == 0, "%d vertices are missing", left)
	return place
}

const fewVariables = 16 // up to this many variables, answerTwoSat tries all assignments

// makeTwoSat returns a random formula. A large formula has a solution.
func makeTwoSat(r *rand.Rand, n int) string {
	m := n
	if n <= fewVariables {
		m = n + r.Intn(2*n)
	}

	var l lines
	l.text = append(l.text, "p cnf "...)
	l.add(n, m)

	literal := func(v int) int {
		if r.Intn(2) == 0 {
			return -v
		}
		return v
	}

	// In a large formula, the first literal of each clause is true in a hidden solution.
	for i := 0; i < m; i++ {
		a, b := literal(1+r.Intn(n)), literal(1+r.Intn(n))
		if n > fewVariables { // in the hidden solution, variable v is true if and only if v is odd
			if a = 1 + r.Intn(n); a%2 == 0 {
				a = -a
			}
		}
		l.add(a, b, 0)
	}
	return l.String()
}

func readFormula(in *Tokens) (n int, clauses [][2]int) {
	in.Want("p")
	in.Want("cnf")
	n = in.N()
	clauses = make([][2]int, in.N())
	for i := range clauses {
		clauses[i] = [2]int{in.N(), in.N()}
		in.Want("0")
	}
	return n, clauses
}

func answerTwoSat(in *Tokens) string {
	n, clauses := readFormula(in)

	// A large formula is not solved here, because makeTwoSat makes only large formulas that have a solution.
	if n > fewVariables {
		return "s SATISFIABLE\n"
	}

	// Try all assignments: bit v-1 of set is the value of variable v.
	for set := 0; set < 1<<n; set++ {
		holds := func(literal int) bool {
			if literal < 0 {
				return set>>(-literal-1)&1 == 0
			}
			return set>>(literal-1)&1 == 1
		}

		good := true
		for _, c := range clauses {
			good = good && (holds(c[0]) || holds(c[1]))
		}
		if good {
			return "s SATISFIABLE\n"
		}
	}
	return "s UNSATISFIABLE\n"
}

func checkTwoSat(in, answer, out *Tokens) {
	n, clauses := readFormula(in)
	out.Want(answer.Word())
	verdict := answer.Word()
	out.Want(verdict)
	if verdict == "UNSATISFIABLE" {
		return
	}

	// The output lists the values: v if variable v is true, -v otherwise.
	out.Want("v")
	holds := make(map[int]bool)
	for v := 1; v <= n; v++ {
		literal := out.Int(-v, v)
		out.Is(literal == v || literal == -v, "%d, want the value of variable %d", literal, v)
		holds[literal] = true
	}

	out.Want("0")
	for _, c := range clauses {
		out.Is(holds[c[0]] || holds[c[1]], "the clause %v does not hold", c)
	}
}

const fewPairs = 1000

// makePairs returns a bipartite graph without parallel edges. A large graph has a perfect matching.
func makePairs(r *rand.Rand, n int) string {
	left, right := n, n
	if n <= fewPairs {
		right = 1 + r.Intn(n+1)
	}

	used := make(map[[2]int]bool)
	var order [][2]int

	add := func(a, b int) {
		if !used[[2]int{a, b}] {
			used[[2]int{a, b}] = true
			order = append(order, [2]int{a, b})
		}
	}

	// This permutation is the perfect matching.
	if n > fewPairs {
		for a, b := range r.Perm(n) {
			add(a, b)
		}
	}

	// The other edges are random. A pair that is drawn twice becomes one edge.
	for tries := n; tries > 0; tries-- {
		add(r.Intn(left), r.Intn(right))
	}

	// Shuffle the edges, because otherwise the first edges would be the matching.
	if n > fewPairs {
		r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	}

	var l lines
	l.add(left, right, len(order))
	for _, p := range order {
		l.add(p[0], p[1])
	}
	return l.String()
}

// answerPairs returns the size of a maximum matching. It searches for an augmenting path from each vertex.
func answerPairs(in *Tokens) string {
	left, right, m := in.N(), in.N(), in.N()
	var out lines

	// In a large graph no search is needed, because it has a perfect matching (see makePairs).
	if left > fewPairs {
		out.add(left)
		return out.String()
	}

	edges := readEdges(in, m, withoutCosts)
	at := leaving(left, edges, oneWay)
	partner := make([]int, right)
	for b := range partner {
		partner[b] = -1
	}

	// find looks for an augmenting path that starts at the left vertex a. If there is one, find augments the
	// matching along it.
	var seen []bool
	var find func(a int) bool
	find = func(a int) bool {
		for _, i := range at[a] {
			b := edges[i].to
			if seen[b] {
				continue
			}
			seen[b] = true
			if partner[b] < 0 || find(partner[b]) {
				partner[b] = a
				return true
			}
		}
		return false
	}

	// Each search starts with no vertex marked as seen.
	count := 0
	for a := range at {
		seen = make([]bool, right)
		if find(a) {
			count++
		}
	}

	out.add(count)
	return out.String()
}

func checkPairs(in, answer, out *Tokens) {
	left, right, m := in.N(), in.N(), in.N()
	isEdge := make(map[edge]bool)
	for _, e := range readEdges(in, m, withoutCosts) {
		isEdge[e] = true
	}

	// A matching consists of edges of the graph and uses each vertex at most once.
	want := answer.N()
	usedLeft, usedRight := make([]bool, left), make([]bool, right)
	for k := out.Int(want, want); k > 0; k-- {
		a, b := out.Int(0, left-1), out.Int(0, right-1)
		out.Is(isEdge[edge{from: a, to: b}], "no edge %d %d", a, b)
		out.Is(!usedLeft[a] && !usedRight[b], "%d or %d occurs twice", a, b)
		usedLeft[a], usedRight[b] = true, true
	}
}

// In a large matrix, the entry in row i and column j is at least rowPrice(i) + columnPrice(j). In one
// permutation, every entry is equal to this sum. So this permutation is a cheapest one, and its cost is known
// without a search.
func rowPrice(i int) int    { return i*1_000_003%400_000_000 - 200_000_000 }
func columnPrice(j int) int { return j*7_000_003%400_000_000 - 100_000_000 }

func makeAssignment(r *rand.Rand, n int) string {
	var l lines
	l.add(n)

	// In a large matrix, the cheapest permutation assigns column best[i] to row i.
	best := r.Perm(n)
	most := []int{4, 1e9}[r.Intn(2)]
	row := make([]int, n)
	for i := 0; i < n; i++ {
		for j := range row {
			row[j] = r.Intn(2*most+1) - most
			if n > fewVariables {
				row[j] = rowPrice(i) + columnPrice(j) + r.Intn(400_000_000)
			}
		}

		// The permutation best costs exactly the sum of all prices. This sum is a lower bound for every permutation.
		if n > fewVariables {
			row[best[i]] = rowPrice(i) + columnPrice(best[i])
		}
		l.add(row...)
	}
	return l.String()
}

func answerAssignment(in *Tokens) string {
	n := in.N()
	var out lines

	// The sum of all prices is a lower bound, and the permutation hidden by makeAssignment costs no more.
	if n > fewVariables {
		sum := 0
		for i := 0; i < n; i++ {
			sum += rowPrice(i) + columnPrice(i)
		}
		out.add(sum)
		return out.String()
	}

	// After row i, best[set] is the least cost of assigning the columns in set to the first i+1 rows.
	best := map[int]int{0: 0}
	for i := 0; i < n; i++ {
		row := in.Ints(n)
		next := make(map[int]int)
		// Row i gets any column that is not in the set.
		for set, cost := range best {
			for j, c := range row {
				with := set | 1<<j
				if old, ok := next[with]; set != with && (!ok || cost+c < old) {
					next[with] = cost + c
				}
			}
		}
		best = next
	}

	out.add(best[1<<n-1])
	return out.String()
}

func checkAssignment(in, answer, out *Tokens) {
	n := in.N()
	want := answer.N()
	sum := out.Int(want, want)

	// Subtract the chosen entries from the claimed cost. The result must be 0.
	used := make([]bool, n)
	for i := 0; i < n; i++ {
		j := out.Int(0, n-1)
		out.Is(!used[j], "column %d occurs twice", j)
		used[j] = true
		sum -= in.Ints(n)[j]
	}

	out.Is(sum == 0, "the permutation does not cost %d", want)
}

// makeFlow returns a network. All large networks and half of the small ones have a feasible
// flow.
func makeFlow(r *rand.Rand, n int) string {
	m := 10 * n
	big := 1_000_000_000
	if n < 100 {
		m = r.Intn(3 * n)
		big = 3 + r.Intn(9)
	}

	// Compute the supplies from a hidden flow, so that there is a solution.
	supply := make([]int, n)
	var pipes lines
	for i := 0; i < m; i++ {
		s, t := r.Intn(n), r.Intn(n)
		// The hidden flow through a pipe lies within the pipe's bounds.
		lower := r.Intn(big) - big/2
		upper := lower + r.Intn(big/2+1)
		flow := lower + r.Intn(upper-lower+1)
		if n == 100 { // use a smaller flow, because the supplies must not be too large
			flow /= 100
			lower, upper = flow-big/4, flow+r.Intn(big/2)
		}

		supply[s] += flow
		supply[t] -= flow
		pipes.add(s, t, lower, upper, r.Intn(2*big+1)-big)
	}

	// In half of the small networks, change two supplies, which may make the network infeasible.
	if n < 100 && r.Intn(2) == 0 {
		supply[0]++
		supply[n-1]--
	}

	var l lines
	l.add(n, m)
	for _, b := range supply {
		l.add(b)
	}
	return l.String() + pipes.String()
}

type pipe struct{ s, t, lower, upper, cost int }

func readFlow(in *Tokens) (supply []int, pipes []pipe) {
	n, m := in.N(), in.N()
	supply = in.Ints(n)
	pipes = make([]pipe, m)
	for i := range pipes {
		pipes[i] = pipe{in.N(), in.N(), in.N(), in.N(), in.N()}
	}
	return supply, pipes
}

// answerFlow reports whether there is a feasible flow. By Hoffman's theorem there is one if and only if no set of
// vertices has more supply than can flow out of the set.
func answerFlow(in *Tokens) string {
	supply, pipes := readFlow(in)

	// In a large network no search is needed, because it has a feasible flow (see makeFlow).
	if len(supply) > fewVariables {
		return "feasible\n"
	}

	// Vertex v is in the set if bit v of set is 1.
	for set := 0; set < 1<<len(supply); set++ {
		// The variable rest is the greatest possible net flow out of the set, minus the total supply of its
		// vertices. If rest is negative, there is no feasible flow.
		rest := 0
		for v, b := range supply {
			rest -= b * (set >> v & 1)
		}
		for _, p := range pipes {
			out, in := set>>p.s&1, set>>p.t&1
			if out > in {
				rest += p.upper
			}
			if out < in {
				rest -= p.lower
			}
		}

		if rest < 0 {
			return "infeasible\n"
		}
	}
	return "feasible\n"
}

// checkFlow accepts a feasible flow if the printed potentials prove that its cost is minimal.
func checkFlow(in, answer, out *Tokens) {
	supply, pipes := readFlow(in)
	if answer.Word() == "infeasible" {
		out.Want("infeasible")
		return
	}

	claimed := out.Big()
	potential := make([]int, len(supply))
	for v := range potential {
		potential[v] = out.Int(-1e15, 1e15)
	}

	// The total cost may exceed 64 bits.
	sum := new(big.Int)

	// The flow is optimal if every pipe with negative reduced cost carries as much as its upper bound, and
	// every pipe with positive reduced cost carries as little as its lower bound.
	for i, p := range pipes {
		f := out.Int(p.lower, p.upper)
		supply[p.s] -= f
		supply[p.t] += f
		reduced := p.cost + potential[p.s] - potential[p.t]
		out.Is(f == p.lower || reduced <= 0, "pipe %d has reduced cost %d, but is not at its lower bound", i, reduced)
		out.Is(f == p.upper || reduced >= 0, "pipe %d has reduced cost %d, but is not full", i, reduced)
		sum.Add(sum, new(big.Int).Mul(big.NewInt(int64(f)), big.NewInt(int64(p.cost))))
	}

	// At every vertex, outflow minus inflow must be the supply.
	for v, rest := range supply {
		out.Is(rest == 0, "at vertex %d, the supply minus the net outflow is %d", v, rest)
	}

	out.Is(sum.Cmp(claimed) == 0, "the flow costs %s, not %s", sum, claimed)
}

func makeConnected(r *rand.Rand, n int) string {
	m := n - 1 + r.Intn(n+1)
	if n > 100 {
		m = n
	}
	if m == 0 {
		m = 1
	}

	// In half of the graphs, the costs are at most 3, so that many edges have the same cost.
	most := []int{3, 1e9}[r.Intn(2)]

	var l lines
	l.add(n, m)

	// The first n-1 edges form a tree, so that the graph is connected.
	for i := 1; i <= m; i++ {
		if i < n {
			l.add(i, r.Intn(i), r.Intn(most+1))
		} else {
			l.add(r.Intn(n), r.Intn(n), r.Intn(most+1))
		}
	}
	return l.String()
}

// waiting is a heap of edges that are not used yet. The cheapest edge is on top.
type waiting []edge

func (w waiting) Len() int           { return len(w) }
func (w waiting) Less(i, j int) bool { return w[i].cost < w[j].cost }
func (w waiting) Swap(i, j int)      { w[i], w[j] = w[j], w[i] }
func (w *waiting) Push(x any)        { *w = append(*w, x.(edge)) }
func (w *waiting) Pop() any {
	last := (*w)[len(*w)-1]
	*w = (*w)[:len(*w)-1]
	return last
}

// answerSpanning returns the weight of a minimum spanning tree. It uses Prim's algorithm.
func answerSpanning(in *Tokens) string {
	n, m := in.N(), in.N()
	edges := readEdges(in, m, withCosts)
	at := leaving(n, edges, bothWays)

	done := make([]bool, n)
	sum := 0

	// The queue may contain several edges to the same vertex. The cheapest of them comes first; skip the
	// others.
	for queue := (waiting{{to: 0}}); len(queue) > 0; {
		e := heap.Pop(&queue).(edge)
		if done[e.to] {
			continue
		}
		done[e.to] = true
		sum += e.cost
		for _, i := range at[e.to] {
			u := edges[i].from + edges[i].to - e.to
			if !done[u] {
				heap.Push(&queue, edge{to: u, cost: edges[i].cost})
			}
		}
	}

	var out lines
	out.add(sum)
	return out.String()
}

func checkSpanning(in, answer, out *Tokens) {
	n, m := in.N(), in.N()
	edges := readEdges(in, m, withCosts)
	want := answer.N()
	sum := out.Int(want, want)

	// n-1 edges without a cycle form a spanning tree. Then check its cost.
	sets := newLabels(n)
	for k := 1; k < n; k++ {
		i := out.Int(0, m-1)
		out.Is(sets.of[edges[i].from] != sets.of[edges[i].to], "edge %d closes a cycle", i)
		sets.join(edges[i].from, edges[i].to)
		sum -= edges[i].cost
	}

	out.Is(sum == 0, "the edges do not cost %d", want)
}

// makeArcs returns a directed graph without loops. Some small graphs have no cycle. A large graph has a cycle through
// all vertices.
func makeArcs(r *rand.Rand, n int) string {
	m := 1 + n/2 + r.Intn(n+1)
	acyclic := r.Intn(3) == 0
	if n > 100 {
		m = n
	}

	// Shuffle the numbers, so that they do not reveal the topological order of an acyclic graph.
	number := r.Perm(n)
	var l lines
	l.add(n, m)

	for i := 0; i < m; i++ {
		a := r.Intn(n)
		b := (a + 1 + r.Intn(n-1)) % n
		if n > 100 {
			a, b = i, (i+1)%n
		} else if acyclic && a > b {
			a, b = b, a
		}
		l.add(number[a], number[b])
	}
	return l.String()
}

// answerCycle reports whether there is a cycle. It uses Kahn's algorithm: it repeatedly removes a vertex that has no
// incoming edges.
func answerCycle(in *Tokens) string {
	n, m := in.N(), in.N()
	edges := readEdges(in, m, withoutCosts)
	at := leaving(n, edges, oneWay)

	entering := make([]int, n)
	for _, e := range edges {
		entering[e.to]++
	}

	var free []int
	for v, count := range entering {
		if count == 0 {
			free = append(free, v)
		}
	}

	// free lists the vertices that no edge enters. Removing them may leave other vertices without entering
	// edges. A vertex on a cycle always keeps an entering edge, so it is never added.
	for k := 0; k < len(free); k++ {
		for _, i := range at[free[k]] {
			u := edges[i].to
			entering[u]--
			if entering[u] == 0 {
				free = append(free, u)
			}
		}
	}

	if len(free) == n {
		return "-1\n"
	}
	return "cycle\n"
}

func checkCycle(in, answer, out *Tokens) {
	_, m := in.N(), in.N()
	edges := readEdges(in, m, withoutCosts)
	if answer.Word() == "-1" {
		out.Want("-1")
		return
	}

	// Read all edges first, because the last one must lead back to the first one.
	cycle := make([]int, out.Int(1, m))
	used := make([]bool, m)
	for k := range cycle {
		cycle[k] = out.Int(0, m-1)
		out.Is(!used[cycle[k]], "edge %d occurs twice", cycle[k])
		used[cycle[k]] = true
	}

	for k, i := range cycle {
		next := cycle[(k+1)%len(cycle)]
		out.Is(edges[i].to == edges[next].from, "edge %d does not end where edge %d begins", i, next)
	}
}

// makeSparse returns an undirected graph with about as many edges as vertices. Some of these graphs have no
// cycle.
func makeSparse(r *rand.Rand, n int) string {
	m := n/2 + r.Intn(n+1)
	if n > 100 {
		m = n
	}

	var l lines
	l.add(n, m)
	for i := 0; i < m; i++ {
		switch {
		case n > 100:
			l.add(i, (i+1)%n)
		case 0 < i && i < n && r.Intn(n) > 0: // an edge from a new vertex closes no cycle
			l.add(i, r.Intn(i))
		default:
			l.add(r.Intn(n), r.Intn(n))
		}
	}
	return l.String()
}

// answerCycleUndirected reports whether some edge joins two vertices that earlier edges already
// connect.
func answerCycleUndirected(in *Tokens) string {
	n, m := in.N(), in.N()
	sets := newLabels(n)
	answer := "-1\n"
	for _, e := range readEdges(in, m, withoutCosts) {
		// join returns nil if both ends are already in one set.
		if sets.join(e.from, e.to) == nil {
			answer = "cycle\n"
		}
	}
	return answer
}

func checkCycleUndirected(in, answer, out *Tokens) {
	n, m := in.N(), in.N()
	edges := readEdges(in, m, withoutCosts)
	if answer.Word() == "-1" {
		out.Want("-1")
		return
	}

	vertices := make([]int, out.Int(1, n))
	usedVertex, usedEdge := make([]bool, n), make([]bool, m)
	for k := range vertices {
		vertices[k] = out.Int(0, n-1)
		out.Is(!usedVertex[vertices[k]], "vertex %d occurs twice", vertices[k])
		usedVertex[vertices[k]] = true
	}

	// Edge k joins vertex k and the next one. The last edge leads back to the first vertex.
	for k, v := range vertices {
		i := out.Int(0, m-1)
		out.Is(!usedEdge[i], "edge %d occurs twice", i)
		usedEdge[i] = true
		u := vertices[(k+1)%len(vertices)]
		e := edges[i]
		out.Is(e.from == v && e.to == u || e.from == u && e.to == v, "edge %d does not join %d and %d", i, v, u)
	}
}

// makeTrails returns a function that makes an input with some graphs, most of which have an Eulerian trail. A large
// input is one graph.
func makeTrails(directed bool) func(r *rand.Rand, n int) string {
	return func(r *rand.Rand, n int) string {
		count := n
		if n > 100 {
			count = 1
		}

		var l lines
		l.add(count)
		for ; count > 0; count-- {
			vertices, m := 1+r.Intn(n), r.Intn(n)
			if n > 100 {
				vertices, m = n, n
			}

			// The edges of a random walk form a graph with an Eulerian trail. In half of the small graphs,
			// replace one edge by another, which may destroy the trail.
			var edges [][2]int
			v := r.Intn(vertices)
			for i := 0; i < m; i++ {
				u := r.Intn(vertices)
				edges = append(edges, [2]int{v, u})
				if !directed && r.Intn(2) == 0 {
					edges[i] = [2]int{u, v}
				}
				v = u
			}
			if n <= 100 && m > 0 && r.Intn(2) == 0 {
				edges[r.Intn(m)] = [2]int{r.Intn(vertices), r.Intn(vertices)}
			}

			// Shuffle the edges, because otherwise they would be in the order of the walk.
			r.Shuffle(m, func(i, j int) { edges[i], edges[j] = edges[j], edges[i] })
			l.add(vertices, m)
			for _, e := range edges {
				l.add(e[0], e[1])
			}
		}
		return l.String()
	}
}

// answerTrails reports for each graph whether there is an Eulerian trail, by Euler's conditions for degrees and
// components.
func answerTrails(directed bool) func(in *Tokens) string {
	return func(in *Tokens) string {
		var out lines
		for t := in.N(); t > 0; t-- {
			n, m := in.N(), in.N()
			sets := newLabels(n)
			balance := make([]int, n)
			edges := readEdges(in, m, withoutCosts)

			// balance is the degree of a vertex, or its out-degree minus its in-degree if the graph is directed.
			for _, e := range edges {
				sets.join(e.from, e.to)
				balance[e.from]++
				if directed {
					balance[e.to]--
				} else {
					balance[e.to]++
				}
			}

			// A trail enters each vertex as often as it leaves the vertex, except the first and the last
			// vertex of the trail.
			ends, ok := 0, true
			for _, b := range balance {
				if directed {
					ok = ok && b >= -1 && b <= 1
				} else {
					b %= 2
				}
				if b != 0 {
					ends++
				}
			}

			// All edges must be in one component. Vertices without edges do not matter.
			for _, e := range edges {
				ok = ok && sets.of[e.from] == sets.of[edges[0].from]
			}

			if ok && ends <= 2 {
				out.word("Yes")
			} else {
				out.word("No")
			}
		}
		return out.String()
	}
}

func checkTrails(directed bool) func(in, answer, out *Tokens) {
	return func(in, answer, out *Tokens) {
		for t := in.N(); t > 0; t-- {
			n, m := in.N(), in.N()
			edges := readEdges(in, m, withoutCosts)
			verdict := answer.Word()
			out.Want(verdict)
			if verdict == "No" {
				continue
			}

			vertices := make([]int, m+1)
			for k := range vertices {
				vertices[k] = out.Int(0, n-1)
			}

			// Edge k of the trail joins vertices k and k+1.
			used := make([]bool, m)
			for k := 0; k < m; k++ {
				i := out.Int(0, m-1)
				e := edges[i]
				fits := e.from == vertices[k] && e.to == vertices[k+1] || !directed && e.to == vertices[k] && e.from == vertices[k+1]
				out.Is(fits && !used[i], "edge %d does not continue the trail, or occurs twice", i)
				used[i] = true
			}
		}
	}
}

func makeNoLoops(r *rand.Rand, n int) string {
	m := r.Intn(n + n/2 + 1)
	if n > 100 {
		m = n
	}
	if n == 1 {
		m = 0
	}

	var l lines
	l.add(n, m)
	for i := 0; i < m; i++ {
		a := r.Intn(n)
		// b differs from a by 1 to n-1 modulo n, so there are no loops.
		b := (a + 1 + r.Intn(n-1)) % n
		if n > 100 && i%3 > 0 {
			a, b = i, (i+1)%n
		}
		l.add(a, b)
	}
	return l.String()
}

// forest is the result of a depth-first search in an undirected graph.
type forest struct {
	parent, depth []int
	// back contains the edges that are not in the forest, except loops. Each edge leads from a vertex to one
	// of its ancestors.
	back []edge
}

// searchForest does a depth-first search from each vertex that no earlier search has reached.
func searchForest(n int, edges []edge) *forest {
	at := leaving(n, edges, bothWays)
	f := &forest{parent: make([]int, n), depth: make([]int, n)}

	// Depth 0 marks an unvisited vertex. came is the edge by which the search entered v.
	var search func(v, came int)
	search = func(v, came int) {
		for _, i := range at[v] {
			u := edges[i].from + edges[i].to - v
			if i == came || u == v {
				continue
			}
			if f.depth[u] == 0 {
				f.parent[u], f.depth[u] = v, f.depth[v]+1
				search(u, i)
			} else if f.depth[u] < f.depth[v] {
				// The search meets each back edge at both ends. It stores the edge at the deeper end.
				f.back = append(f.back, edge{from: v, to: u})
			}
		}
	}

	for v := range at {
		if f.depth[v] == 0 {
			f.parent[v], f.depth[v] = -1, 1
			search(v, -1)
		}
	}
	return f
}

// joinUp joins the vertices on the path from v up to the root, as long as they are deeper than limit.
func (f *forest) joinUp(sets *labels, top []int, v, limit int) {
	for {
		v = top[sets.of[v]] // the highest vertex of the set
		p := f.parent[v]
		if p < 0 || f.depth[p] <= limit {
			return
		}

		// Join the set of v and the set of its parent p. The highest vertex of the joined set is the highest
		// vertex of p's set. Store this vertex in top again, because the joined set may have the number of
		// v's set.
		higher := top[sets.of[p]]
		sets.join(v, p)
		top[sets.of[v]] = higher
	}
}

// identity returns the numbers from 0 to n-1.
func identity(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

// answerTwoEdge returns the two-edge-connected components. Each edge outside a depth-first search forest closes a
// cycle; answerTwoEdge joins the vertices of each such cycle.
func answerTwoEdge(in *Tokens) string {
	n, m := in.N(), in.N()
	f := searchForest(n, readEdges(in, m, withoutCosts))
	sets, top := newLabels(n), identity(n)

	// A back edge closes a cycle that includes its upper end e.to, so join the vertices up to e.to.
	for _, e := range f.back {
		f.joinUp(sets, top, e.from, f.depth[e.to]-1)
	}

	var list [][]int
	for _, members := range sets.members {
		if len(members) > 0 {
			list = append(list, members)
		}
	}
	return printSets(list)
}

// answerBlocks returns the biconnected components. It joins the edges of each cycle closed by a back edge. Each edge
// of the forest is represented by its lower end.
func answerBlocks(in *Tokens) string {
	n, m := in.N(), in.N()
	f := searchForest(n, readEdges(in, m, withoutCosts))
	sets, top := newLabels(n), identity(n)

	// An edge of the tree is represented by its lower end. So do not join e.to: the highest edge of the cycle
	// is represented by a child of e.to.
	for _, e := range f.back {
		f.joinUp(sets, top, e.from, f.depth[e.to])
	}

	// A component consists of the lower ends of its edges and the one vertex above them.
	var list [][]int
	isAbove := make([]bool, n)
	for set, members := range sets.members {
		// Skip roots, because a root is not the lower end of an edge.
		if len(members) == 0 || f.parent[top[set]] < 0 {
			continue
		}
		above := f.parent[top[set]]
		isAbove[above] = true
		list = append(list, append([]int{above}, members...))
	}

	// A root without edges is a component by itself.
	for v, p := range f.parent {
		if p < 0 && !isAbove[v] {
			list = append(list, []int{v})
		}
	}

	return printSets(list)
}

// printSets prints sets in a fixed order: the members of each set are sorted, and the sets are sorted.
func printSets(list [][]int) string {
	for _, set := range list {
		sort.Ints(set)
	}

	// Sets are compared element by element.
	sort.Slice(list, func(i, j int) bool {
		a, b := list[i], list[j]
		for k := range a {
			if k == len(b) || a[k] != b[k] {
				return k < len(b) && a[k] < b[k]
			}
		}
		return len(a) < len(b)
	})

	var out lines
	out.add(len(list))
	for _, set := range list {
		out.add(append([]int{len(set)}, set...)...)
	}
	return out.String()
}

// checkSets checks that output and answer contain the same sets, in any order.
func checkSets(in, answer, out *Tokens) {
	n := in.N()
	want := answer.N()

	list := make([][]int, out.Int(want, want))
	for k := range list {
		list[k] = make([]int, out.Int(1, n))
		for i := range list[k] {
			list[k][i] = out.Int(0, n-1)
		}
	}

	// Sort the output as printSets has sorted the answer, so that equal sets are at the same position.
	got := NewTokens("output", printSets(list))
	got.N()
	for answer.More() {
		got.Want(answer.Word())
	}
}

func makeDominators(r *rand.Rand, n int) string {
	m := r.Intn(2*n + 1)
	if n > 100 {
		m = n
	}

	var l lines
	l.add(n, m, 0)

	for i := 0; i < m; i++ {
		if i+1 < n && i%4 > 0 {
			l.add(i, i+1)
		} else {
			l.add(r.Intn(n), r.Intn(n))
		}
	}
	return l.String()
}

// answerDominators computes the dominator tree: it improves a first tree until nothing changes (Cooper,
// Harvey and Kennedy 2001).
func answerDominators(in *Tokens) string {
	n, m, root := in.N(), in.N(), in.N()
	edges := readEdges(in, m, withoutCosts)
	at := leaving(n, edges, oneWay)
	// number[v] is the position of v in the order in which the depth-first search leaves vertices.
	number, dominator := make([]int, n), make([]int, n)
	for v := range number {
		number[v], dominator[v] = -1, -1
	}

	// A depth-first search gives the order. The search leaves a vertex before it leaves the dominators of
	// this vertex, so these have higher numbers.
	var order []int
	seen := make([]bool, n)
	var search func(v int)
	search = func(v int) {
		seen[v] = true
		for _, i := range at[v] {
			if u := edges[i].to; !seen[u] {
				search(u)
			}
		}
		number[v] = len(order)
		order = append(order, v)
	}
	search(root)

	// Only predecessors that are reachable from the root count.
	entering := make([][]int, n)
	for _, e := range edges {
		if seen[e.from] {
			entering[e.to] = append(entering[e.to], e.from)
		}
	}

	dominator[root] = root
	for changed := true; changed; {
		changed = false
		// Process the vertices in descending order of number: then at least one predecessor of each vertex is
		// processed before it.
		for k := len(order) - 2; k >= 0; k-- {
			v := order[k]
			// best is the lowest common ancestor of the predecessors of v that are already in the tree.
			best := -1
			for _, u := range entering[v] {
				if dominator[u] < 0 {
					continue
				}
				if best < 0 {
					best = u
					continue
				}
				// While the two vertices differ, replace the one with the lower number by its dominator.
				for best != u {
					if number[best] < number[u] {
						best = dominator[best]
					} else {
						u = dominator[u]
					}
				}
			}

			if dominator[v] != best {
				dominator[v] = best
				changed = true
			}
		}
	}

	var out lines
	out.add(dominator...)
	return out.String()
}

// makeSimple returns a graph without loops and parallel edges, sparse or dense.
func makeSimple(r *rand.Rand, n int) string {
	chance := 1 + r.Intn(9)
	var edges [][2]int
	for v := 0; v < n; v++ {
		for u := 0; u < v; u++ {
			if r.Intn(10) < chance {
				edges = append(edges, [2]int{u, v})
			}
		}
	}

	var l lines
	l.add(n, len(edges))
	for _, i := range r.Perm(len(edges)) {
		l.add(edges[i][0], edges[i][1])
	}
	return l.String()
}

func readNeighbours(in *Tokens) []uint64 {
	near := make([]uint64, in.N())
	for m := in.N(); m > 0; m-- {
		u, v := in.N(), in.N()
		near[u] |= 1 << v
		near[v] |= 1 << u
	}
	return near
}

// answerIndependent returns the size of a maximum independent set.
func answerIndependent(in *Tokens) string {
	near := readNeighbours(in)

	// The function `most` returns the size of a maximum independent set among the vertices in `set`. If a
	// vertex has at most one neighbour, the function takes this vertex, because some maximum independent set
	// contains it. If there is no such vertex, the function tries both to take one vertex and not to take it.
	var most func(set uint64) int
	most = func(set uint64) int {
		best, degree := -1, -1
		for v := range near {
			if set>>v&1 == 0 {
				continue
			}
			d := bits.OnesCount64(set & near[v])
			if d <= 1 {
				return 1 + most(set&^(near[v]|1<<v))
			}
			if d > degree {
				best, degree = v, d
			}
		}
		if best < 0 {
			return 0
		}
		return max(most(set&^(1<<best)), 1+most(set&^(near[best]|1<<best)))
	}

	var out lines
	out.add(most(1<<len(near) - 1))
	return out.String()
}

func checkIndependent(in, answer, out *Tokens) {
	near := readNeighbours(in)
	want := answer.N()
	set := uint64(0)
	for k := out.Int(want, want); k > 0; k-- {
		v := out.Int(0, len(near)-1)
		out.Is(set>>v&1 == 0, "%d occurs twice", v)
		out.Is(set&near[v] == 0, "%d has a neighbour in the set", v)
		set |= 1 << v
	}
}

const fewMates = 16 // up to this many vertices, answerMates tries all sets of vertices

// makeMates returns a graph without loops and parallel edges. A large graph has a perfect matching, and up to three
// times as many other edges, which close odd cycles.
func makeMates(r *rand.Rand, n int) string {
	if n <= fewMates {
		return makeSimple(r, n)
	}
	n -= n % 2
	order := r.Perm(n)
	used := make(map[[2]int]bool)
	var l lines
	add := func(u, v int) {
		u, v = order[u], order[v]
		if u != v && !used[[2]int{u, v}] && !used[[2]int{v, u}] {
			used[[2]int{u, v}] = true
			l.add(u, v)
		}
	}
	for v := 0; v < n; v += 2 {
		add(v, v+1)
		add(v, (v+2)%n)
		add(v+1, (v+2)%n)
		add(v, r.Intn(n))
	}

	var all lines
	all.add(n, len(used))
	return all.String() + l.String()
}

// answerMates returns the number of edges of a maximum matching.
func answerMates(in *Tokens) string {
	var out lines
	n, m := in.N(), in.N()
	if n > fewMates {
		out.add(n / 2)
		return out.String()
	}
	near := make([]uint64, n)
	for _, e := range readEdges(in, m, withoutCosts) {
		near[e.from] |= 1 << e.to
		near[e.to] |= 1 << e.from
	}

	// most[set] is the size of a maximum matching of the vertices in set. The first vertex of the set either
	// is unmatched or is matched with one of its neighbours.
	most := make([]int, 1<<n)
	for set := uint64(1); set < 1<<n; set++ {
		v := bits.TrailingZeros64(set)
		rest := set &^ (1 << v)
		most[set] = most[rest]
		for mates := rest & near[v]; mates != 0; mates &= mates - 1 {
			most[set] = max(most[set], 1+most[rest&^(mates&-mates)])
		}
	}
	out.add(most[1<<n-1])
	return out.String()
}

func checkMates(in, answer, out *Tokens) {
	n, m := in.N(), in.N()
	isEdge := make(map[[2]int]bool)
	for _, e := range readEdges(in, m, withoutCosts) {
		isEdge[[2]int{e.from, e.to}] = true
		isEdge[[2]int{e.to, e.from}] = true
	}
	want := answer.N()
	used := make([]bool, n)
	for k := out.Int(want, want); k > 0; k-- {
		u, v := out.Int(0, n-1), out.Int(0, n-1)
		out.Is(isEdge[[2]int{u, v}], "no edge %d %d", u, v)
		out.Is(!used[u] && !used[v], "%d or %d occurs twice", u, v)
		used[u], used[v] = true, true
	}
}

const fewTargets = 100 // up to this many vertices, answerDirected computes the answer by contracting cycles

// vertexPrice returns the cost of the cheapest edge to vertex v in a large graph.
func vertexPrice(v int) int { return v * 1_000_003 % 900_000_000 }

// makeDirected returns a graph in which the root reaches every vertex. In a large graph, the cheapest edges to all
// vertices form a tree.
func makeDirected(r *rand.Rand, n int) string {
	order := r.Perm(n) // the root comes first; each other vertex gets an edge from an earlier vertex
	m := n - 1 + r.Intn(2*n+1)
	if n > fewTargets {
		m = n
	}
	most := []int{3, 1e9}[r.Intn(2)]

	var l lines
	l.add(n, m, order[0])
	for i := 1; i <= m; i++ {
		from, to := r.Intn(n), r.Intn(n)
		if i < n {
			from, to = r.Intn(i), i
		}
		u, v := order[from], order[to]
		cost := r.Intn(most + 1)
		if n > fewTargets {
			cost = vertexPrice(v)
			if i >= n {
				cost += 1 + r.Intn(1_000_000)
			}
		}
		l.add(u, v, cost)
	}
	return l.String()
}

// answerDirected returns the cost of a cheapest tree from the root: in each round it contracts all cycles of cheapest
// edges. Time: O(n m).
func answerDirected(in *Tokens) string {
	n, m, root := in.N(), in.N(), in.N()
	edges := readEdges(in, m, withCosts)
	var out lines
	if n > fewTargets {
		sum := 0
		for v := range n {
			if v != root {
				sum += vertexPrice(v)
			}
		}
		out.add(sum)
		return out.String()
	}

	sum := 0
	for {
		cheapest := make([]int, n) // cheapest[v] is the cheapest edge to vertex v
		for v := range cheapest {
			cheapest[v] = -1
		}
		for i, e := range edges {
			if e.from != e.to && e.to != root && (cheapest[e.to] < 0 || e.cost < edges[cheapest[e.to]].cost) {
				cheapest[e.to] = i
			}
		}

		// Renumber the vertices. All vertices of a cycle get the same number.
		number, seen := make([]int, n), make([]int, n)
		for v := range number {
			number[v], seen[v] = -1, -1
		}
		count := 0
		for v := range n {
			at := v
			for at != root && seen[at] < 0 {
				seen[at] = v
				at = edges[cheapest[at]].from
			}
			if at == root || seen[at] != v || number[at] >= 0 {
				continue
			}
			for number[at] < 0 {
				number[at] = count
				at = edges[cheapest[at]].from
			}
			count++
		}
		hasCycle := count > 0
		price := make([]int, n)
		for v := range number {
			if v != root {
				price[v] = edges[cheapest[v]].cost
				sum += price[v]
			}
			if number[v] < 0 {
				number[v] = count
				count++
			}
		}
		if !hasCycle {
			out.add(sum)
			return out.String()
		}

		// sum already contains the cost of the cheapest edge to each vertex. Using another edge to the vertex
		// costs only the difference of the two costs, so store this difference. The root needs no entering
		// edge.
		for i, e := range edges {
			edges[i] = edge{from: number[e.from], to: number[e.to], cost: e.cost - price[e.to]}
		}
		root, n = number[root], count
	}
}

func checkDirected(in, answer, out *Tokens) {
	n, m, root := in.N(), in.N(), in.N()
	cost := make(map[[2]int]int)
	for _, e := range readEdges(in, m, withCosts) {
		key := [2]int{e.from, e.to}
		if c, ok := cost[key]; !ok || e.cost < c {
			cost[key] = e.cost
		}
	}

	want := answer.N()
	out.Int(want, want)
	parent := make([]int, n)
	sum := 0
	for v := range parent {
		parent[v] = out.Int(0, n-1)
		if v == root {
			out.Is(parent[v] == v, "the root %d has the parent %d", v, parent[v])
			continue
		}
		c, ok := cost[[2]int{parent[v], v}]
		out.Is(ok, "no edge %d %d", parent[v], v)
		sum += c
	}
	out.Is(sum == want, "the edges cost %d", sum)

	// From each vertex, follow the parents to the first vertex whose path to the root has already been
	// checked.
	done := make([]bool, n)
	done[root] = true
	for v := range parent {
		var path []int
		for at := v; !done[at]; at = parent[at] {
			path = append(path, at)
			out.Is(len(path) <= n, "the parents of %d do not lead to the root", v)
		}
		for _, at := range path {
			done[at] = true
		}
	}
}
