// A map with a million string keys, filled, looked up, deleted from; and a set of runes.
package main

import (
	"fmt"
	"strings"
)

func key(i int) string {
	var b strings.Builder
	for x := i*2654435761%1000003 + 1; x > 0; x /= 26 {
		b.WriteByte(byte('a' + x%26))
	}
	b.WriteString(":")
	for x := i; x > 0; x /= 10 {
		b.WriteByte(byte('0' + x%10))
	}
	return b.String()
}

func main() {
	const n = 1000000
	m := make(map[string]int)
	for i := 0; i < n; i++ {
		m[key(i)] = i
	}
	sum := 0
	for i := 0; i < n; i += 3 {
		if v, ok := m[key(i)]; ok {
			sum += v
		}
	}
	for i := 0; i < n; i += 2 {
		delete(m, key(i))
	}
	for k, v := range m {
		sum += len(k) * (v & 15)
	}
	seen := map[rune]bool{}
	for _, r := range strings.Repeat("héllo, wörld ∀x∃y ", 20000) {
		seen[r] = true
	}
	fmt.Println(len(m), sum, len(seen))
}
