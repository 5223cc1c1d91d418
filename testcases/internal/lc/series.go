package lc

import "math/rand"

// This file contains the problems about power series. Answers are computed coefficient by coefficient, in
// quadratic time, from the differential equation of the function, without products of polynomials.

// makeSeries returns a function that makes a series of n coefficients. The first one is `first`, or not 0 if
// first is negative.
func makeSeries(first int) func(r *rand.Rand, n int) string {
	return func(r *rand.Rand, n int) string {
		a := randomInts(r, n, prime-1)
		if a[0] = first; first < 0 {
			a[0] = 1 + r.Intn(prime-1)
		}
		var l lines
		l.add(n)
		l.add(a...)
		return l.String()
	}
}

func inverseOf(x int) int { return power(x, prime-2, prime) }

// answerInverseSeries uses that the product has the coefficients 1, 0, 0, ...
func answerInverseSeries(in *Tokens) string {
	n := in.N()
	a := in.Ints(n)
	b := make([]int, n)
	inverse := inverseOf(a[0])
	for k := range b {
		sum := 0
		if k == 0 {
			sum = prime - 1
		}
		for i := 1; i <= k; i++ {
			sum = (sum + a[i]*b[k-i]) % prime
		}
		b[k] = (prime - sum) % prime * inverse % prime
	}
	var out lines
	out.add(b...)
	return out.String()
}

// answerLogSeries uses a' = a * b' for b = log a.
func answerLogSeries(in *Tokens) string {
	n := in.N()
	a := in.Ints(n)
	b := make([]int, n)
	for k := 1; k < n; k++ {
		sum := k * a[k] % prime
		for i := 1; i < k; i++ {
			sum = (sum + (prime-a[k-i])*i%prime*b[i]) % prime
		}
		b[k] = sum * inverseOf(k) % prime
	}
	var out lines
	out.add(b...)
	return out.String()
}

// answerExpSeries uses b' = b * a' for b = exp a.
func answerExpSeries(in *Tokens) string {
	n := in.N()
	a := in.Ints(n)
	b := make([]int, n)
	b[0] = 1
	for k := 1; k < n; k++ {
		sum := 0
		for i := 1; i <= k; i++ {
			sum = (sum + i*a[i]%prime*b[k-i]) % prime
		}
		b[k] = sum * inverseOf(k) % prime
	}
	var out lines
	out.add(b...)
	return out.String()
}

// makePowerSeries makes a series, often with leading zeros, and an exponent, often 0, 1, or near 10^18.
func makePowerSeries(r *rand.Rand, n int) string {
	a := randomInts(r, n, prime-1)
	zeros := 0
	if n <= fewElements {
		zeros = r.Intn(4)
	}
	for i := 0; i < zeros && i < n; i++ {
		a[i] = 0
	}
	exponent := []int{0, 1, 2, 3, r.Intn(10), prime - 1, prime, r.Intn(1e18), 1e18}[r.Intn(9)]
	if n > fewElements {
		exponent = 1e18
	}
	var l lines
	l.add(n, exponent)
	l.add(a...)
	return l.String()
}

// answerPowerSeries uses a * b' = m * a' * b for b = a^m, after the zeros at the beginning of a are split
// off.
func answerPowerSeries(in *Tokens) string {
	n, m := in.N(), in.N()
	a := in.Ints(n)
	b := powerSeries(a, m)
	var out lines
	out.add(b...)
	return out.String()
}

func powerSeries(a []int, m int) []int {
	n := len(a)
	b := make([]int, n)
	zeros := 0
	for zeros < n && a[zeros] == 0 {
		zeros++
	}
	if m == 0 {
		b[0] = 1
		return b
	}
	if zeros == n || zeros > 0 && m >= n || zeros*m >= n {
		return b
	}

	a, rest := a[zeros:], b[zeros*m:]
	inverse := inverseOf(a[0])
	rest[0] = power(a[0], m, prime)
	for k := 1; k < len(rest); k++ {
		sum := 0
		for i := 1; i <= k; i++ {
			factor := (m%prime*i - (k - i)) % prime
			sum = (sum + a[i]*rest[k-i]%prime*(factor+prime)) % prime
		}
		rest[k] = sum * inverse % prime * inverseOf(k) % prime
	}
	return b
}

