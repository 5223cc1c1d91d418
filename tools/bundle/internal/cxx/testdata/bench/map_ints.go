// A map with a million int keys: counting, looking up, deleting.
package main

import "fmt"

func main() {
	m := map[int]int{}
	x := uint64(1)
	for i := 0; i < 3000000; i++ {
		x = x*6364136223846793005 + 1442695040888963407
		m[int(x>>40)%1000000]++
	}
	hits := 0
	for i := 0; i < 2000000; i++ {
		if v, ok := m[i]; ok && v > 2 {
			hits += v
		}
	}
	for i := 0; i < 500000; i++ {
		delete(m, i*2)
	}
	sum := 0
	for k, v := range m {
		sum += k * v
	}
	fmt.Println(len(m), hits, sum)
}
