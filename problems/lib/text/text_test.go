package text

import (
	"fmt"
	"math/rand"
	"reflect"
	"sort"
	"strings"
	"testing"
)

// words lists all strings of up to n letters of an alphabet.
func words(alphabet string, n int) []string {
	list := []string{""}
	for first := 0; len(list[first]) < n; first++ {
		for i := range alphabet {
			list = append(list, list[first]+alphabet[i:i+1])
		}
	}
	return list
}

// common returns the length of the longest common prefix of a and b.
func common(a, b string) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

func TestPrefix(t *testing.T) {
	for _, s := range words("ab", 10) {
		for i, got := range Prefix(s) {
			want := i
			for s[:want] != s[i+1-want:i+1] {
				want--
			}
			if got != want {
				t.Fatalf("%q: the border of the first %d letters has length %d, want %d", s, i+1, got, want)
			}
		}
	}
}

func TestFind(t *testing.T) {
	for _, s := range words("ab", 8) {
		for _, word := range words("ab", 4) {
			var want []int
			for i := 0; i+len(word) <= len(s); i++ {
				if s[i:i+len(word)] == word {
					want = append(want, i)
				}
			}
			if got := Find(s, word); !reflect.DeepEqual(got, want) {
				t.Fatalf("Find(%q, %q) = %v, want %v", s, word, got, want)
			}
		}
	}
}

func TestZ(t *testing.T) {
	for _, s := range words("ab", 10) {
		for i, got := range Z(s) {
			if want := common(s, s[i:]); got != want {
				t.Fatalf("%q: Z[%d] = %d, want %d", s, i, got, want)
			}
		}
	}
}

func TestPalindromes(t *testing.T) {
	for _, s := range words("ab", 11) {
		lengths := Palindromes(s)
		if len(s) > 0 && len(lengths) != 2*len(s)-1 {
			t.Fatalf("%q: results for %d centres, want %d", s, len(lengths), 2*len(s)-1)
		}
		for c, got := range lengths {
			l, r := (c+1)/2, c/2+1 // s[l:r] is byte c/2 if c is even, and empty if c is odd
			for l > 0 && r < len(s) && s[l-1] == s[r] {
				l--
				r++
			}
			if got != r-l {
				t.Fatalf("%q: the palindrome around centre %d has length %d, want %d", s, c, got, r-l)
			}
		}
	}
}

func TestMinRotation(t *testing.T) {
	for _, s := range words("abc", 8) {
		want := 0
		for i := range s {
			if s[i:]+s[:i] < s[want:]+s[:want] {
				want = i
			}
		}
		if got := MinRotation(s); got != want {
			t.Fatalf("%q: smallest rotation at %d, want %d", s, got, want)
		}
	}
}

// The oracle does a breadth-first search on all strings of up to six letters. Each step changes, inserts or deletes
// one letter.
func TestEditDistance(t *testing.T) {
	all := words("ab", 5)
	for _, a := range words("ab", 4) {
		distance := map[string]int{a: 0}
		for queue := []string{a}; len(queue) > 0; queue = queue[1:] {
			s := queue[0]
			var near []string
			for i := 0; i <= len(s); i++ {
				for _, c := range []string{"a", "b"} {
					near = append(near, s[:i]+c+s[i:])
					if i < len(s) {
						near = append(near, s[:i]+c+s[i+1:])
					}
				}
				if i < len(s) {
					near = append(near, s[:i]+s[i+1:])
				}
			}
			for _, next := range near {
				if _, known := distance[next]; !known && len(next) <= 6 {
					distance[next] = distance[s] + 1
					queue = append(queue, next)
				}
			}
		}
		for _, b := range all {
			if got := EditDistance(a, b); got != distance[b] {
				t.Fatalf("EditDistance(%q, %q) = %d, want %d", a, b, got, distance[b])
			}
		}
	}
}

func isSubsequence(sub, s string) bool {
	for i := range []byte(s) {
		if sub != "" && sub[0] == s[i] {
			sub = sub[1:]
		}
	}
	return sub == ""
}

