// Arithmetic to a prime modulus: factorials, binomials, powers, matrix powers.
package main

import "fmt"

const mod = 1000000007

func power(x, e int) int {
	r := 1
	for ; e > 0; e >>= 1 {
		if e&1 == 1 {
			r = r * x % mod
		}
		x = x * x % mod
	}
	return r
}

type matrix [4][4]int

func (a matrix) times(b matrix) matrix {
	var c matrix
	for i := 0; i < 4; i++ {
		for j := 0; j < 4; j++ {
			for k := 0; k < 4; k++ {
				c[i][j] = (c[i][j] + a[i][k]*b[k][j]) % mod
			}
		}
	}
	return c
}

func main() {
	const n = 1000000
	fact, inverse := make([]int, n+1), make([]int, n+1)
	fact[0] = 1
	for i := 1; i <= n; i++ {
		fact[i] = fact[i-1] * i % mod
	}
	inverse[n] = power(fact[n], mod-2)
	for i := n; i > 0; i-- {
		inverse[i-1] = inverse[i] * i % mod
	}
	choose := func(a, b int) int {
		if b < 0 || b > a {
			return 0
		}
		return fact[a] * inverse[b] % mod * inverse[a-b] % mod
	}
	sum := 0
	for i := 0; i < 12000000; i++ {
		sum = (sum + choose(i%n+1, i*7%n)) % mod
	}
	for i := 0; i < 3000000; i++ {
		sum += power(i, i)
	}
	m := matrix{{1, 1, 0, 2}, {1, 0, 3, 0}, {0, 1, 1, 1}, {5, 0, 0, 1}}
	r := matrix{{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}}
	for i := 0; i < 300000; i++ {
		r = r.times(m)
	}
	fmt.Println(sum, r)
}
