package lc

import (
	"math/big"
	"math/rand"
)

func isPrime(n int) bool { return big.NewInt(int64(n)).ProbablyPrime(0) } // always right below 2^64

// hard contains numbers for which weak primality tests fail: Carmichael numbers, strong pseudoprimes,
// squares, and numbers near 2^31, 2^32 and 10^18.
var hard = []int{1, 2, 3, 4, 9, 561, 1105, 1729, 2047, 3215031751, 3825123056546413051, 341550071728321, 2147483647,
	4294967297, 998244353 * 998244353, 1e18, 1e18 - 11, 999999999989, 1000000007 * 998244353, 25326001, 4759123141}

func makePrimality(r *rand.Rand, n int) string {
	var l lines
	l.add(n)
	for i := 0; i < n; i++ {
		x := 1 + r.Intn([]int{100, 1e9, 1e18}[r.Intn(3)])
		if n > fewElements {
			// Odd numbers near the limit take the most time.
			x = 1e18 - r.Intn(1e6)*2 - 1
		} else if h := hard[r.Intn(len(hard))]; r.Intn(2) == 0 && h <= 1e18 {
			x = h
		}

		l.add(x)
	}
	return l.String()
}

func answerPrimality(in *Tokens) string {
	var out lines
	for q := in.N(); q > 0; q-- {
		if isPrime(in.N()) {
			out.word("Yes")
		} else {
			out.word("No")
		}
	}
	return out.String()
}

// primeNear returns the smallest prime that is at least n.
func primeNear(n int) int {
	for !isPrime(n) {
		n++
	}
	return n
}

// makeFactors returns numbers to factorize. In large inputs they are products of two primes near 10^9.
func makeFactors(r *rand.Rand, n int) string {
	var l lines
	l.add(n)
	for i := 0; i < n; i++ {
		// Choose a random number x. In the cases of the switch, replace x by a number that is harder to
		// factorize.
		x := 1 + r.Intn([]int{100, 1e9, 1e18}[r.Intn(3)])
		switch kind := r.Intn(4); {
		case n == 100:
			x = primeNear(9e8+r.Intn(9e7)) * primeNear(9e8+r.Intn(9e7))
		case kind == 0:
			if h := hard[r.Intn(len(hard))]; h <= 1e18 {
				x = h
			}
		case kind == 1:
			p := primeNear(1 + r.Intn(1e6))
			x = p * p * p
		}

		l.add(x)
	}
	return l.String()
}

// answerFactors returns no answer, because the check verifies the factors itself.
func answerFactors(in *Tokens) string { return "" }

func checkFactors(in, answer, out *Tokens) {
	for q := in.N(); q > 0; q-- {
		rest := in.N()
		last := 2

		// Factors must be prime and in ascending order.
		for k := out.Int(0, 60); k > 0; k-- {
			last = out.Int(last, rest)
			out.Is(rest%last == 0 && isPrime(last), "%d does not divide %d, or is not a prime", last, rest)
			rest /= last
		}
		out.Is(rest == 1, "factors of %d are missing", rest)
	}
}

const fewSteps = 1000

// makeFloor returns n queries for sums of floor((a*i+b)/m) over i = 0 to count-1. In large inputs count equals
// m, because then the sum has a closed form.
func makeFloor(r *rand.Rand, n int) string {
	var l lines
	l.add(n)
	for i := 0; i < n; i++ {
		m := 1 + r.Intn([]int{5, 1e9}[r.Intn(2)])
		count := 1 + r.Intn(fewSteps)

		// The sum over a full period of m has a closed form, which the answer uses.
		if n > fewElements {
			m = 1 + r.Intn(1e9)
			count = m
		}

		l.add(count, m, r.Intn(m), r.Intn(m))
	}
	return l.String()
}

