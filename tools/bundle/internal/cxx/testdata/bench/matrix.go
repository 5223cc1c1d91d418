// Multiplies two 500 x 500 matrices of floats and of ints modulo a prime.
package main

import "fmt"

func main() {
	const n = 500
	a := make([][]float64, n)
	b := make([][]float64, n)
	c := make([][]float64, n)
	for i := range a {
		a[i], b[i], c[i] = make([]float64, n), make([]float64, n), make([]float64, n)
		for j := range a[i] {
			a[i][j], b[i][j] = float64(i*j%7), float64((i+j)%5)
		}
	}
	for i := 0; i < n; i++ {
		for j := 0; j < n; j++ {
			for k := 0; k < n; k++ {
				c[i][j] += a[i][k] * b[k][j]
			}
		}
	}
	var x, y, z [300][300]int
	for i := range x {
		for j := range x {
			x[i][j], y[i][j] = i*j, i+j
		}
	}
	for i := range x {
		for j := range x {
			s := 0
			for k := range x {
				s = (s + x[i][k]*y[k][j]) % 1000000007
			}
			z[i][j] = s
		}
	}
	fmt.Println(c[17][23], c[499][499], z[17][23], z[299][299])
}
