package graph

// A Literal is a variable or its negation: 2v stands for "v is true", 2v+1 for "v is false".
type Literal int

// True returns the literal "v is true" for TwoSat.
func True(v int) Literal { return Literal(2 * v) }

// Not returns the negation of l for TwoSat.
func Not(l Literal) Literal { return l ^ 1 }

// TwoSat solves 2-SAT: it returns values of n variables such that at least one literal of each pair is true; ok
// is false if there are none.
//
// Idea: if one literal of a pair is false, the other must be true. So each pair gives two edges of an
// implication graph, which lead from the negation of one literal to the other literal. A solution exists
// unless a literal and its negation are in one strongly connected component (Aspvall, Plass and Tarjan,
// 1979).
// Cost: that of SCC on 2n vertices and two edges for each pair; 4 bytes times 14n + 2 pairs.
// Tested: against all assignments of values, on random clauses with up to 5 variables. Source: Aspvall, Plass and
// Tarjan 1979.
func TwoSat(n int, pairs [][2]Literal) (values []bool, ok bool) {
	// The implication graph, as components wants it: start[l] is first the end of the edges of l.
	start, to := make([]int32, 2*n+1), make([]int32, 2*len(pairs))
	for _, p := range pairs {
		start[Not(p[0])]++
		start[Not(p[1])]++
	}
	for l := 1; l <= 2*n; l++ {
		start[l] += start[l-1]
	}
	for i := len(pairs) - 1; i >= 0; i-- {
		p := pairs[i]
		for k := 1; k >= 0; k-- {
			from := Not(p[k])
			start[from]--
			to[start[from]] = int32(p[1-k])
		}
	}
	component, _ := components(start, to)

	values = make([]bool, n)
	for v := range values {
		yes, no := component[True(v)], component[Not(True(v))]
		if yes == no {
			return nil, false
		}

		// No edge leads to a component with a higher number. So the literal in the component with the lower
		// number does not imply its negation and can be true.
		values[v] = yes < no
	}
	return values, true
}