func TestLCS(t *testing.T) {
	candidates := words("abc", 5)
	short := words("abc", 4)
	random := rand.New(rand.NewSource(1))
	for round := 0; round < 800; round++ {
		a, b := candidates[random.Intn(len(candidates))], short[random.Intn(len(short))]
		longest := 0
		for _, sub := range short {
			if len(sub) > longest && isSubsequence(sub, a) && isSubsequence(sub, b) {
				longest = len(sub)
			}
		}
		got := LCS(a, b)
		if len(got) != longest || !isSubsequence(got, a) || !isSubsequence(got, b) {
			t.Fatalf("LCS(%q, %q) = %q, want %d letters", a, b, got, longest)
		}
	}
}

// The test adds random words that consist of the letters a and b. It compares the vertices with a list of all prefixes
// of these words.
func TestAhoCorasick(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	texts := words("ab", 7)
	for round := 0; round < 300; round++ {
		a := NewAhoCorasick('a', 2)
		prefixes := []string{""}
		end := make(map[string]int32)
		for n := random.Intn(6); n >= 0; n-- {
			word := texts[1+random.Intn(40)]
			end[word] = a.Add(word)
			for i := 1; i <= len(word); i++ {
				known := false
				for _, p := range prefixes {
					known = known || p == word[:i]
				}
				if !known {
					prefixes = append(prefixes, word[:i])
				}
			}
		}
		for word, v := range end {
			if prefixes[v] != word {
				t.Fatalf("%q ends at vertex %d, which is %q", word, v, prefixes[v])
			}
		}
		a.Build()
		if len(a.Order) != len(prefixes) {
			t.Fatalf("%d vertices for the prefixes %q", len(a.Order), prefixes)
		}
		for v, p := range prefixes {
			if v > 0 && (prefixes[a.Parent[v]] != p[:len(p)-1] || prefixes[a.Link[v]] != longestSuffix(p[1:], prefixes)) {
				t.Fatalf("%q: parent %q, link %q", p, prefixes[a.Parent[v]], prefixes[a.Link[v]])
			}
		}
		s := texts[random.Intn(len(texts))]
		v := int32(0)
		for i := range []byte(s) {
			v = a.Next(v, s[i])
			if want := longestSuffix(s[:i+1], prefixes); prefixes[v] != want {
				t.Fatalf("after %q the automaton is at %q, want %q", s[:i+1], prefixes[v], want)
			}
		}
	}
}

// longestSuffix returns the longest suffix of s that is on the list.
func longestSuffix(s string, list []string) string {
	for ; s != ""; s = s[1:] {
		for _, p := range list {
			if p == s {
				return s
			}
		}
	}
	return ""
}

// longTexts returns random texts with one to five different letters, each of these texts twice in a row, and a
// Fibonacci word. SuffixArray calls itself recursively several times for these texts.
func longTexts() []string {
	random := rand.New(rand.NewSource(7))
	var list []string
	for round := 0; round < 200; round++ {
		text := make([]byte, 1+random.Intn(300))
		for i := range text {
			text[i] = byte('a' + random.Intn(1+round%5))
		}
		list = append(list, string(text), string(text)+string(text))
	}

	a, b := "a", "ab"
	for len(b) < 1000 {
		a, b = b, b+a
	}
	return append(list, b)
}

func TestSuffixArray(t *testing.T) {
	list := append(words("ab", 10), "banana", strings.Repeat("ab", 50), strings.Repeat("z\x00\xff", 40), strings.Repeat("a", 100))
	list = append(list, longTexts()...)
	for _, s := range list {
		want := make([]int, len(s))
		for i := range want {
			want[i] = i
		}
		sort.Slice(want, func(i, j int) bool { return s[want[i]:] < s[want[j]:] })

		start, lcp := SuffixArray(s)
		if !reflect.DeepEqual(start, want) {
			t.Fatalf("%q: suffix array %v, want %v", s, start, want)
		}
		for k := 1; k < len(s); k++ {
			if length := common(s[start[k-1]:], s[start[k]:]); lcp[k] != length {
				t.Fatalf("%q: lcp %v of suffixes %v: want lcp[%d] = %d", s, lcp, start, k, length)
			}
		}
	}
}

