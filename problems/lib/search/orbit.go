package search

// Orbit follows a path on which every state has at most one successor. It returns the states in order, the
// start first. If next reports that a state has no successor, the path ends there and back is -1. If a state
// occurs a second time, the path has a cycle, and back is the index of the cycle's first state.
//
// Idea: a map stores for each state the number of steps to it.
// Cost: one call of next and one map entry for each state.
// Why not Floyd's or Brent's cycle detection: they store only two states, but they compute the states of the
// cycle several times and do not return the path.
// Tested: on every function of up to five states, against following it step by step. Source: folklore; Knuth
// 1997, volume 2, exercise 3.1-6.
func Orbit[S comparable](start S, next func(s S) (S, bool)) (states []S, back int) {
	number := make(map[S]int)
	for s, more := start, true; more; s, more = next(s) {
		if n, known := number[s]; known {
			return states, n
		}
		number[s] = len(states)
		states = append(states, s)
	}
	return states, -1
}
