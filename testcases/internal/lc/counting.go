package lc

import (
	"math/big"
	"math/rand"
)

// This file contains problems about primes, multiplicative functions, roots and binomial coefficients.

// makeBound makes one number; n is its size.
func makeBound(r *rand.Rand, n int) string {
	var l lines
	l.add(max(1, n-r.Intn(2)))
	return l.String()
}

var bounds = []int{1, 2, 3, 4, 10, 97, 1000, 40_000, 123_456, 1_000_000}

func answerPrimeCount(in *Tokens) string {
	n := in.N()
	composite := make([]bool, n+1)
	count := 0
	for i := 2; i <= n; i++ {
		if composite[i] {
			continue
		}
		count++
		for j := i * i; j <= n; j += i {
			composite[j] = true
		}
	}
	var out lines
	out.add(count)
	return out.String()
}

// leastFactors returns the least prime factor of each number up to n.
func leastFactors(n int) []int {
	least := make([]int, n+1)
	for i := 2; i <= n; i++ {
		for j := i; least[i] == 0 || j > i && j <= n; j += i {
			if least[j] == 0 {
				least[j] = i
			}
		}
	}
	return least
}

func answerTotients(in *Tokens) string {
	n := in.N()
	phi := make([]int, n+1)
	sum := 0
	for i := range phi {
		phi[i] = i
	}
	for i := 1; i <= n; i++ {
		if i > 1 && phi[i] == i {
			for j := i; j <= n; j += i {
				phi[j] -= phi[j] / i
			}
		}
		sum = (sum + phi[i]) % prime
	}
	var out lines
	out.add(sum)
	return out.String()
}

const primeOfSums = 469762049

func makeMultiplicative(r *rand.Rand, n int) string {
	var l lines
	if n > fewElements {
		l.add(1)
		l.add(n, r.Intn(primeOfSums), r.Intn(primeOfSums))
		return l.String()
	}
	l.add(n)
	for i := 0; i < n; i++ {
		l.add(1+r.Intn([]int{10, 3000}[r.Intn(2)]), r.Intn(primeOfSums), r.Intn(primeOfSums))
	}
	return l.String()
}

// answerMultiplicative computes each value from the value without its least prime factor.
func answerMultiplicative(in *Tokens) string {
	var out lines
	for t := in.N(); t > 0; t-- {
		n, a, b := in.N(), in.N(), in.N()
		least := leastFactors(n)
		value := make([]int, n+1)
		sum := 0
		for i := 1; i <= n; i++ {
			value[i] = 1
			if i > 1 {
				p, e, rest := least[i], 0, i
				for ; rest%p == 0; rest /= p {
					e++
				}
				value[i] = value[rest] * ((a*e + b*p) % primeOfSums) % primeOfSums
			}
			sum = (sum + value[i]) % primeOfSums
		}
		out.add(sum)
	}
	return out.String()
}

func makePrimes(r *rand.Rand, n int) string {
	var l lines
	l.add(n)
	for i := 0; i < n; i++ {
		p := primeNear(2 + r.Intn([]int{30, 1e9, 1e18 - 1000}[r.Intn(3)]))
		if n > fewElements {
			p = primeNear(1e18 - 1000*(i+1))
		}
		l.add(p)
	}
	return l.String()
}

// checkPrimitiveRoots checks that the order of each root is p-1: no (p-1)/q is an exponent of 1, for the
// primes q that divide p-1. These are found by trial division and, for the rest, with the answer, which is a
// factor found by Pollard's method with math/big.
func checkPrimitiveRoots(in, answer, out *Tokens) {
	for q := in.N(); q > 0; q-- {
		p := in.N()
		r := out.Int(0, p-1)
		if p == 2 {
			out.Is(r == 1, "1 is the only primitive root modulo 2")
			continue
		}
		for _, factor := range primeFactorsOf(p - 1) {
			power := new(big.Int).Exp(big.NewInt(int64(r)), big.NewInt(int64((p-1)/factor)), big.NewInt(int64(p)))
			out.Is(r > 0 && power.Int64() != 1, "%d is no primitive root modulo %d", r, p)
		}
	}
}

