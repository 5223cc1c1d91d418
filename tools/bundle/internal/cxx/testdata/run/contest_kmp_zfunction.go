// Strings: Knuth-Morris-Pratt, the Z function, Manacher, rolling hashes, a suffix array.
package main

import (
	"fmt"
	"sort"
	"strings"
)

func prefix(s string) []int {
	p := make([]int, len(s))
	for i, k := 1, 0; i < len(s); i++ {
		for k > 0 && s[i] != s[k] {
			k = p[k-1]
		}
		if s[i] == s[k] {
			k++
		}
		p[i] = k
	}
	return p
}

func find(text, pat string) (at []int) {
	p, k := prefix(pat), 0
	for i := range text {
		for k > 0 && (k == len(pat) || text[i] != pat[k]) {
			k = p[k-1]
		}
		if text[i] == pat[k] {
			k++
		}
		if k == len(pat) {
			at = append(at, i-k+1)
		}
	}
	return
}

func zf(s string) []int {
	z := make([]int, len(s))
	for i, l, r := 1, 0, 0; i < len(s); i++ {
		if i < r {
			z[i] = r - i
			if z[i-l] < z[i] {
				z[i] = z[i-l]
			}
		}
		for i+z[i] < len(s) && s[z[i]] == s[i+z[i]] {
			z[i]++
		}
		if i+z[i] > r {
			l, r = i, i+z[i]
		}
	}
	return z
}

func palindrome(s string) string {
	t := "^#" + strings.Join(strings.Split(s, ""), "#") + "#$"
	p := make([]int, len(t))
	c, r, best := 0, 0, 0
	for i := 1; i < len(t)-1; i++ {
		if r > i {
			p[i] = p[2*c-i]
			if r-i < p[i] {
				p[i] = r - i
			}
		}
		for t[i+1+p[i]] == t[i-1-p[i]] {
			p[i]++
		}
		if i+p[i] > r {
			c, r = i, i+p[i]
		}
		if p[i] > p[best] {
			best = i
		}
	}
	start := (best - p[best]) / 2
	return s[start : start+p[best]]
}

type hash struct{ h, pow []uint64 }

func newHash(s string) *hash {
	const b = 1000003
	x := &hash{make([]uint64, len(s)+1), make([]uint64, len(s)+1)}
	x.pow[0] = 1
	for i := 0; i < len(s); i++ {
		x.h[i+1] = x.h[i]*b + uint64(s[i])
		x.pow[i+1] = x.pow[i] * b
	}
	return x
}

func (x *hash) sub(l, r int) uint64 { return x.h[r] - x.h[l]*x.pow[r-l] }

func suffixes(s string) []int {
	sa := make([]int, len(s))
	for i := range sa {
		sa[i] = i
	}
	sort.Slice(sa, func(i, j int) bool { return s[sa[i]:] < s[sa[j]:] })
	return sa
}

func main() {
	s := "abacabadabacaba"
	fmt.Println(prefix(s), find(s, "aba"), zf(s))
	fmt.Println(palindrome("forgeeksskeegfor"), palindrome("abc"), palindrome(s))
	h := newHash(s)
	fmt.Println(h.sub(0, 7) == h.sub(8, 15), h.sub(0, 3) == h.sub(1, 4), h.sub(0, 15))
	fmt.Println(suffixes("mississippi"))
	distinct := map[uint64]struct{}{}
	for i := range s {
		for j := i + 1; j <= len(s); j++ {
			distinct[h.sub(i, j)] = struct{}{}
		}
	}
	fmt.Println(len(distinct))
	r := []rune("añb世c")
	for i, j := 0, len(r)-1; i < j; i, j = i+1, j-1 {
		r[i], r[j] = r[j], r[i]
	}
	fmt.Println(string(r), len(string(r)), len(r))
}