// answerFloor adds up the n terms of each sum. If n equals m, the sum has a closed form. With g = gcd(a, m), it is
// ((m-1)(a-1) + g - 1)/2 + g*floor(b/g).
func answerFloor(in *Tokens) string {
	var out lines
	for t := in.N(); t > 0; t-- {
		n, m, a, b := in.N(), in.N(), in.N(), in.N()
		sum := 0

		// If a sum has more than fewSteps terms, n equals m.
		if n > fewSteps {
			g := int(new(big.Int).GCD(nil, nil, big.NewInt(int64(a)), big.NewInt(int64(m))).Int64())
			sum = ((m-1)*(a-1)+g-1)/2 + b/g*g
		} else {
			for i := 0; i < n; i++ {
				sum += (a*i + b) / m
			}
		}

		out.add(sum)
	}
	return out.String()
}

// hiddenLog returns the answer to query i of a large input. All queries of a large input have the base 3, a
// primitive root.
func hiddenLog(i int) int { return (i*987654321 + 12345) % (prime - 1) }

func makeLogs(r *rand.Rand, n int) string {
	var l lines
	l.add(n)
	for i := 0; i < n; i++ {
		m := 1 + r.Intn([]int{10, 5000}[r.Intn(2)])

		x, y := r.Intn(m), r.Intn(m)

		// Half of the queries are certain to have an answer.
		if r.Intn(2) == 0 {
			y = power(x, r.Intn(m), m)
		}

		// In a large input, the answers are known in advance, because trying all exponents would be too slow.
		if n == 100 {
			x, y, m = 3, power(3, hiddenLog(i), prime), prime
		}

		l.add(x, y, m)
	}
	return l.String()
}

func answerLogs(in *Tokens) string {
	var out lines
	for i, t := 0, in.N(); i < t; i++ {
		x, y, m := in.N(), in.N(), in.N()
		if m == prime {
			out.add(hiddenLog(i))
			continue
		}

		// The powers of x repeat after at most m steps, so exponents up to m are enough.
		answer, value := -1, 1%m
		for k := 0; k <= m && answer < 0; k++ {
			if value == y {
				answer = k
			}
			value = value * x % m
		}

		out.add(answer)
	}
	return out.String()
}

func makeRoots(r *rand.Rand, n int) string {
	var l lines
	l.add(n)
	for i := 0; i < n; i++ {
		p := primeNear(1 + r.Intn([]int{20, 1e9 - 1000}[r.Intn(2)]))
		if r.Intn(5) == 0 {
			// For four of these primes, p-1 is divisible by a high power of 2.
			p = []int{2, 3, prime, 167772161, 469762049, 754974721}[r.Intn(6)]
		}

		l.add(r.Intn(p), p)
	}
	return l.String()
}

// answerRoots reports for each query whether a square root exists, by Euler's criterion.
func answerRoots(in *Tokens) string {
	var out lines
	for t := in.N(); t > 0; t-- {
		y, p := in.N(), in.N()
		if y == 0 || p == 2 || power(y, (p-1)/2, p) == 1 {
			out.add(1)
		} else {
			out.add(-1)
		}
	}
	return out.String()
}

func checkRoots(in, answer, out *Tokens) {
	for t := in.N(); t > 0; t-- {
		y, p := in.N(), in.N()
		// The answer -1 means that there is no square root.
		if answer.N() < 0 {
			out.Int(-1, -1)
			continue
		}

		x := out.Int(0, p-1)
		out.Is(x*x%p == y, "the square of %d is not %d modulo %d", x, y, p)
	}
}

func makeChoose(r *rand.Rand, n int) string {
	m := primeNear(1 + r.Intn([]int{10, 1 << 30}[r.Intn(2)]))
	if n > fewElements {
		m = 1<<30 - 35
	}

	// The arguments of the binomial coefficients are less than the variable most. In large inputs, this
	// variable bounds the number of factorials in answerChoose. In small inputs, it is at most 500, so that
	// answerChoose uses Pascal's triangle.
	most := m
	if most > 10_000_000 {
		most = 10_000_000
	}
	if n <= fewElements && most > 500 {
		most = 500
	}

	var l lines
	l.add(n, m)
	for i := 0; i < n; i++ {
		l.add(r.Intn(most), r.Intn(most))
	}
	return l.String()
}

