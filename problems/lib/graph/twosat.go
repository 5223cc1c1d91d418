package graph

// A Literal says of variable v that it is true (2v) or false (2v+1).
type Literal int

// True says that variable v is true.
func True(v int) Literal { return Literal(2 * v) }

// Not says the opposite of l.
func Not(l Literal) Literal { return l ^ 1 }

// TwoSat returns values for n variables so that each pair has a literal that holds; false if there are none.
//
// What: if one literal of a pair does not hold, the other must: two edges between literals. There are values unless a
// literal and its opposite lead to each other (Aspvall, Plass and Tarjan, 1979).
// Cost: that of SCC on 2n vertices and two edges a pair.
// Why: it knows nothing of the puzzle whose conditions it takes, and is tested without it.
// Tested: against all values, on random pairs of up to 5 variables.
func TwoSat(n int, pairs [][2]Literal) (values []bool, ok bool) {
	var edges []Edge
	for _, p := range pairs {
		edges = append(edges, Edge{From: int(Not(p[0])), To: int(p[1])}, Edge{From: int(Not(p[1])), To: int(p[0])})
	}
	component, _ := SCC(Leaving(2*n, edges))

	values = make([]bool, n)
	for v := range values {
		yes, no := component[True(v)], component[Not(True(v))]
		if yes == no {
			return nil, false
		}
		values[v] = yes < no // what leads to its own opposite has the higher number, and must not hold
	}
	return values, true
}
