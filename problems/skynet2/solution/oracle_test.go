package main

// The exact value of every position of one game, by dynamic programming over (gateway links left of every node) and
// the agent's node. It shares no code with the player and uses none of his theorems.

// An oracle knows, for every way in which links can be left and every node of the agent, whether the player, who is
// to move, can win.
type oracle struct {
	next  [][]int
	base  []int // place value of a node's links in a state
	full  []int // links at the start
	count int   // states
	wins  []bool
}

func newOracle(next [][]int, full []int) *oracle {
	o := &oracle{next: next, full: append([]int(nil), full...), base: make([]int, len(full)), count: 1}
	for v, k := range full {
		o.base[v] = o.count
		o.count *= k + 1
	}
	o.wins = make([]bool, o.count*len(next))
	for state := 0; state < o.count; state++ { // a cut leads to a smaller state
		for a := range next {
			o.wins[state*len(next)+a] = o.judge(state, a)
		}
	}
	return o
}

func (o *oracle) links(state, v int) int { return state / o.base[v] % (o.full[v] + 1) }

// judge says whether the player wins if he moves at state with the agent on a.
func (o *oracle) judge(state, a int) bool {
	if state == 0 {
		return true
	}
	for v := range o.next {
		if o.links(state, v) > 0 && o.safe(state-o.base[v], a) {
			return true
		}
	}
	return false
}

// safe says whether the player wins if the agent moves at state from a.
func (o *oracle) safe(state, a int) bool {
	if o.links(state, a) > 0 {
		return false
	}
	for _, b := range o.next[a] {
		if !o.wins[state*len(o.next)+b] {
			return false
		}
	}
	return true
}
