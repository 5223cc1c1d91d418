package number

// MultiplicativeSum returns f(1) + ... + f(n) modulo m for a multiplicative function f: f(a*b) = f(a)*f(b)
// for coprime a and b. At primes, f must be a polynomial: f(p) = coefficients[0] + coefficients[1]*p +
// coefficients[2]*p^2, with at most three coefficients; they may be negative. power(p, e, q) returns f(q) for
// q = p^e <= n with e >= 2, modulo m or any int whose absolute value is below 2^62. 0 <= n <= 10^12, and 1 <= m
// <= 2^31.
// Other names: Min_25 sieve, sum of multiplicative function, sum of Euler's totient function, prefix sums of
// divisor counts.
//
// Use: for the sum of Euler's phi, coefficients are {-1, 1}, and power returns q - q/p.
// Cost: O(n^(3/4) / log n) steps up to about 10^13; O(sqrt(n)) memory. 0.6 s for 10^11.
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
	atPrime, atSquare, divisor := make([]int, len(t.primes)), make([]int, len(t.primes)), make([]Modulus, len(t.primes))
	for k, p := range t.primes {
		atPrime[k], atSquare[k] = mod.Sub(small[p], small[p-1]), residueOf(power(p, 2, p*p), mod)
		divisor[k] = NewModulus(p)
	}
	upTo := func(x, v int) int { // the sum over the primes up to x = floor(n/v)
		if x <= t.root {
			return small[x]
		}
		return large[v]
	}

	// rest returns the sum of f over the numbers from 2 to x = floor(n/v) whose prime factors are primes[k] or
	// larger. Each is a prime, or begins with the power q of its least prime p: then q is the whole number, or
	// larger primes follow.
	var rest func(x, v, k int) int
	rest = func(x, v, k int) int {
		sum := mod.Sub(upTo(x, v), small[t.primes[k]-1])
		for ; k < len(t.primes) && t.primes[k]*t.primes[k] <= x; k++ {
			p, f, next := t.primes[k], atPrime[k], atSquare[k]
			y := x // becomes x/q
			for e, q := 1, p; q*p <= x; e, q = e+1, q*p {
				if e > 1 {
					f, next = next, residueOf(power(p, e+1, q*p), mod)
				}

				// Most often at most one larger prime can follow, and a call is not necessary.
				y = divisor[k].quotient(y)
				more := 0
				if k+1 < len(t.primes) && t.primes[k+1]*t.primes[k+1] <= y {
					more = rest(y, v*q, k+1)
				} else {
					more = mod.Sub(upTo(y, v*q), small[p])
				}
				sum = mod.Mod(f*more + sum + next)
			}
		}
		return sum
	}
	if len(t.primes) == 0 {
		return mod.Add(mod.Of(1), large[1])
	}
	return mod.Add(mod.Of(1), rest(n, 1, 0))
}

// primePowers returns the sums of p^k over the primes p up to i, and up to n/i, modulo m, for k = 0, 1, 2.
func (t quotients) primePowers(k int, mod Modulus) (small, large []int) {
	small, large = make([]int, t.root+1), make([]int, t.root+1)
	quotients := make([]int, t.root+1)
	for i := 1; i <= t.root; i++ {
		quotients[i] = t.n / i
		small[i] = mod.Sub(powerSum(i, k, mod), mod.Of(1))
		large[i] = mod.Sub(powerSum(quotients[i], k, mod), mod.Of(1))
	}
	for _, p := range t.primes {
		// Remove the multiples of p, from the largest quotient to the smallest. The quotients are first n/i, as
		// long as n/(i*p) is one of large, too; then n/i with n/(i*p) in small; then numbers up to the root.
		below, factor := small[p-1], mod.Pow(mod.Of(p), k)
		last := t.n / (p * p)
		if last > t.root {
			last = t.root
		}
		middle := t.root / p
		if middle > last {
			middle = last
		}
		for i := 1; i <= middle; i++ {
			removed := mod.Sub(large[i*p], below)
			large[i] = mod.Sub(large[i], mod.Mul(factor, removed))
		}
		divisor := NewModulus(p)
		for i := middle + 1; i <= last; i++ {
			removed := mod.Sub(small[divisor.quotient(quotients[i])], below)
			if k > 0 {
				removed = mod.Mul(factor, removed)
			}
			large[i] = mod.Sub(large[i], removed)
		}
		for i, x := t.root, t.root/p; x >= p; x-- {
			removed := mod.Mul(factor, mod.Sub(small[x], below))
			for ; i >= x*p; i-- {
				small[i] = mod.Sub(small[i], removed)
			}
		}
	}
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
