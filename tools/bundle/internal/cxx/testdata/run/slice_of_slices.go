// Matrices, triangles and shared rows.
package main

import (
	"fmt"
)

func main() {
	n := 5
	m := make([][]int, n)
	for i := range m {
		m[i] = make([]int, i+1)
		m[i][0], m[i][i] = 1, 1
		for j := 1; j < i; j++ {
			m[i][j] = m[i-1][j-1] + m[i-1][j]
		}
	}
	fmt.Println(m)
	flat := make([]int, n*n)
	g := make([][]int, n)
	for i := range g {
		g[i] = flat[i*n : (i+1)*n]
	}
	g[2][3], flat[0] = 7, 1
	fmt.Println(g, flat[13])
	m[0], m[1] = m[1], m[0]
	fmt.Println(m[:2])
}
