package number

// BinomialsAny computes binomial coefficients C(n, k) modulo any m, which need not be prime, for large n.
// Other names: Lucas' theorem for prime powers, Granville, nCr modulo a composite number.
//
// Use: b := NewBinomialsAny(m); b.Choose(n, k).
// Cost: for each prime power q = p^e of m, O(q) time and 12 bytes times q for NewBinomialsAny, but at least
// 200 KB; O(log_p n) divisions for Choose, several times less for small q.
// Idea: the factors of n! that are not divisible by p have products modulo q that repeat with the period q; the
// others are p times those of (n/p)!. For small q a table has the products of several such levels at once. The
// results are joined by CRT.
// Tested: against Pascal's triangle for all m up to 60, and with Lucas' theorem for large n. Source:
// Granville 1997.
type BinomialsAny struct {
	m      Modulus
	powers []primePower
}

// A primePower has the factorials modulo q = p^e.
type primePower struct {
	q      Modulus
	step   int               // p^levels: the table has the factors of n! that step does not divide
	period int               // q * p^(levels-1)
	table  []partOfFactorial // of 0 to period-1
	whole  partOfFactorial   // of period; its value is 1 or -1 modulo q
	zeros  []int             // the powers of p below q
	join   int               // 1 modulo q, and 0 modulo the other prime powers
}

// A partOfFactorial is the product of some numbers, divided by p^zeros, which leaves no factors p.
type partOfFactorial struct{ value, inverse, zeros int32 }

// NewBinomialsAny prepares Choose. m is from 1 to 2^31, and its largest prime power, below 2^31, has a table.
func NewBinomialsAny(m int) *BinomialsAny {
	b := &BinomialsAny{m: NewModulus(m)}
	for rest := m; rest > 1; {
		p := leastFactor(rest)
		q := 1
		for rest%p == 0 {
			rest /= p
			q *= p
		}
		pp := newPrimePower(p, q)
		others := m / q
		inverse, _ := InvMod(others%q, q)
		pp.join = others * inverse % m
		b.powers = append(b.powers, pp)
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

// newPrimePower prepares binomial coefficients modulo q, a power of the prime p.
func newPrimePower(p, q int) primePower {
	// As many levels as a table that fits into a cache has room for.
	const small = 1 << 14
	modulus, step, period, levels := NewModulus(q), p, q, 1
	for period*p <= small {
		step *= p
		period *= p
		levels++
	}

	// The products from left to right. A number that step divides belongs to a later level.
	table := make([]partOfFactorial, period)
	table[0].value = 1
	value, zeros := 1, 0
	for i := 1; i < period; i++ {
		factor, v := withoutFactors(i, p, levels)
		value = modulus.Mod(value * factor)
		zeros += v
		table[i].value, table[i].zeros = int32(value), int32(zeros)
	}

	// Their inverses from right to left: the product of the whole period is its own inverse.
	table[0].inverse = 1
	inverse := value
	for i := period - 1; i > 0; i-- {
		table[i].inverse = int32(inverse)
		factor, _ := withoutFactors(i, p, levels)
		inverse = modulus.Mod(inverse * factor)
	}

	var powers []int
	for power := 1; power < q; power *= p {
		powers = append(powers, power)
	}
	_, last := withoutFactors(period, p, levels)
	whole := partOfFactorial{int32(value), int32(value), int32(zeros + last)}
	return primePower{modulus, step, period, table, whole, powers, 0}
}

// withoutFactors returns i / p^v for the largest v <= levels, or 1 if p^levels divides i.
func withoutFactors(i, p, levels int) (rest, v int) {
	rest = i
	for v < levels && rest%p == 0 {
		rest /= p
		v++
	}
	if v == levels {
		rest = 1
	}
	return rest, v
}

// Choose returns C(n, k) modulo m; it is 0 if k < 0 or k > n.
func (b *BinomialsAny) Choose(n, k int) int {
	if k < 0 || k > n {
		return 0
	}
	result := 0
	for i := range b.powers {
		pp := &b.powers[i]
		result = b.m.Mod(pp.choose(n, k)*pp.join + result)
	}
	return result
}

// choose returns C(n, k) modulo q.
func (pp *primePower) choose(n, k int) int {
	value, zeros := 1, 0
	rest := n - k
	for n > 0 {
		// One step for all three factorials, because the two smaller ones end first.
		top, timesTop, nextTop := pp.part(n)
		left, timesLeft, nextLeft := pp.part(k)
		right, timesRight, nextRight := pp.part(rest)
		value = pp.q.Mod(value * int(top.value))
		value = pp.q.Mod(value * int(left.inverse))
		value = pp.q.Mod(value * int(right.inverse))
		zeros += int(top.zeros) - int(left.zeros) - int(right.zeros)

		// Whole periods give 1 or -1 each.
		periods := timesTop - timesLeft - timesRight
		zeros += periods * int(pp.whole.zeros)
		if periods%2 != 0 {
			value = pp.q.Mod(value * int(pp.whole.value))
		}
		n, k, rest = nextTop, nextLeft, nextRight
	}
	if zeros >= len(pp.zeros) {
		return 0
	}
	return pp.q.Mod(value * pp.zeros[zeros])
}

// part returns the part of n! that the table has, for n = times*period + i, and n / step.
func (pp *primePower) part(n int) (part *partOfFactorial, times, next int) {
	times = n / pp.period
	i := n - times*pp.period
	return &pp.table[i], times, times*(pp.period/pp.step) + i/pp.step
}
