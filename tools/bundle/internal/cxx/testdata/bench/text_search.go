// Searching text: prefix function, rolling hashes, suffix sorting with sort.Slice, counting letters.
package main

import (
	"fmt"
	"sort"
)

func prefixes(s string) []int {
	p := make([]int, len(s))
	for i := 1; i < len(s); i++ {
		k := p[i-1]
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

func main() {
	const n = 5000000
	text := make([]byte, n)
	seed := uint32(33)
	for i := range text {
		seed = seed*1664525 + 1013904223
		text[i] = byte('a' + seed>>16%3)
	}
	s := string(text)
	sum := 0
	for _, x := range prefixes("abcabcab" + s) {
		sum += x
	}
	const base, mod = 911382323, 972663749
	hash, power := make([]int64, n+1), make([]int64, n+1)
	power[0] = 1
	for i := 0; i < n; i++ {
		hash[i+1] = (hash[i]*base + int64(s[i])) % mod
		power[i+1] = power[i] * base % mod
	}
	get := func(l, r int) int64 { return ((hash[r]-hash[l]*power[r-l])%mod + mod) % mod }
	seen := map[int64]int{}
	for i := 0; i+12 <= n; i += 3 {
		seen[get(i, i+12)]++
	}
	order := make([]int, 100000)
	for i := range order {
		order[i] = i
	}
	sort.Slice(order, func(a, b int) bool { return s[order[a]:order[a]+40] < s[order[b]:order[b]+40] })
	var counts [256]int
	for i := 0; i < len(s); i++ {
		counts[s[i]]++
	}
	for i, r := range s {
		if r == 'b' {
			sum += i & 3
		}
	}
	fmt.Println(sum, len(seen), order[0], order[99999], counts['a'])
}