// makeSquareSeries makes a series that is a square in most cases.
func makeSquareSeries(r *rand.Rand, n int) string {
	root := randomInts(r, n, prime-1)
	for i := 0; i < r.Intn(3) && i < n; i++ {
		root[i] = 0
	}
	a := root
	if r.Intn(4) > 0 || n > fewElements {
		a = powerSeries(root, 2)
	}
	var l lines
	l.add(n)
	l.add(a...)
	return l.String()
}

// answerSquareSeries returns 1 if there is a root, and -1 otherwise: the first coefficient that is not 0 must
// be a square, at an even position.
func answerSquareSeries(in *Tokens) string {
	a := in.Ints(in.N())
	var out lines
	for k, x := range a {
		if x != 0 {
			if k%2 == 1 || power(x, (prime-1)/2, prime) != 1 {
				return "-1\n"
			}
			break
		}
	}
	out.add(1)
	return out.String()
}

func checkSquareSeries(in, answer, out *Tokens) {
	a := in.Ints(in.N())
	if answer.N() < 0 {
		out.Int(-1, -1)
		return
	}
	b := make([]int, len(a))
	for i := range b {
		b[i] = out.Int(0, prime-1)
	}
	for k, want := range a {
		sum := 0
		for i := 0; i <= k; i++ {
			sum = (sum + b[i]*b[k-i]) % prime
		}
		out.Is(sum == want, "coefficient %d of the square is %d, want %d", k, sum, want)
	}
}

// makeDivision makes two polynomials whose last coefficients are not 0.
func makeDivision(r *rand.Rand, n int) string {
	a, b := randomInts(r, 1+r.Intn(n), prime-1), randomInts(r, 1+r.Intn(n), prime-1)
	if n > fewElements {
		a, b = randomInts(r, n, prime-1), randomInts(r, n/2, prime-1)
	} else if r.Intn(3) == 0 {
		b = b[:1+len(b)/3]
	}
	a[len(a)-1], b[len(b)-1] = 1+r.Intn(prime-1), 1+r.Intn(prime-1)
	if r.Intn(4) == 0 { // a multiple of b
		product := make([]int, len(a)+len(b)-1)
		for i, x := range a {
			for j, y := range b {
				product[i+j] = (product[i+j] + x*y) % prime
			}
		}
		a = product
	}
	var l lines
	l.add(len(a), len(b))
	l.add(a...)
	l.add(b...)
	return l.String()
}

func answerDivision(in *Tokens) string {
	n, m := in.N(), in.N()
	a, b := in.Ints(n), in.Ints(m)
	var quotient []int
	inverse := inverseOf(b[m-1])
	for k := n - m; k >= 0; k-- {
		q := a[k+m-1] * inverse % prime
		quotient = append([]int{q}, quotient...)
		for j, y := range b {
			a[k+j] = (a[k+j] + (prime-q)*y) % prime
		}
	}
	rest := len(a)
	for rest > 0 && a[rest-1] == 0 {
		rest--
	}
	var out lines
	out.add(len(quotient), rest)
	out.add(quotient...)
	out.add(a[:rest]...)
	return out.String()
}

// makeTerm makes a recurrence and the number of an element, which the answer computes one after the other.
func makeTerm(r *rand.Rand, n int) string {
	k := r.Intn(2000)
	if n > fewElements {
		k = 30 * n
	}
	var l lines
	l.add(n, k)
	l.add(randomInts(r, n, prime-1)...)
	l.add(randomInts(r, n, prime-1)...)
	return l.String()
}

func answerTerm(in *Tokens) string {
	d, k := in.N(), in.N()
	list, c := in.Ints(d), in.Ints(d)
	for len(list) <= k {
		next := 0
		for i, x := range c {
			next = (next + x*list[len(list)-1-i]) % prime
		}
		list = append(list, next)
	}
	var out lines
	out.add(list[k])
	return out.String()
}
