package text

// An Eertree has a vertex for each different palindrome of a text. Vertex 0 is an auxiliary root of length
// -1, vertex 1 is the empty palindrome; the others follow in the order of their first end.
// Other names: palindromic tree, distinct palindromic substrings.
//
// The tables hold for each vertex v: Length[v]; Parent[v], the palindrome without its first and last letter
// (0 for single letters); Link[v], its longest proper suffix that is a palindrome. Last[i] is the longest
// palindrome that ends at position i.
//
// Use: t := NewEertree(s); there are len(t.Length)-2 different palindromes. Count() tells how often each one
// occurs.
// Cost: O(n log letters) time, O(n) memory.
// Tested: against all substrings, for all short texts. Source: Rubinchik and Shur 2015.
type Eertree struct {
	Length, Parent, Link, Last []int32

	// The children of a vertex form a list: first[v], next[first[v]], and so on; letter[v] is the letter
	// added to Parent[v].
	first, next []int32
	letter      []byte
}

// NewEertree builds the tree of a text.
func NewEertree(s string) *Eertree {
	t := &Eertree{}
	t.add(-1, 0, 0, 0)
	t.add(0, 0, 0, 0)
	at := int32(1)
	for i := range []byte(s) {
		at = t.extendable(s, i, at)
		child := t.child(at, s[i])
		if child < 0 {
			link := int32(1) // of a single letter
			if t.Length[at] >= 0 {
				link = t.child(t.extendable(s, i, t.Link[at]), s[i])
			}
			child = t.add(t.Length[at]+2, at, link, s[i])
			t.next[child] = t.first[at]
			t.first[at] = child
		}
		at = child
		t.Last = append(t.Last, at)
	}
	return t
}

// add adds a vertex, and returns its number.
func (t *Eertree) add(length, parent, link int32, letter byte) int32 {
	t.Length, t.Parent, t.Link = append(t.Length, length), append(t.Parent, parent), append(t.Link, link)
	t.first, t.next, t.letter = append(t.first, -1), append(t.next, -1), append(t.letter, letter)
	return int32(len(t.Length) - 1)
}

// extendable returns the longest suffix palindrome of v that has the letter s[i] before it, if it ends before
// position i.
func (t *Eertree) extendable(s string, i int, v int32) int32 {
	for {
		if before := i - 1 - int(t.Length[v]); before >= 0 && s[before] == s[i] {
			return v
		}
		v = t.Link[v]
	}
}

// child returns the palindrome c+v+c, or -1.
func (t *Eertree) child(v int32, c byte) int32 {
	child := t.first[v]
	for child >= 0 && t.letter[child] != c {
		child = t.next[child]
	}
	return child
}

// Count returns how often each palindrome occurs in the text; the first two elements mean nothing.
func (t *Eertree) Count() []int {
	count := make([]int, len(t.Length))
	for _, v := range t.Last {
		count[v]++
	}
	for v := len(count) - 1; v > 1; v-- {
		count[t.Link[v]] += count[v]
	}
	return count
}
