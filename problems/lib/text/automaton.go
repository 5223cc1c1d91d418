package text

// A SuffixAutomaton accepts exactly the substrings of a text. State v stands for substrings with the same end
// positions: the longest has Length[v] bytes, the shortest Length[Link[v]]+1. State 0 is the empty string.
// The number of distinct substrings is the sum of Length[v]-Length[Link[v]] over all v > 0.
//
// Use: a := NewSuffixAutomaton('a', 26); a.Extend(c) for each byte c of the text; then v = a.Next(v, c) for each byte
// of a string, from v = 0 on, until v is -1: then the string is not a substring.
// Cost: O(letters) time and 4*letters + 12 bytes for each state, 116 for 26 letters; at most 2n states. (Go's garbage
// collector adds some bytes while Link and Length grow.) The text may be empty and has less than 2^30 bytes.
// Tested: against all substrings of all short strings over two letters, and of longer random ones. Source: Blumer et
// al. 1985.
type SuffixAutomaton struct {
	Link   []int32 // the state of the longest suffix of v's strings that also ends at other positions; -1 for v = 0
	Length []int
	Last   int32 // the state of the whole text

	first byte
	next  letterTable // 0 stands for no state, because no byte leads to state 0
}

// NewSuffixAutomaton returns the automaton of the empty text over the bytes first to first+letters-1.
func NewSuffixAutomaton(first byte, letters int) *SuffixAutomaton {
	a := &SuffixAutomaton{first: first, next: letterTable{letters: letters}}
	a.state(-1, 0)
	return a
}

// Next returns the state after v and one more byte, or -1 if there is none.
func (a *SuffixAutomaton) Next(v int32, letter byte) int32 {
	if u := *a.next.at(v, int(letter-a.first)); u > 0 {
		return u
	}
	return -1
}

// state adds a state, and returns its number.
func (a *SuffixAutomaton) state(link int32, length int) int32 {
	a.Link = append(roomy(a.Link), link)
	a.Length = append(roomy(a.Length), length)
	return a.next.add()
}

// Extend appends a byte to the text.
func (a *SuffixAutomaton) Extend(letter byte) {
	c := int(letter - a.first)
	v := a.Last
	last := a.state(0, a.Length[v]+1)
	a.Last = last

	// Go through the suffixes of the old text, the longest first, up to one with a transition for c. The
	// suffixes before it get a transition to the new state.
	old := int32(0)
	for v >= 0 {
		next := a.next.at(v, c)
		if *next > 0 {
			old = *next
			break
		}
		*next = last
		v = a.Link[v]
	}
	if v < 0 {
		return
	}

	// The longest suffix with a transition for c leads to the state `old`. If `old` also stands for longer
	// strings, which are not suffixes of the text, split it.
	if a.Length[old] == a.Length[v]+1 {
		a.Link[last] = old
		return
	}
	copied := a.state(a.Link[old], a.Length[v]+1)
	copy(a.next.row(copied), a.next.row(old))
	for v >= 0 {
		next := a.next.at(v, c)
		if *next != old {
			break
		}
		*next = copied
		v = a.Link[v]
	}
	a.Link[old] = copied
	a.Link[last] = copied
}
