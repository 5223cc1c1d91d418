package number

// MultiplicativeSum returns f(1) + ... + f(n) modulo m for a multiplicative function f: f(a*b) = f(a)*f(b)
// for coprime a and b. At primes, f must be a polynomial: f(p) = coefficients[0] + coefficients[1]*p +
// coefficients[2]*p^2, with at most three coefficients; they may be negative. power(p, e, q) returns f(q) for
// q = p^e with e >= 1, modulo m or any int whose absolute value is below 2^62. 0 <= n <= 10^12, and 1 <= m <=
// 2^31.
// Other names: Min_25 sieve, sum of multiplicative function, sum of Euler's totient function, prefix sums of
// divisor counts.
//
// Use: for the sum of Euler's phi, coefficients are {-1, 1}, and power returns q - q/p.
// Cost: O(n^(3/4) / log n) steps up to about 10^13, each with calls of %; O(sqrt(n)) memory. 0.5 s for 10^11.
// Idea: first the sums of 1, p and p^2 over the primes up to each floor(n/i), as PrimeCount does it; then a
// recursion over the prime powers of a number, from the least prime on.
// Tested: against adding up, for three functions and all small n. Source: Min_25 2018.
func MultiplicativeSum(n, m int, coefficients []int, power func(p, e, q int) int) int {
	if n < 1 {
		return 0
	}
	t, mod := newQuotients(n), NewModulus(m)

	// small[i] and large[i] become the sum of f over the primes up to i, and up to n/i.
	small, large := make([]int, t.root+1), make([]int, t.root+1)
	for k, c := range coefficients {
		s, l := t.primePowers(k, mod)
		for i := range small {
			small[i] = mod.Mod(small[i] + mod.Of(c)*s[i])
			large[i] = mod.Mod(large[i] + mod.Of(c)*l[i])
		}
	}
	upTo := func(x int) int {
		if x <= t.root {
			return small[x]
		}
		return large[n/x]
	}

	// rest returns the sum of f over the numbers from 2 to x whose prime factors are primes[k] or larger.
	// Each is a prime, or begins with the power q of its least prime p: then q is the whole number, or larger
	// primes follow.
	var rest func(x, k int) int
	rest = func(x, k int) int {
		below := 1
		if k > 0 {
			below = t.primes[k-1]
		}
		if x <= below {
			return 0
		}
		sum := mod.Sub(upTo(x), small[below])
		for ; k < len(t.primes) && t.primes[k]*t.primes[k] <= x; k++ {
			p := t.primes[k]
			for e, q := 1, p; q*p <= x; e, q = e+1, q*p {
				more := mod.Mul(mod.Of(power(p, e, q)), rest(x/q, k+1))
				sum = mod.Add(sum, mod.Add(more, mod.Of(power(p, e+1, q*p))))
			}
		}
		return sum
	}
	return mod.Add(mod.Of(1), rest(n, 0))
}

// primePowers returns the sums of p^k over the primes p up to i, and up to n/i, modulo m, for k = 0, 1, 2.
func (t quotients) primePowers(k int, mod Modulus) (small, large []int) {
	small, large = make([]int, t.root+1), make([]int, t.root+1)
	for i := 1; i <= t.root; i++ {
		small[i] = mod.Sub(powerSum(i, k, mod), mod.Of(1))
		large[i] = mod.Sub(powerSum(t.n/i, k, mod), mod.Of(1))
	}
	t.sieve(func(p int) {
		below, factor := small[p-1], mod.Pow(mod.Of(p), k)
		t.each(p, func(i int) { large[i] = mod.Sub(large[i], mod.Mul(factor, mod.Sub(large[i*p], below))) },
			func(i, x int) { large[i] = mod.Sub(large[i], mod.Mul(factor, mod.Sub(small[x], below))) },
			func(i, x int) { small[i] = mod.Sub(small[i], mod.Mul(factor, mod.Sub(small[x], below))) })
	})
	return small, large
}

// powerSum returns 1 + 2^k + ... + x^k modulo m for k = 0, 1, 2.
func powerSum(x, k int, mod Modulus) int {
	factors := [][]int{{x}, {x, x + 1}, {x, x + 1, 2*x + 1}}[k]

	// The product is divisible by k!*(k+1): take the 2 and the 3 out of the factors that they divide.
	for _, d := range [][]int{nil, {2}, {2, 3}}[k] {
		for i, f := range factors {
			if f%d == 0 {
				factors[i] = f / d
				break
			}
		}
	}
	product := mod.Of(1)
	for _, f := range factors {
		product = mod.Mul(product, mod.Of(f))
	}
	return product
}