// answerChoose computes binomial coefficients with Pascal's triangle, or, for large numbers, as quotients of
// factorials.
func answerChoose(in *Tokens) string {
	var out lines
	t, m := in.N(), in.N()
	questions := make([][2]int, t)

	most := 0
	for i := range questions {
		questions[i] = [2]int{in.N(), in.N()}
		if questions[i][0] > most {
			most = questions[i][0]
		}
	}

	// Pascal's triangle needs no division.
	var rows [][]int
	var factorial []int
	if most <= 500 {
		for n := 0; n <= most; n++ {
			row := make([]int, n+1)
			for k := range row {
				row[k] = 1 % m
				if 0 < k && k < n {
					row[k] = (rows[n-1][k-1] + rows[n-1][k]) % m
				}
			}
			rows = append(rows, row)
		}
	} else {
		factorial = []int{1}
		for n := 1; n <= most; n++ {
			factorial = append(factorial, factorial[n-1]*n%m)
		}
	}

	for _, q := range questions {
		n, k := q[0], q[1]
		switch {
		case k > n:
			out.add(0)
		case rows != nil:
			out.add(rows[n][k])
		default:
			// By Fermat's little theorem, the inverse of the denominator is denominator^(m-2).
			denominator := factorial[k] * factorial[n-k] % m
			out.add(factorial[n] * power(denominator, m-2, m) % m)
		}
	}
	return out.String()
}

// makeProduct returns a function that makes two polynomials. In a large input, the second one is sparse.
func makeProduct(m int) func(r *rand.Rand, n int) string {
	return func(r *rand.Rand, n int) string {
		a, b := randomInts(r, n, m-1), randomInts(r, n, m-1)

		// The answer skips zeros of the second polynomial, so a sparse polynomial makes it fast.
		if n <= fewElements {
			b = randomInts(r, 1+r.Intn(n), m-1)
		} else {
			for i := range b {
				if r.Intn(n) > 30 {
					b[i] = 0
				}
			}
		}

		if r.Intn(3) == 0 { // the largest numbers
			for i := range a {
				a[i] = m - 1
			}
		}

		var l lines
		l.add(len(a), len(b))
		l.add(a...)
		l.add(b...)
		return l.String()
	}
}

func answerProduct(m int) func(in *Tokens) string {
	return func(in *Tokens) string {
		var out lines
		n, k := in.N(), in.N()
		a, b := in.Ints(n), in.Ints(k)

		c := make([]int, n+k-1)
		for j, y := range b {
			if y == 0 {
				continue
			}
			for i, x := range a {
				c[i+j] = (c[i+j] + x*y) % m
			}
		}

		out.add(c...)
		return out.String()
	}
}

// makeXor returns two sequences of 2^n residues. In a large input, almost all numbers of the second sequence
// are 0.
func makeXor(r *rand.Rand, n int) string {
	const most = 8 // at this size, a quadratic algorithm is fast enough for the answer
	a, b := randomInts(r, 1<<n, prime-1), randomInts(r, 1<<n, prime-1)
	for i := range b {
		if n > most && r.Intn(1<<n) > 30 {
			b[i] = 0
		}
	}
	if r.Intn(3) == 0 { // the largest numbers
		for i := range a {
			a[i] = prime - 1
		}
	}

	var l lines
	l.add(n)
	l.add(a...)
	l.add(b...)
	return l.String()
}

func answerXor(in *Tokens) string {
	length := 1 << in.N()
	a, b := in.Ints(length), in.Ints(length)

	c := make([]int, length)
	for j, y := range b {
		if y == 0 {
			continue
		}
		for i, x := range a {
			c[i^j] = (c[i^j] + x*y) % prime
		}
	}

	var out lines
	out.add(c...)
	return out.String()
}