func TestSuffixAutomaton(t *testing.T) {
	for _, s := range words("ab", 8) {
		a := NewSuffixAutomaton('a', 2)
		for i := range []byte(s) {
			a.Extend(s[i])
		}
		different := make(map[string]bool)
		for l := range s {
			for r := l + 1; r <= len(s); r++ {
				different[s[l:r]] = true
			}
		}
		count := 0
		for v := 1; v < len(a.Link); v++ {
			count += a.Length[v] - a.Length[a.Link[v]]
		}
		if count != len(different) || a.Length[a.Last] != len(s) {
			t.Fatalf("%q: %d substrings, want %d", s, count, len(different))
		}
		for _, word := range words("ab", 5) {
			v := int32(0)
			for i := 0; i < len(word) && v >= 0; i++ {
				v = a.Next(v, word[i])
			}
			if accepted := v >= 0; accepted != strings.Contains(s, word) {
				t.Fatalf("%q in %q: accepted is %v", word, s, accepted)
			}
		}
	}
}

func TestHash(t *testing.T) {
	random := rand.New(rand.NewSource(3))
	base := 256 + uint64(random.Int63n(1<<60))
	number := make(map[string]uint64)
	substring := make(map[uint64]string)
	for _, s := range append(words("ab", 9), strings.Repeat("\x00\xff", 200)) {
		h := NewHash(s, base)
		for l := 0; l <= len(s); l++ {
			for r := l; r <= len(s); r++ {
				got := h.Sub(l, r)
				if known, ok := number[s[l:r]]; ok && known != got {
					t.Fatalf("%q has two hashes, %d and %d", s[l:r], known, got)
				}
				if known, ok := substring[got]; ok && known != s[l:r] {
					t.Fatalf("%q and %q have the same hash %d", s[l:r], known, got)
				}
				number[s[l:r]], substring[got] = got, s[l:r]
				middle := (l + r) / 2
				if h.Join(h.Sub(l, middle), h.Sub(middle, r), r-middle) != got {
					t.Fatalf("%q: Join of the hashes of both halves differs from the hash", s[l:r])
				}
			}
		}
	}
}

func ExamplePrefix() {
	fmt.Println(Prefix("abacaba"))
	// Output: [0 0 1 0 1 2 3]
}

func ExampleFind() {
	fmt.Println(Find("banana", "ana"))
	// Output: [1 3]
}

func ExampleZ() {
	fmt.Println(Z("aaba"))
	// Output: [4 1 0 1]
}

// The example prints the longest palindrome in banana.
func ExamplePalindromes() {
	s := "banana"
	best := ""
	for c, length := range Palindromes(s) {
		if length > len(best) {
			start := (c + 1 - length) / 2
			best = s[start : start+length]
		}
	}
	fmt.Println(best)
	// Output: anana
}

func ExampleMinRotation() {
	s := "cab"
	i := MinRotation(s)
	fmt.Println(s[i:] + s[:i])
	// Output: abc
}

func ExampleEditDistance() {
	fmt.Println(EditDistance("kitten", "sitting"))
	// Output: 3
}

func ExampleLCS() {
	fmt.Println(LCS("abcbdab", "bdcaba"))
	// Output: bdab
}

// How often does each word occur in the text?
func ExampleAhoCorasick() {
	a := NewAhoCorasick('a', 26)
	ends := []int32{a.Add("an"), a.Add("ana"), a.Add("n")}
	a.Build()

	count := make([]int, len(a.Link))
	v := int32(0)
	for _, c := range []byte("banana") {
		v = a.Next(v, c)
		count[v]++
	}
	// Wherever the string of a vertex ends in the text, the string of its link ends, too. So add the count of
	// each vertex to that of its link, the longest strings first.
	for i := len(a.Order) - 1; i > 0; i-- {
		v := a.Order[i]
		count[a.Link[v]] += count[v]
	}
	for _, end := range ends {
		fmt.Print(count[end], " ")
	}
	// Output: 2 2 2
}

