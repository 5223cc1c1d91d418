package text

// A SuffixAutomaton accepts exactly the substrings of a text. State v stands for substrings with the same end
// positions: the longest has Length[v] bytes, the shortest Length[Link[v]]+1. State 0 is the empty string.
// The number of distinct substrings is the sum of Length[v]-Length[Link[v]] over all v > 0.
//
// Use: a := NewSuffixAutomaton('a', 26); a.Extend(c) for each byte c of the text; then follow a.Next[v][c-'a'],
// which is -1 if the string is not a substring.
// Cost: O(letters) time and memory for each byte; at most 2n states.
// Tested: against all substrings of all short strings over two letters. Source: Blumer et al. 1985.
type SuffixAutomaton struct {
	Next   [][]int // Next[v][c]: the state after byte first+c, or -1 if there is none
	Link   []int   // the state of the longest suffix of v's strings that also ends at other positions; -1 for v = 0
	Length []int
	Last   int // the state of the whole text

	first   byte
	letters int
}

// NewSuffixAutomaton returns the automaton of the empty text over the bytes first to first+letters-1.
func NewSuffixAutomaton(first byte, letters int) *SuffixAutomaton {
	a := &SuffixAutomaton{first: first, letters: letters}
	next := make([]int, letters)
	for c := range next {
		next[c] = -1
	}
	a.state(next, -1, 0)
	return a
}

func (a *SuffixAutomaton) state(next []int, link, length int) int {
	a.Next = append(a.Next, append([]int(nil), next...))
	a.Link = append(a.Link, link)
	a.Length = append(a.Length, length)
	return len(a.Next) - 1
}

// Extend appends a byte to the text.
func (a *SuffixAutomaton) Extend(letter byte) {
	c := int(letter - a.first)
	none := make([]int, a.letters)
	for i := range none {
		none[i] = -1
	}
	v := a.Last
	a.Last = a.state(none, 0, a.Length[v]+1)

	// Go through the suffixes of the old text, the longest first, up to one with a transition for c. The
	// suffixes before it get a transition to the new state.
	for v >= 0 && a.Next[v][c] < 0 {
		a.Next[v][c] = a.Last
		v = a.Link[v]
	}
	if v < 0 {
		return
	}

	// The longest suffix with a transition for c leads to the state `old`. If `old` also stands for longer
	// strings, which are not suffixes of the text, split it.
	old := a.Next[v][c]
	if a.Length[old] == a.Length[v]+1 {
		a.Link[a.Last] = old
		return
	}
	copied := a.state(a.Next[old], a.Link[old], a.Length[v]+1)
	for v >= 0 && a.Next[v][c] == old {
		a.Next[v][c] = copied
		v = a.Link[v]
	}
	a.Link[old] = copied
	a.Link[a.Last] = copied
}
