// NaN as keys: each is a new key, and a hundred thousand of them take no longer than other keys.
package main

import (
	"fmt"
	"math"
)

func main() {
	m := map[float64]int{}
	nan := math.NaN()
	for i := 0; i < 100000; i++ {
		m[nan] = i
	}
	_, ok := m[nan]
	delete(m, nan)
	fmt.Println(len(m), ok)
	sum := 0
	for k, v := range m {
		if k != k {
			sum += v
		}
	}
	pairs := map[[2]float64]bool{}
	for i := 0; i < 100000; i++ {
		pairs[[2]float64{nan, 1}] = true
	}
	fmt.Println(sum, len(pairs))
	clear(m)
	fmt.Println(len(m))
	x := 1
	fmt.Println(x<<(math.MaxUint+0), x<<(math.MaxUint+0.))
}
