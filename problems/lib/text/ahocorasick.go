package text

// An AhoCorasick automaton finds all occurrences of a set of words in one pass over a text. It is also a trie:
// its vertices are the prefixes of the words, numbered in the order of insertion; vertex 0 is the empty prefix.
//
// The alphabet is the bytes from first to first+letters-1, for example 'a' and 26; other bytes are not allowed.
//
// Use: a := NewAhoCorasick('a', 26); a.Add(word) for each word; a.Build(); start with v = 0, and set v =
// a.Next(v, c) for each byte c of the text. The words that end at this byte are those whose vertices (the
// results of Add) are among v, Link[v], Link[Link[v]], ..., 0.
// Cost: O(letters) time and 4*letters + 12 bytes for each vertex, 116 for 26 letters; O(1) for each byte of a text.
// (Go's garbage collector adds some bytes while Parent grows.) There may be up to 2^31 - 1 vertices.
// Why not maps: a table of all letters for each vertex needs more memory than a map, but it is much faster.
// Tested: against the longest prefix that ends at each byte, for random words over two letters. Source: Aho and
// Corasick 1975.
type AhoCorasick struct {
	Parent []int32 // the vertex of the prefix without its last byte, -1 for the root
	Link   []int32 // after Build: the vertex of the longest other prefix that is a suffix of v's prefix; 0 for v = 0
	Order  []int32 // after Build: the vertices, shortest prefixes first, so that Link[v] comes before v

	first byte
	next  letterTable // before Build, 0 stands for no vertex
}

// NewAhoCorasick returns an automaton without words.
func NewAhoCorasick(first byte, letters int) *AhoCorasick {
	a := &AhoCorasick{first: first, next: letterTable{letters: letters}}
	a.grow(-1)
	return a
}

// grow adds a vertex below parent, and returns its number.
func (a *AhoCorasick) grow(parent int32) int32 {
	a.Parent = append(roomy(a.Parent), parent)
	return a.next.add()
}

// Add adds a word and returns the vertex at which it ends. The empty word ends at vertex 0.
func (a *AhoCorasick) Add(word string) int32 {
	v := int32(0)
	for i := range []byte(word) {
		c := word[i] - a.first
		u := *a.next.at(v, int(c))
		if u == 0 {
			u = a.grow(v)
			*a.next.at(v, int(c)) = u
		}
		v = u
	}
	return v
}

// Next returns the vertex after v and one more byte of the text. Call Build first: before, 0 may also mean that no
// word continues in this way.
func (a *AhoCorasick) Next(v int32, letter byte) int32 { return *a.next.at(v, int(letter-a.first)) }

// Build computes the links and completes the table of Next. No word can be added afterwards.
func (a *AhoCorasick) Build() {
	n := len(a.Parent)
	a.Link = make([]int32, n)
	a.Order = make([]int32, 1, n) // vertex 0 comes first
	for i := 0; i < len(a.Order); i++ {
		v := a.Order[i]
		row := a.next.row(v)
		fallback := a.next.row(a.Link[v]) // the vertices after Link[v]
		for c, u := range row {
			// The letters after the root have the link 0, which is what make wrote.
			if u > 0 {
				a.Order = append(a.Order, u)
			}
			if v == 0 {
				continue
			}
			if u == 0 {
				row[c] = fallback[c]
			} else {
				a.Link[u] = fallback[c]
			}
		}
	}
}
