// Deleting and adding while ranging.
package main

import (
	"fmt"
)

func main() {
	m := map[int]int{}
	for i := 0; i < 100; i++ {
		m[i] = i * i
	}
	for k := range m {
		if k%2 == 0 {
			delete(m, k)
		}
	}
	sum := 0
	for k, v := range m {
		delete(m, k)
		sum += v
		if len(m) < 40 {
			break
		}
	}
	fmt.Println(len(m))
	clear(m)
	m[5] = 5
	for k := range m {
		m[k]++
	}
	fmt.Println(len(m), m, sum > 0)
}
