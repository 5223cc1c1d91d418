package text

// An AhoCorasick automaton finds all occurrences of a set of words in one pass over a text. It is also a trie:
// its vertices are the prefixes of the words, numbered in the order of insertion; vertex 0 is the empty prefix.
//
// The alphabet is the bytes from first to first+letters-1, for example 'a' and 26; other bytes are not allowed.
//
// Use: a := NewAhoCorasick('a', 26); a.Add(word) for each word; a.Build(); start with v = 0, and set v =
// a.Next[v][c-'a'] for each byte c of the text. The words that end at this byte are those whose vertices (the
// results of Add) are among v, Link[v], Link[Link[v]], ..., 0.
// Cost: O(letters) time and memory for each vertex, O(1) for each byte of a text.
// Why not maps: a table of all letters for each vertex needs more memory than a map, but it is much faster.
// Tested: against the longest prefix that ends at each byte, for random words over two letters. Source: Aho and
// Corasick 1975.
type AhoCorasick struct {
	Next   [][]int // Next[v][c]: the vertex after byte first+c; before Build, -1 if no word continues with it
	Parent []int   // the vertex of the prefix without its last byte, -1 for the root
	Link   []int   // after Build: the vertex of the longest other prefix that is a suffix of v's prefix; 0 for v = 0
	Order  []int   // after Build: the vertices, shortest prefixes first, so that Link[v] comes before v

	first   byte
	letters int
}

// NewAhoCorasick returns an automaton without words.
func NewAhoCorasick(first byte, letters int) *AhoCorasick {
	a := &AhoCorasick{first: first, letters: letters}
	a.grow(-1)
	return a
}

func (a *AhoCorasick) grow(parent int) int {
	next := make([]int, a.letters)
	for c := range next {
		next[c] = -1
	}
	a.Next = append(a.Next, next)
	a.Parent = append(a.Parent, parent)
	return len(a.Next) - 1
}

// Add adds a word and returns the vertex at which it ends.
func (a *AhoCorasick) Add(word string) int {
	v := 0
	for i := range []byte(word) {
		c := word[i] - a.first
		if a.Next[v][c] < 0 {
			a.Next[v][c] = a.grow(v)
		}
		v = a.Next[v][c]
	}
	return v
}

// Build computes the links and completes Next. No word can be added afterwards.
func (a *AhoCorasick) Build() {
	a.Link = make([]int, len(a.Next))
	a.Order = []int{0}
	for i := 0; i < len(a.Order); i++ {
		v := a.Order[i]
		for c, u := range a.Next[v] {
			fallback := 0 // the vertex after Link[v] and letter c, or 0 if v is the root
			if v > 0 {
				fallback = a.Next[a.Link[v]][c]
			}

			if u < 0 {
				a.Next[v][c] = fallback
				continue
			}
			a.Link[u] = fallback
			a.Order = append(a.Order, u)
		}
	}
}
