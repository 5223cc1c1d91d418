package number

// Binomials computes binomial coefficients C(n, k) modulo a prime that is greater than n.
// Other names: combinations, nCr, factorials modulo p.
//
// Use: b := NewBinomials(most, p); b.Choose(n, k) for n <= most < p.
// Cost: O(most) for NewBinomials, two products for Choose.
// Tested: against Pascal's triangle. Source: folklore; cp-algorithms 2018, Binomial Coefficients.
type Binomials struct {
	p                  int
	Factorial, Inverse []int // n! and 1/n! modulo p
}

// NewBinomials computes n! and 1/n! for all n up to most, which Choose needs. p must be a prime below 2^31
// and greater than most.
func NewBinomials(most, p int) *Binomials {
	b := &Binomials{p: p, Factorial: make([]int, most+1), Inverse: make([]int, most+1)}
	b.Factorial[0] = 1
	for n := 1; n <= most; n++ {
		b.Factorial[n] = b.Factorial[n-1] * n % p
	}

	// Fermat's little theorem gives one inverse. The others follow from 1/(n-1)! = n/n!.
	b.Inverse[most] = PowMod(b.Factorial[most], p-2, p)
	for n := most; n > 0; n-- {
		b.Inverse[n-1] = b.Inverse[n] * n % p
	}
	return b
}

// Choose returns C(n, k) modulo p, the number of ways to choose k of n elements; it is 0 if k < 0 or k > n.
func (b *Binomials) Choose(n, k int) int {
	if k < 0 || k > n {
		return 0
	}
	return b.Factorial[n] * b.Inverse[k] % b.p * b.Inverse[n-k] % b.p
}