func ExampleSuffixArray() {
	fmt.Println(SuffixArray("banana"))
	// Output: [5 3 1 0 4 2] [0 1 3 0 0 2]
}

// How many distinct substrings does the text have?
func ExampleSuffixAutomaton() {
	a := NewSuffixAutomaton('a', 26)
	for _, c := range []byte("banana") {
		a.Extend(c)
	}
	count := 0
	for v := 1; v < len(a.Link); v++ {
		count += a.Length[v] - a.Length[a.Link[v]]
	}
	fmt.Println(count)
	// Output: 15
}

func ExampleHash() {
	h := NewHash("banana", 123456789)
	fmt.Println(h.Sub(1, 4) == h.Sub(3, 6), h.Sub(0, 2) == h.Sub(1, 3))
	// Output: true false
}

// TestEmptyTexts calls every function with empty texts and words.
func TestEmptyTexts(t *testing.T) {
	if len(Prefix("")) != 0 || len(Z("")) != 0 || len(Palindromes("")) != 0 || MinRotation("") != 0 {
		t.Error("Prefix, Z, Palindromes or MinRotation")
	}
	if got := Find("", ""); !reflect.DeepEqual(got, []int{0}) {
		t.Errorf("the empty word occurs in the empty text at %v", got)
	}
	if Find("", "a") != nil || !reflect.DeepEqual(Find("ab", ""), []int{0, 1, 2}) {
		t.Error("Find")
	}
	if start, lcp := SuffixArray(""); len(start) != 0 || len(lcp) != 0 {
		t.Errorf("SuffixArray: %v, %v", start, lcp)
	}
	if EditDistance("", "") != 0 || EditDistance("", "ab") != 2 || EditDistance("ab", "") != 2 || LCS("", "ab") != "" {
		t.Error("EditDistance or LCS")
	}
	if h := NewHash("", 1000); h.Sub(0, 0) != 0 || h.Join(0, 0, 0) != 0 {
		t.Error("Hash")
	}

	a := NewAhoCorasick('a', 2)
	if a.Add("") != 0 {
		t.Error("the empty word does not end at vertex 0")
	}
	a.Build()
	if len(a.Order) != 1 || a.Next(0, 'a') != 0 || a.Link[0] != 0 || a.Parent[0] != -1 {
		t.Errorf("AhoCorasick: %v", a)
	}
	s := NewSuffixAutomaton('a', 2)
	if s.Last != 0 || s.Next(0, 'b') != -1 || len(s.Link) != 1 || s.Link[0] != -1 || s.Length[0] != 0 {
		t.Errorf("SuffixAutomaton: %v", s)
	}
}

// TestAutomataLong uses texts for which the table of an automaton has several blocks. It compares the number of
// different substrings with the suffix array, and the vertices of words with other automata.
func TestAutomataLong(t *testing.T) {
	random := rand.New(rand.NewSource(8))
	for _, letters := range []int{1, 2, 3, 26} {
		text := make([]byte, 3*(1<<blockBits))
		for i := range text {
			text[i] = byte('a' + random.Intn(letters))
		}
		s := string(text)

		a := NewSuffixAutomaton('a', letters)
		for i := range text {
			a.Extend(text[i])
		}
		count := 0
		for v := 1; v < len(a.Link); v++ {
			count += a.Length[v] - a.Length[a.Link[v]]
		}
		want := len(s) * (len(s) + 1) / 2
		_, lcp := SuffixArray(s)
		for _, n := range lcp {
			want -= n
		}
		if count != want {
			t.Errorf("%d letters: %d substrings, want %d", letters, count, want)
		}
		for range 1000 {
			l := random.Intn(len(s))
			r := l + random.Intn(len(s)-l+1)
			v := int32(0)
			for i := l; i < r && v >= 0; i++ {
				v = a.Next(v, s[i])
			}
			if v < 0 || a.Length[v] < r-l {
				t.Fatalf("%d letters: the substring from %d to %d leads to state %d", letters, l, r, v)
			}
		}

		// The prefixes of one word are its vertices. The links are those of the prefix function.
		trie := NewAhoCorasick('a', letters)
		if end := trie.Add(s); int(end) != len(s) {
			t.Fatalf("the word ends at vertex %d", end)
		}
		trie.Build()
		border := Prefix(s)
		v := int32(0)
		for i := range text {
			v = trie.Next(v, text[i])
			if int(v) != i+1 || int(trie.Link[v]) != border[i] || trie.Parent[v] != v-1 || trie.Order[v] != v {
				t.Fatalf("%d letters: vertex %d, link %d, want %d and %d", letters, v, trie.Link[v], i+1, border[i])
			}
		}
	}
}

