package search

// Orbit follows a way on which every state has one successor. It returns the states in their order, the start first,
// until next says that there is no successor; then back is -1. If a state comes again, the way goes round for ever:
// the successor of the last state returned is states[back].
//
// What: every state is kept with the number of steps that led to it.
// Cost: one call of next and one map entry a state.
// Why: Floyd's and Brent's methods keep two states only, but go round several times and do not give the way.
// Tested: on every function of up to five states, against following it step by step.
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
