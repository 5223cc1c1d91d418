// Counts words in a map with string keys.
package main

import (
	"fmt"
	"strconv"
)

func main() {
	m := map[string]int{}
	seed := uint32(7)
	for i := 0; i < 1500000; i++ {
		seed = seed*1664525 + 1013904223
		m["key"+strconv.Itoa(int(seed>>12)%200000)]++
	}
	best, word := 0, ""
	for k, v := range m {
		if v > best || v == best && k < word {
			best, word = v, k
		}
	}
	fmt.Println(len(m), best, word)
}
