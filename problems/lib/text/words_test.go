package text

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
)

func isPalindrome(s string) bool {
	for i := range len(s) / 2 {
		if s[i] != s[len(s)-1-i] {
			return false
		}
	}
	return true
}

func TestEertree(t *testing.T) {
	for _, s := range append(words("ab", 9), "abacabadabacaba", strings.Repeat("abc", 10)) {
		tree := NewEertree(s)
		want := make(map[string]int)
		for l := range s {
			for r := l + 1; r <= len(s); r++ {
				if isPalindrome(s[l:r]) {
					want[s[l:r]]++
				}
			}
		}

		// name[v] is the palindrome of vertex v, from the position where it ends first.
		name := make([]string, len(tree.Length))
		for i, v := range tree.Last {
			word := s[i+1-int(tree.Length[v]) : i+1]
			for l := 0; l < i+1-int(tree.Length[v]); l++ {
				if isPalindrome(s[l : i+1]) {
					t.Fatalf("%q: a longer palindrome than %q ends at %d", s, word, i)
				}
			}
			if name[v] != "" && name[v] != word || !isPalindrome(word) {
				t.Fatalf("%q: vertex %d is %q and %q", s, v, name[v], word)
			}
			name[v] = word
		}
		count := tree.Count()
		if len(tree.Length)-2 != len(want) {
			t.Fatalf("%q has %d palindromes, want %d", s, len(tree.Length)-2, len(want))
		}
		for v := 2; v < len(name); v++ {
			word := name[v]
			link := ""
			for k := 1; k < len(word) && link == ""; k++ {
				if isPalindrome(word[k:]) {
					link = word[k:]
				}
			}
			inner := ""
			if len(word) > 1 {
				inner = word[1 : len(word)-1]
			}
			if count[v] != want[word] || name[tree.Link[v]] != link || name[tree.Parent[v]] != inner || len(word) == 1 != (tree.Parent[v] == 0) {
				t.Fatalf("%q: %q occurs %d times, link %q, parent %q", s, word, count[v], name[tree.Link[v]], name[tree.Parent[v]])
			}
		}
	}
}

func TestLyndon(t *testing.T) {
	for _, s := range append(words("abc", 6), longTexts()[:40]...) {
		bounds := Lyndon(s)
		if bounds[0] != 0 || bounds[len(bounds)-1] != len(s) {
			t.Fatalf("%q: bounds %v", s, bounds)
		}
		for k := 1; k < len(bounds); k++ {
			word := s[bounds[k-1]:bounds[k]]
			if word == "" || k > 1 && word > s[bounds[k-2]:bounds[k-1]] {
				t.Fatalf("%q: bounds %v", s, bounds)
			}
			for i := 1; i < len(word); i++ {
				if word[i:] <= word {
					t.Fatalf("%q: %q is no Lyndon word", s, word)
				}
			}
		}
	}
}

func TestRuns(t *testing.T) {
	fibonacci := []string{"a", "ab"}
	for len(fibonacci) < 9 {
		fibonacci = append(fibonacci, fibonacci[len(fibonacci)-1]+fibonacci[len(fibonacci)-2])
	}
	texts := append(append(words("ab", 10), words("abc", 6)...), fibonacci...)

	// Long common prefixes: a letter of a short word becomes a block of letters.
	block := func(a, b string) *strings.Replacer { return strings.NewReplacer("a", a, "b", b) }
	many := strings.Repeat("a", 33)
	for _, blocks := range []*strings.Replacer{block(many, many+"b"), block(many+"b", "c"+many), block(fibonacci[8], fibonacci[7])} {
		for _, s := range words("ab", 5) {
			texts = append(texts, blocks.Replace(s))
		}
	}
	for _, s := range texts {
		var want []Run
		for p := 1; p <= len(s)/2; p++ {
			for l := 0; l+2*p <= len(s); {
				r := l + p
				for r < len(s) && s[r] == s[r-p] {
					r++
				}
				least := r-l >= 2*p // and no smaller period
				for q := 1; least && q < p; q++ {
					same := true
					for i := l; i+q < r; i++ {
						same = same && s[i] == s[i+q]
					}
					least = least && !same
				}
				if least {
					want = append(want, Run{p, l, r})
				}
				l = r - p + 1
			}
		}
		if got := Runs(s); len(got)+len(want) > 0 && !reflect.DeepEqual(got, want) {
			t.Fatalf("%q: runs %v, want %v", s, got, want)
		}
	}
}

func TestHash2D(t *testing.T) {
	board := []string{"abab", "babb", "abab", "babb", "aaaa"}
	h := NewHash2D(board, 1<<60+12345, 1<<59+777)
	var seen []string
	var hashes []uint64
	for top := range board {
		for bottom := top; bottom <= len(board); bottom++ {
			for left := range 5 {
				for right := left; right <= 4; right++ {
					var part []string
					for _, row := range board[top:bottom] {
						part = append(part, row[left:right])
					}
					seen = append(seen, fmt.Sprint(bottom-top, right-left, part))
					hashes = append(hashes, h.Sub(top, left, bottom, right))
				}
			}
		}
	}
	for i := range seen {
		for j := range i {
			sameSize := seen[i][:3] == seen[j][:3]
			if sameSize && seen[i] == seen[j] != (hashes[i] == hashes[j]) {
				t.Fatalf("%s and %s", seen[i], seen[j])
			}
		}
	}
	if NewHash2D(nil, 300, 301).Sub(0, 0, 0, 0) != 0 {
		t.Error("no rows")
	}
}

func ExampleEertree() {
	t := NewEertree("abaab")
	fmt.Println("different palindromes:", len(t.Length)-2)
	count := t.Count()
	for i, v := range t.Last {
		fmt.Print("abaab"[i+1-int(t.Length[v]):i+1], " ", count[v], ", ")
	}
	// Output:
	// different palindromes: 5
	// a 3, b 2, aba 1, aa 1, baab 1,
}

func ExampleLyndon() {
	fmt.Println(Lyndon("banana")) // b an an a
	// Output: [0 1 3 5 6]
}

func ExampleRuns() {
	fmt.Println(Runs("aabab"))
	// Output: [{1 0 2} {2 1 5}]
}

func ExampleHash2D() {
	board := NewHash2D([]string{"xaby", "xcdy"}, 1_000_003, 1_000_033)
	pattern := NewHash2D([]string{"ab", "cd"}, 1_000_003, 1_000_033)
	fmt.Println(board.Sub(0, 1, 2, 3) == pattern.Sub(0, 0, 2, 2), board.Sub(0, 0, 2, 2) == pattern.Sub(0, 0, 2, 2))
	// Output: true false
}
