// Number theory: linear sieve, factorisation by rho, Miller-Rabin with 128-bit products, CRT, phi, combinations.
package main

import (
	"fmt"
	"math/bits"
	"sort"
)

const MOD int64 = 998244353

func mulmod(a, b, m uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	_, r := bits.Div64(hi%m, lo, m)
	return r
}

func powmod(b, e, m uint64) (r uint64) {
	for r = 1 % m; e > 0; e >>= 1 {
		if e&1 != 0 {
			r = mulmod(r, b, m)
		}
		b = mulmod(b, b, m)
	}
	return
}

func isPrime(n uint64) bool {
	if n < 2 {
		return false
	}
	for _, p := range []uint64{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37} {
		if n%p == 0 {
			return n == p
		}
	}
	s := bits.TrailingZeros64(n - 1)
	d := (n - 1) >> s
next:
	for _, a := range [...]uint64{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37} {
		x := powmod(a, d, n)
		if x == 1 || x == n-1 {
			continue
		}
		for i := 1; i < s; i++ {
			if x = mulmod(x, x, n); x == n-1 {
				continue next
			}
		}
		return false
	}
	return true
}

func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func rho(n uint64) uint64 {
	if n%2 == 0 {
		return 2
	}
	for c := uint64(1); ; c++ {
		f := func(x uint64) uint64 { return (mulmod(x, x, n) + c) % n }
		x, y, d := uint64(2), uint64(2), uint64(1)
		for d == 1 {
			x, y = f(x), f(f(y))
			diff := x - y
			if y > x {
				diff = y - x
			}
			d = gcd(diff, n)
		}
		if d != n {
			return d
		}
	}
}

func factor(n uint64) (out []uint64) {
	if n == 1 {
		return
	}
	if isPrime(n) {
		return []uint64{n}
	}
	d := rho(n)
	out = append(factor(d), factor(n/d)...)
	sort.Slice(out, func(i, j int) bool { return out[i] < out[j] })
	return
}

func egcd(a, b int64) (g, x, y int64) {
	if b == 0 {
		return a, 1, 0
	}
	g, x, y = egcd(b, a%b)
	return g, y, x - a/b*y
}

func crt(r, m []int64) (x, mod int64) {
	x, mod = 0, 1
	for i := range r {
		g, p, _ := egcd(mod, m[i])
		if (r[i]-x)%g != 0 {
			return -1, 0
		}
		lcm := mod / g * m[i]
		x = ((x+(r[i]-x)/g*p%(m[i]/g)*mod)%lcm + lcm) % lcm
		mod = lcm
	}
	return
}

func main() {
	const n = 1000
	var lp [n + 1]int
	var primes []int
	phi := make([]int, n+1)
	phi[1] = 1
	for i := 2; i <= n; i++ {
		if lp[i] == 0 {
			lp[i], phi[i] = i, i-1
			primes = append(primes, i)
		}
		for _, p := range primes {
			if p > lp[i] || i*p > n {
				break
			}
			lp[i*p] = p
			phi[i*p] = phi[i] * (p - 1)
			if p == lp[i] {
				phi[i*p] = phi[i] * p
			}
		}
	}
	fmt.Println(len(primes), primes[len(primes)-1], phi[36], phi[997], lp[999])
	for _, x := range []uint64{1, 2, 97, 1 << 40, 600851475143, 1000000007 * 998244353, 18446744073709551557, 4611686014132420609} {
		fmt.Println(x, isPrime(x), factor(x))
	}
	fmt.Println(egcd(240, 46))
	fmt.Println(crt([]int64{2, 3, 2}, []int64{3, 5, 7}))
	fmt.Println(crt([]int64{1, 2}, []int64{4, 6}))
	fact, inv := make([]int64, 101), make([]int64, 101)
	fact[0] = 1
	for i := int64(1); i <= 100; i++ {
		fact[i] = fact[i-1] * i % MOD
	}
	inv[100] = int64(powmod(uint64(fact[100]), uint64(MOD-2), uint64(MOD)))
	for i := int64(100); i > 0; i-- {
		inv[i-1] = inv[i] * i % MOD
	}
	choose := func(n, k int) int64 {
		if k < 0 || k > n {
			return 0
		}
		return fact[n] * inv[k] % MOD * inv[n-k] % MOD
	}
	fmt.Println(choose(10, 3), choose(100, 50), choose(5, 7))
}
