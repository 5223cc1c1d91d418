package number

// PrimeCount returns the number of primes up to n, for 0 <= n <= 10^13.
// Other names: prime counting function, pi(n), Lucy's algorithm.
//
// Cost: O(n^(3/4)) time, about 0.2 s for 10^11; O(sqrt(n)) memory.
// Tested: against Sieve for small n, and against the known values for the powers of ten up to 10^9. Source:
// Lucy_Hedgehog 2012, Project Euler 10; the idea: Legendre 1808.
func PrimeCount(n int) int {
	if n < 2 {
		return 0
	}
	t := newQuotients(n)
	small, large := make([]int, t.root+1), make([]int, t.root+1)
	for i := 1; i <= t.root; i++ {
		small[i] = i - 1
		large[i] = n/i - 1
	}
	t.sieve(func(p int) {
		below := small[p-1]
		t.each(p, func(i int) { large[i] -= large[i*p] - below },
			func(i, x int) { large[i] -= small[x] - below },
			func(i, x int) { small[i] -= small[x] - below })
	})
	return large[1]
}

// quotients helps to compute a function of all the values of floor(n/i). There are about 2 sqrt(n) of them:
// the numbers up to the root, and floor(n/i) for the i up to the root.
type quotients struct {
	n, root int
	primes  []int // up to the root
}

// newQuotients returns the quotients of n and the primes up to its square root.
func newQuotients(n int) quotients {
	root := 1
	for (root+1)*(root+1) <= n {
		root++
	}
	primes, _ := Sieve(root)
	return quotients{n, root, primes}
}

// sieve calls remove for each prime up to the root, ascending.
func (t quotients) sieve(remove func(p int)) {
	for _, p := range t.primes {
		remove(p)
	}
}

// each visits the values v >= p*p from the largest to the smallest. A value is n/i or i. v/p is n/(i*p), if
// i*p is at most the root; else it is a small number x.
func (t quotients) each(p int, largeLarge func(i int), largeSmall, smallSmall func(i, x int)) {
	last := t.n / (p * p)
	if last > t.root {
		last = t.root
	}
	middle := t.root / p
	if middle > last {
		middle = last
	}
	for i := 1; i <= middle; i++ {
		largeLarge(i)
	}
	for i := middle + 1; i <= last; i++ {
		largeSmall(i, t.n/(i*p))
	}
	for i := t.root; i >= p*p; i-- {
		smallSmall(i, i/p)
	}
}
