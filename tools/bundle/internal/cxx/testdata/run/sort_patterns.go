// Sorted, reversed, constant and sawtooth inputs with a weak order.
package main

import (
	"fmt"
	"sort"
)

func main() {
	for n := 1; n < 400; n = n*3/2 + 1 {
		for kind := 0; kind < 6; kind++ {
			a := make([][2]int, n)
			for i := range a {
				a[i] = [2]int{[]int{i, n - i, 5, i % 7, i ^ 3, (i * i) % 11}[kind] / 3, i}
			}
			sort.Slice(a, func(i, j int) bool { return a[i][0] < a[j][0] })
			h := 0
			for _, p := range a {
				h = (h*31 + p[0]*7 + p[1]) % 1000003
			}
			fmt.Print(h, " ")
		}
		fmt.Println()
	}
}