// TestSlices compares the functions for slices of numbers with those for strings. The order of the numbers is that of
// the letters.
func TestSlices(t *testing.T) {
	numbers := func(s string) []int {
		list := make([]int, len(s))
		for i := range list {
			list[i] = (int(s[i]) - 'b') << 56
		}
		return list
	}
	list := append(words("abc", 6), longTexts()[:40]...)
	for _, s := range list {
		n := numbers(s)
		if !reflect.DeepEqual(ZOf(n), Z(s)) || !reflect.DeepEqual(PrefixOf(n), Prefix(s)) ||
			!reflect.DeepEqual(PalindromesOf(n), Palindromes(s)) {
			t.Fatalf("ZOf, PrefixOf or PalindromesOf: %q", s)
		}
		for _, word := range []string{"", "a", "ab", "aba", s} {
			if !reflect.DeepEqual(FindOf(n, numbers(word)), Find(s, word)) {
				t.Fatalf("FindOf: %q in %q", word, s)
			}
		}
		start, lcp := SuffixArray(s)
		gotStart, gotLCP := SuffixArrayOf(n)
		if !reflect.DeepEqual(gotStart, start) || !reflect.DeepEqual(gotLCP, lcp) {
			t.Fatalf("SuffixArrayOf: %q", s)
		}
		gotStart, gotLCP = SuffixArrayOf(strings.Split(s, ""))
		if !reflect.DeepEqual(gotStart, start) || !reflect.DeepEqual(gotLCP, lcp) {
			t.Fatalf("SuffixArrayOf strings: %q", s)
		}
	}
	if start, lcp := SuffixArrayOf[int](nil); len(start) != 0 || len(lcp) != 0 {
		t.Errorf("SuffixArrayOf of nothing: %v, %v", start, lcp)
	}
}

func ExampleZOf() {
	fmt.Println(ZOf([]int{10, 10, 20, 10}))
	// Output: [4 1 0 1]
}

func ExamplePalindromesOf() {
	fmt.Println(PalindromesOf([]int{7, -1, 7}))
	// Output: [1 0 3 0 1]
}

func ExamplePrefixOf() {
	fmt.Println(PrefixOf([]int{5, 6, 5, 5, 6, 5}))
	// Output: [0 0 1 1 2 3]
}

func ExampleFindOf() {
	fmt.Println(FindOf([]int{1, 2, 1, 2, 1}, []int{1, 2, 1}))
	// Output: [0 2]
}

func ExampleSuffixArrayOf() {
	fmt.Println(SuffixArrayOf([]int{20, 10, 30, 10, 30}))
	// Output: [3 1 0 4 2] [0 2 0 0 1]
}

// TestTableMemory checks that a table takes 4 bytes for each state and letter, and at most one block more; a small one
// takes at most twice as much as its states need.
func TestTableMemory(t *testing.T) {
	const letters = 26
	table := letterTable{letters: letters}
	for states := 1; states <= 5<<blockBits; states++ {
		if v := table.add(); int(v) != states-1 {
			t.Fatalf("state %d has the number %d", states-1, v)
		}
		size := 0
		for _, block := range table.blocks {
			size += len(block) / letters
		}
		most := 2 * states
		if states >= 1<<blockBits {
			most = states + 1<<blockBits
		}
		if size > most {
			t.Fatalf("%d states: memory for %d", states, size)
		}
	}
}
