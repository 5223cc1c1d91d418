package number

// BinomialsAny computes binomial coefficients C(n, k) modulo any m, which need not be prime, for large n.
// Other names: Lucas' theorem for prime powers, Granville, nCr modulo a composite number.
//
// Use: b := NewBinomialsAny(m); b.Choose(n, k).
// Cost: O(sum of the prime powers of m) for NewBinomialsAny, which is at most m, and 8 bytes each; O(log n)
// for each prime factor of m for Choose.
// Idea: for each prime power q = p^e of m, a table of the factorials modulo q without their factors p gives
// n! without its factors p, because these products repeat with the period q. The results are joined by CRT.
// Tested: against Pascal's triangle for all m up to 60, and with Lucas' theorem for large n. Source:
// Granville 1997.
type BinomialsAny struct {
	m      int
	powers []primePower
}

// A primePower has the factorials without the factors p, modulo q = p^e.
type primePower struct {
	p, q      int
	factorial []int
	join      int // 1 modulo q, and 0 modulo the other prime powers
}

// NewBinomialsAny prepares Choose. m is from 1 to 2^31, and its largest prime power has a table.
func NewBinomialsAny(m int) *BinomialsAny {
	b := &BinomialsAny{m: m}
	for rest := m; rest > 1; {
		p := leastFactor(rest)
		q := 1
		for rest%p == 0 {
			rest /= p
			q *= p
		}
		factorial := make([]int, q)
		factorial[0] = 1
		for i := 1; i < q; i++ {
			factorial[i] = factorial[i-1]
			if i%p > 0 {
				factorial[i] = factorial[i] * i % q
			}
		}
		others := m / q
		inverse, _ := InvMod(others%q, q)
		b.powers = append(b.powers, primePower{p, q, factorial, others * inverse % m})
	}
	return b
}

// leastFactor returns the least prime factor of n > 1.
func leastFactor(n int) int {
	for p := 2; p*p <= n; p++ {
		if n%p == 0 {
			return p
		}
	}
	return n
}

// Choose returns C(n, k) modulo m; it is 0 if k < 0 or k > n.
func (b *BinomialsAny) Choose(n, k int) int {
	if k < 0 || k > n {
		return 0
	}
	result := 0
	for _, pp := range b.powers {
		result = (result + MulMod(pp.choose(n, k), pp.join, b.m)) % b.m
	}
	return result
}

func (pp primePower) choose(n, k int) int {
	top, zerosTop := pp.factorialOf(n)
	left, zerosLeft := pp.factorialOf(k)
	right, zerosRight := pp.factorialOf(n - k)
	inverse, _ := InvMod(left*right%pp.q, pp.q)
	value := top * inverse % pp.q
	for zeros := zerosTop - zerosLeft - zerosRight; zeros > 0 && value > 0; zeros-- {
		value = value * pp.p % pp.q
	}
	return value
}

// factorialOf returns n! without its factors p, modulo q, and the number of these factors.
func (pp primePower) factorialOf(n int) (value, zeros int) {
	value = 1 % pp.q
	whole := pp.factorial[pp.q-1] // the product of a period: 1 or -1
	for n > 0 {
		if n/pp.q%2 == 1 {
			value = value * whole % pp.q
		}
		value = value * pp.factorial[n%pp.q] % pp.q
		n /= pp.p
		zeros += n
	}
	return value, zeros
}
