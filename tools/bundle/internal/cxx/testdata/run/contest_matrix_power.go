// Matrix exponentiation on array types, and Fibonacci, paths and a linear recurrence.
package main

import "fmt"

const mod = 1_000_000_007

type mat [3][3]int

func (a mat) mul(b mat) (c mat) {
	for i := range a {
		for j := range b[0] {
			for k := range b {
				c[i][j] = (c[i][j] + a[i][k]*b[k][j]) % mod
			}
		}
	}
	return
}

func identity() (m mat) {
	for i := range m {
		m[i][i] = 1
	}
	return m
}

func (a mat) pow(n int64) mat {
	r := identity()
	for ; n > 0; n >>= 1 {
		if n&1 == 1 {
			r = r.mul(a)
		}
		a = a.mul(a)
	}
	return r
}

func powMod(b, e, m int) int {
	r := 1
	for b %= m; e > 0; e /= 2 {
		if e%2 == 1 {
			r = r * b % m
		}
		b = b * b % m
	}
	return r
}

func main() {
	trib := mat{{1, 1, 1}, {1, 0, 0}, {0, 1, 0}}
	for _, n := range []int64{0, 1, 2, 3, 10, 100, 1e12, 1<<62 - 1} {
		p := trib.pow(n)
		fmt.Println(n, p[0][0], p[2])
	}
	before := trib
	trib[0][0] = 7
	fmt.Println(before == trib, before[0], trib[0])
	fmt.Println(powMod(2, 1e9+5, mod), powMod(-3, 3, mod), powMod(10, 0, 7))
	inv := powMod(12345, mod-2, mod)
	fmt.Println(inv, inv*12345%mod)
}
