package search

// Cover solves set cover: it chooses at most `most` sets that together contain all elements 0..n-1, and
// returns their indices. accept must return true for these indices. Cover returns nil if there is no such
// choice, or if n is 0. It tries only choices in which every set contains an element that no set chosen
// earlier contains. accept must not change its argument.
//
// Idea: depth-first search. Each step picks the uncovered element that is in the fewest sets. One of these
// sets must be chosen, so the search tries them all. It begins with the set that has the most uncovered
// elements. Count the uncovered elements in each set. If only k more sets may be chosen and the k largest
// counts add up to less than the number of all uncovered elements, the branch is pruned.
// Cost: exponential; set cover is NP-hard. Each step takes time proportional to the total size of the sets.
// Tested: on random families, against all choices of sets. Source: folklore branch and bound; Knuth 2000
// chooses the element in the same way.
func Cover(n int, sets [][]int32, most int, accept func(chosen []int) bool) []int {
	c := &covering{sets: sets, with: make([][]int, n), times: make([]int, n), left: n, accept: accept}
	for i, set := range sets {
		for _, e := range set {
			c.with[e] = append(c.with[e], i)
		}
	}

	elements := make([]int, n)
	for e := range elements {
		elements[e] = e
	}
	c.rarest = byKey(elements, len(sets), func(e int) int { return len(c.with[e]) })
	if c.complete(most) {
		return c.chosen
	}
	return nil
}

// A covering is the state of a search for a cover.
type covering struct {
	sets   [][]int32
	with   [][]int // the sets that contain an element
	rarest []int   // the elements, sorted by the number of sets that contain them
	times  []int   // times[e] is the number of chosen sets that contain element e
	left   int     // the number of elements that no chosen set contains
	chosen []int
	accept func(chosen []int) bool
}

// complete tries to complete the cover with at most `most` more sets.
func (c *covering) complete(most int) bool {
	if c.left == 0 {
		return c.accept(c.chosen)
	}
	gains := c.gains()
	if !c.enough(gains, most) {
		return false
	}

	// One of the sets that contain the rarest uncovered element must be chosen.
	element := 0
	for c.times[c.rarest[element]] > 0 {
		element++
	}

	// Try the sets that contain this element. Sort them by leastLoss, so that the set with the most uncovered
	// elements comes first.
	leastLoss := func(i int) int { return len(c.times) - gains[i] }
	for _, option := range byKey(c.with[c.rarest[element]], len(c.times), leastLoss) {
		c.choose(option)
		if c.complete(most - 1) {
			return true
		}
		c.undo(option)
	}
	return false
}

// byKey returns the items sorted by their keys, which must be numbers from 0 to most. Items with equal keys
// keep their order.
func byKey(items []int, most int, key func(item int) int) []int {
	buckets := make([][]int, most+1)
	for _, item := range items {
		k := key(item)
		buckets[k] = append(buckets[k], item)
	}

	var sorted []int
	for _, bucket := range buckets {
		sorted = append(sorted, bucket...)
	}
	return sorted
}

// gains returns for each set the number of its elements that are not yet covered.
func (c *covering) gains() []int {
	gains := make([]int, len(c.sets))
	for i, set := range c.sets {
		for _, e := range set {
			if c.times[e] == 0 {
				gains[i]++
			}
		}
	}
	return gains
}

// enough reports whether `most` more sets may be enough: whether the sum of the `most` largest gains is at
// least the number of uncovered elements.
func (c *covering) enough(gains []int, most int) bool {
	count := make([]int, len(c.times)+1)
	for _, gain := range gains {
		count[gain]++
	}

	// reach is the sum of the `most` largest gains: `most` sets cannot cover more elements than that.
	reach := 0
	for gain := len(count) - 1; gain > 0 && most > 0; gain-- {
		used := count[gain]
		if used > most {
			used = most
		}
		reach += used * gain
		most -= used
	}
	return reach >= c.left
}

// choose adds set i to the chosen sets.
func (c *covering) choose(i int) {
	c.chosen = append(c.chosen, i)
	for _, e := range c.sets[i] {
		if c.times[e] == 0 {
			c.left--
		}
		c.times[e]++
	}
}

// undo removes set i, which must be the one chosen last.
func (c *covering) undo(i int) {
	c.chosen = c.chosen[:len(c.chosen)-1]
	for _, e := range c.sets[i] {
		c.times[e]--
		if c.times[e] == 0 {
			c.left++
		}
	}
}