// primeFactorsOf returns the different prime factors of n.
func primeFactorsOf(n int) (factors []int) {
	for p := 2; p < 2000 && p*p <= n; p++ {
		if n%p == 0 {
			factors = append(factors, p)
			for n%p == 0 {
				n /= p
			}
		}
	}
	for n > 1 {
		p := n
		for !isPrime(p) {
			p = properDivisor(p)
		}
		factors = append(factors, p)
		for n%p == 0 {
			n /= p
		}
	}
	return factors
}

// properDivisor finds a divisor of a composite number by Pollard's rho method, with big numbers and one gcd
// for many steps.
func properDivisor(n int) int {
	for c := 1; ; c++ {
		step := func(x int) int {
			square := new(big.Int).Mul(big.NewInt(int64(x)), big.NewInt(int64(x)))
			square.Add(square, big.NewInt(int64(c)))
			return int(square.Mod(square, big.NewInt(int64(n))).Int64())
		}
		for slow, fast := 2, 2; ; {
			slow, fast = step(slow), step(step(fast))
			if d := commonDivisor(max(slow-fast, fast-slow), n); d == n {
				break
			} else if d > 1 {
				return d
			}
		}
	}
}

func makeRootQueries(r *rand.Rand, n int) string {
	var l lines
	l.add(n)
	for i := 0; i < n; i++ {
		p := primeNear(2 + r.Intn([]int{30, 1000}[r.Intn(2)]))
		k, y := r.Intn(2*p), r.Intn(p)
		if n > fewElements { // the answer is known from the power that is asked
			p = []int{prime, 469762049, 999999937, 754974721}[r.Intn(4)]
			k = []int{2, 7, 1 << 20, 21, (p - 1) / 2, r.Intn(1e9)}[r.Intn(6)]
			y = power(1+r.Intn(p-1), k, p)
		}
		l.add(k, y, p)
	}
	return l.String()
}

func answerRootQueries(in *Tokens) string {
	var out lines
	for t := in.N(); t > 0; t-- {
		k, y, p := in.N(), in.N(), in.N()
		answer := -1
		if p > 2000 {
			answer = 1 // see makeRootQueries
		}
		for x := 0; x < p && answer < 0; x++ {
			if power(x, k, p)%p == y {
				answer = 1
			}
		}
		out.add(answer)
	}
	return out.String()
}

func checkRootQueries(in, answer, out *Tokens) {
	for t := in.N(); t > 0; t-- {
		k, y, p := in.N(), in.N(), in.N()
		if answer.N() < 0 {
			out.Int(-1, -1)
			continue
		}
		x := out.Int(0, p-1)
		out.Is(power(x, k, p)%p == y, "%d to the power %d is not %d modulo %d", x, k, y, p)
	}
}

// answerMinOfMod tries all x. In large inputs makeFloor sets n to m: then the least value is b modulo gcd(a,
// m).
func answerMinOfMod(in *Tokens) string {
	var out lines
	for t := in.N(); t > 0; t-- {
		n, m, a, b := in.N(), in.N(), in.N(), in.N()
		least := b
		if n > fewSteps {
			least = b % commonDivisor(m, a)
		} else {
			for x := 0; x < n; x++ {
				least = min(least, (a*x+b)%m)
			}
		}
		out.add(least)
	}
	return out.String()
}

// makeAnyChoose makes binomial coefficients for one modulus. In large inputs n is near 10^18 and k is small.
func makeAnyChoose(r *rand.Rand, n int) string {
	m := 1 + r.Intn([]int{12, 1000, 1e6}[r.Intn(3)])
	if n > fewElements {
		m = 1e6
	}
	var l lines
	l.add(n, m)
	for i := 0; i < n; i++ {
		top := r.Intn(150)
		k := r.Intn(top + 1)
		if n > fewElements || r.Intn(3) == 0 {
			top, k = 1e18-r.Intn(1e6), r.Intn(20)
		}
		l.add(top, k)
	}
	return l.String()
}

func answerAnyChoose(in *Tokens) string {
	var out lines
	t, m := in.N(), in.N()
	for ; t > 0; t-- {
		n, k := in.N(), in.N()
		c := new(big.Int).Binomial(int64(n), int64(k))
		out.add(int(c.Mod(c, big.NewInt(int64(m))).Int64()))
	}
	return out.String()
}
