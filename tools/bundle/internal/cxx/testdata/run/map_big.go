// Many keys, deletions and lookups.
package main

import (
	"fmt"
	"sort"
)

func main() {
	m := make(map[int]int)
	x := uint32(7)
	for i := 0; i < 200000; i++ {
		x = x*1664525 + 1013904223
		m[int(x>>12)%50000] += i % 7
		if i%3 == 0 {
			delete(m, int(x>>9)%50000)
		}
	}
	keys := make([]int, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sort.Ints(keys)
	h := 0
	for _, k := range keys {
		h = (h*31 + k*7 + m[k]) % 1000000007
	}
	fmt.Println(len(m), h)
}
