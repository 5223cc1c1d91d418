package number

// BinomialsAny computes binomial coefficients C(n, k) modulo any m, which need not be prime, for large n.
// Other names: Lucas' theorem for prime powers, Granville, nCr modulo a composite number.
//
// Use: b := NewBinomialsAny(m); b.Choose(n, k).
// Cost: for each prime power q = p^e of m, O(q) time and 8 bytes times q for NewBinomialsAny, up to 32 times q if
// p is 2 or 3, but up to 200 KB in any case; O(log_p n) divisions for Choose, several times less for small q or p.
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
	p      int
	q      Modulus
	step   int               // p^levels: the table has the factors of n! that step does not divide
	period int               // q * p^(levels-1)
	table  []partOfFactorial // of 0 to period-1
	whole  int               // the value of a period, 1 or -1 modulo q
	digits []int32           // the sums of the digits of 0 to step-1 with the base p; nil if step is p
	powers []int             // the powers of p below q
	join   int               // 1 modulo q, and 0 modulo the other prime powers
}

// A partOfFactorial is the product of some numbers without their factors p, and its inverse.
type partOfFactorial struct{ value, inverse int32 }

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
	// As many levels as a table that fits into a cache has room for, or one that is not much larger than needed.
	const small, larger = 1 << 14, 4
	pp := primePower{p: p, q: NewModulus(q), step: p, period: q}
	levels := 1
	for pp.period*p <= small || pp.period*p <= larger*q {
		pp.step *= p
		pp.period *= p
		levels++
	}
	if levels > 1 {
		pp.digits = make([]int32, pp.step)
		for i := 1; i < pp.step; i++ {
			pp.digits[i] = pp.digits[i/p] + int32(i%p)
		}
	}

	// The products from left to right. A number that step divides belongs to a later level.
	pp.table = make([]partOfFactorial, pp.period)
	pp.table[0].value = 1
	value := 1
	for i := 1; i < pp.period; i++ {
		value = pp.q.Mod(value * withoutFactors(i, p, pp.step))
		pp.table[i].value = int32(value)
	}
	pp.whole = value

	// Their inverses from right to left: the product of the whole period is its own inverse.
	pp.table[0].inverse = 1
	inverse := value
	for i := pp.period - 1; i > 0; i-- {
		pp.table[i].inverse = int32(inverse)
		inverse = pp.q.Mod(inverse * withoutFactors(i, p, pp.step))
	}

	for power := 1; power < q; power *= p {
		pp.powers = append(pp.powers, power)
	}
	return pp
}

// withoutFactors returns i without its factors p, or 1 if step divides i.
func withoutFactors(i, p, step int) int {
	if i%p > 0 {
		return i
	}
	if i%step == 0 {
		return 1
	}
	for i%p == 0 {
		i /= p
	}
	return i
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
	value, digits := 1, 0
	rest := n - k
	for n > 0 {
		// One step for all three factorials, because the two smaller ones end first.
		top, timesTop, nextTop, digitsTop := pp.part(n)
		left, timesLeft, nextLeft, digitsLeft := pp.part(k)
		right, timesRight, nextRight, digitsRight := pp.part(rest)
		value = pp.q.Mod(value * int(top.value))
		value = pp.q.Mod(value * int(left.inverse))
		value = pp.q.Mod(value * int(right.inverse))
		digits += digitsLeft + digitsRight - digitsTop

		// Whole periods give 1 or -1 each.
		if (timesTop-timesLeft-timesRight)%2 != 0 {
			value = pp.q.Mod(value * pp.whole)
		}
		n, k, rest = nextTop, nextLeft, nextRight
	}

	// n! has (n - the sum of n's digits) / (p-1) factors p.
	factors := digits / (pp.p - 1)
	if factors >= len(pp.powers) {
		return 0
	}
	return pp.q.Mod(value * pp.powers[factors])
}

// part returns the part of n! that the table has, for n = times*period + i; n / step, which is next; and the sum of
// the digits of n % step.
func (pp *primePower) part(n int) (part partOfFactorial, times, next, digits int) {
	times = n / pp.period
	i := n - times*pp.period
	high := int(uint32(i) / uint32(pp.step))
	digits = i - high*pp.step
	if pp.digits != nil {
		digits = int(pp.digits[digits])
	}
	return pp.table[i], times, times*(pp.period/pp.step) + high, digits
}
