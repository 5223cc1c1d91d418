package number

// Sieve returns the primes up to n in ascending order, and the least prime factor of each number up to n, for 0 <= n
// < 2^31. For a prime p, least[p] is p; least[0] and least[1] are 0. Dividing by least[n] repeatedly factorises n in O(log n).
// Other names: linear sieve, Eratosthenes, smallest prime factor.
//
// Cost: O(n) time, 4n bytes. If you need only the primes, SegmentedSieve uses less memory.
// Idea: each composite is crossed out once, by its least prime factor.
// Tested: against trial division. Source: Pritchard 1987, algorithm 3.3, slightly changed. The
// first linear sieve was published by Gries and Misra in 1978.
func Sieve(n int) (primes []int, least []int32) {
	least = make([]int32, n+1)
	for i := 2; i <= n; i++ {
		if least[i] == 0 {
			least[i] = int32(i)
			primes = append(primes, i)
		}

		// Cross out i*p only if p is its least prime factor.
		for _, p := range primes {
			if p > int(least[i]) || i*p > n {
				break
			}
			least[i*p] = int32(p)
		}
	}
	return primes, least
}
