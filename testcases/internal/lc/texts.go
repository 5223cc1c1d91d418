package lc

import (
	"math/rand"
	"sort"
	"strings"
)

// makeText returns a string: random, periodic, or of one letter only. A large string is random.
func makeText(r *rand.Rand, n int) string {
	letters := 1 + r.Intn(3)
	if n > fewElements {
		letters = 2
	}

	s := make([]byte, n)
	period := 1 + r.Intn(n)
	for i := range s {
		s[i] = byte('a' + r.Intn(letters))
		// Some letters of a periodic string break the period.
		if n <= fewElements && i >= period && r.Intn(20) > 0 {
			s[i] = s[i-period]
		}
	}
	return string(s)
}

func makeWord(r *rand.Rand, n int) string { return makeText(r, n) + "\n" }

// common returns the length of the longest common prefix of two strings.
func common(s, t string) int {
	n := 0
	for n < len(s) && n < len(t) && s[n] == t[n] {
		n++
	}
	return n
}

func answerZ(in *Tokens) string {
	var out lines
	s := in.Word()
	z := make([]int, len(s))
	for i := range z {
		z[i] = common(s, s[i:])
	}

	out.add(z...)
	return out.String()
}

// sortedSuffixes sorts all suffixes of s and returns their starts: the suffix array of s.
func sortedSuffixes(s string) []int {
	start := identity(len(s))
	sort.Slice(start, func(i, j int) bool { return s[start[i]:] < s[start[j]:] })
	return start
}

func answerSuffixArray(in *Tokens) string {
	var out lines
	out.add(sortedSuffixes(in.Word())...)
	return out.String()
}

func answerSubstrings(in *Tokens) string {
	var out lines
	s := in.Word()
	start := sortedSuffixes(s)

	count := 0
	for k, i := range start {
		// Each suffix adds its prefixes to the set of substrings, except those that are also prefixes of the previous
		// suffix.
		count += len(s) - i
		if k > 0 {
			count -= common(s[start[k-1]:], s[i:])
		}
	}
	out.add(count)
	return out.String()
}

func answerPalindromes(in *Tokens) string {
	var out lines
	s := in.Word()
	length := make([]int, 2*len(s)-1)

	// Grow a palindrome around each letter and each gap between letters.
	for c := range length {
		l, r := (c+1)/2, c/2+1 // the palindrome is s[l:r]; it begins as one letter, or as an empty string
		for l > 0 && r < len(s) && s[l-1] == s[r] {
			l--
			r++
		}
		length[c] = r - l
	}

	out.add(length...)
	return out.String()
}

// makeTwoTexts returns two strings with a common substring, or sometimes without one.
func makeTwoTexts(r *rand.Rand, n int) string {
	s, t := []byte(makeText(r, n)), []byte(makeText(r, n))
	if r.Intn(4) == 0 {
		// Change the letters of t, so that s and t have no common letter and no common substring.
		for i := range t {
			t[i] += 10
		}
	} else {
		length := 1 + r.Intn(n)
		copy(t[r.Intn(n):], s[r.Intn(n):][:1+length/20])
	}

	return join(string(s), string(t))
}

// answerCommon returns a longest common substring. It compares neighbours in the sorted list of all suffixes of both
// strings.
func answerCommon(in *Tokens) string {
	s, t := in.Word(), in.Word()
	both := s + "{" + t // the separator { is the character after z
	start := sortedSuffixes(both)

	a, c, length := 0, 0, 0
	for k := 1; k < len(start); k++ {
		i, j := start[k-1], start[k]
		if i > j {
			i, j = j, i
		}

		// Use only pairs in which suffix i begins in s and suffix j begins in t. Their common prefix ends
		// inside s, because suffix j does not contain the separator that follows s.
		if n := common(both[i:], both[j:]); i < len(s) && j > len(s) && n > length {
			a, c, length = i, j-len(s)-1, n
		}
	}

	var out lines
	out.add(a, a+length, c, c+length)
	return out.String()
}

func checkCommon(in, answer, out *Tokens) {
	s, t := in.Word(), in.Word()
	first := answer.N()
	length := answer.N() - first
	a, b := out.Int(0, len(s)), out.Int(0, len(s))
	c, d := out.Int(0, len(t)), out.Int(0, len(t))

	out.Is(b-a == length && d-c == length, "want a length of %d", length)
	out.Is(s[a:b] == t[c:d], "the two substrings differ")
	// If there is no common substring, the output must be 0 0 0 0.
	out.Is(length > 0 || a+c == 0, "want 0 0 0 0")
}

// makeWords returns words for a trie. In a large input they have 20 letters.
func makeWords(r *rand.Rand, n int) string {
	var l lines
	longest := 5
	if n > fewElements {
		longest = 20
	}

	l.add(n)
	for i := 0; i < n; i++ {
		length := longest
		if n <= fewElements {
			length = 1 + r.Intn(longest)
		}

		letters := 2
		if r.Intn(5) == 0 {
			letters = 26
		}

		word := make([]byte, length)
		for k := range word {
			word[k] = byte('a' + r.Intn(letters))
		}
		l.word(string(word))
	}
	return l.String()
}

// answerTrie computes the suffix links of a trie. It keeps all prefixes in a map.
func answerTrie(in *Tokens) string {
	number := map[string]int{"": 0}
	prefixes := []string{""}
	ends := make([]int, in.N())

	// The vertices are numbered in the order in which their prefixes occur.
	for i := range ends {
		word := in.Word()
		for k := 1; k <= len(word); k++ {
			if _, ok := number[word[:k]]; !ok {
				number[word[:k]] = len(prefixes)
				prefixes = append(prefixes, word[:k])
			}
		}
		ends[i] = number[word]
	}

	var out lines
	out.add(len(prefixes))
	for _, p := range prefixes[1:] {
		// The link leads to the longest proper suffix of p that is a vertex. The root is the empty suffix.
		link := 0
		for k := 1; k < len(p) && link == 0; k++ {
			link = number[p[k:]]
		}
		out.add(number[p[:len(p)-1]], link)
	}

	out.add(ends...)
	return out.String()
}

func makeSums(r *rand.Rand, n int) string {
	var l lines
	l.add(n)
	for i := 0; i < n; i++ {
		most := []int{9, 1e18}[r.Intn(2)]
		l.add(r.Intn(most+1), r.Intn(most+1))
	}
	return l.String()
}

func answerSums(in *Tokens) string {
	var out strings.Builder
	for t := in.N(); t > 0; t-- {
		a := in.Big()
		out.WriteString(a.Add(a, in.Big()).String() + "\n")
	}
	return out.String()
}
