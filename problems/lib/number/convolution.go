package number

import "math/bits"

// NTTPrime is the modulus of Convolution: a prime p with the primitive root 3 for which 2^23 divides p-1.
const NTTPrime = 998244353

// Convolution returns the product of two polynomials modulo 998244353: result[k] is the sum of a[i]*b[k-i]. The elements
// are residues. The result has len(a)+len(b)-1 elements, at most 2^23. If a or b is empty, the result is empty.
// Other names: NTT, number theoretic transform, FFT, polynomial multiplication.
//
// Cost: O(n log n), where n is the length of the result.
// Tested: against multiplying term by term, for all small lengths. Source: Pollard 1971; the order of
// the roots, which makes a bit-reversal step unnecessary: ac-library 2020, convolution.
func Convolution(a, b []int) []int { return convolution(a, b, NTTPrime) }

// convolution is Convolution modulo a prime p below 2^30 with the primitive root 3. Let n be the least power
// of two that is not less than the length of the result. n must divide p-1, because a root of unity of order
// n must exist.
func convolution(a, b []int, p int) []int {
	if len(a) == 0 || len(b) == 0 {
		return nil
	}
	n := len(a) + len(b) - 1
	size := 1 << bits.Len(uint(n-1))
	m := newModulus32(p)

	roots := m.rootsOf(3, size/2)
	x := m.transformed(a, size, roots)

	// If a and b are the same slice, compute only one transform.
	y := x
	if !same(a, b) {
		y = m.transformed(b, size, roots)
	}
	for i := range x {
		x[i] = m.product(x[i], y[i]) // m.product also divides by 2^32; the factor below cancels this
	}

	inverseRoot, _ := InvMod(3, p)
	m.transformBack(x, m.rootsOf(inverseRoot, size/2))

	scale, _ := InvMod(size%p, p)
	factor := m.factor(int(m.factor(scale)))
	result := make([]int, n)
	for i := range result {
		result[i] = int(m.product(x[i], factor))
	}
	return result
}

// same reports whether a and b are the same slice in memory, or both empty.
func same(a, b []int) bool { return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0]) }

// transformed returns the values of a polynomial at the size-th roots of unity.
func (m modulus32) transformed(a []int, size int, roots []uint32) []uint32 {
	x := make([]uint32, size)
	for i, v := range a {
		x[i] = uint32(v)
	}

	// x consists of blocks of 2*half elements. Each block holds the polynomial modulo X^(2*half) - r^2, where
	// r depends on the block. A step splits the block in two. The first part holds the polynomial modulo
	// X^half - r, the second modulo X^half + r. At the beginning, the whole slice is one block with r = 1.
	// The roots are ordered so that block number k has r = roots[k], whatever the size of the blocks.
	for half := size / 2; half > 0; half /= 2 {
		for k, r := range roots[:size/2/half] {
			start := 2 * half * k
			low, high := x[start:start+half], x[start+half:start+2*half]
			for i, u := range low {
				v := m.product(high[i], r)
				low[i] = m.reduced(u + v)
				high[i] = m.reduced(u + m.p - v)
			}
		}
	}
	return x
}

// transformBack inverts the transform that the method transformed computes, but it also multiplies each
// element by len(x). roots must be the inverses of the roots that were passed to transformed.
func (m modulus32) transformBack(x, roots []uint32) {
	for half := 1; half < len(x); half *= 2 {
		for k, r := range roots[:len(x)/2/half] {
			start := 2 * half * k
			low, high := x[start:start+half], x[start+half:start+2*half]
			for i, u := range low {
				v := high[i]
				low[i] = m.reduced(u + v)
				high[i] = m.product(u+m.p-v, r)
			}
		}
	}
}

// rootsOf returns a list of n roots of unity, where n is a power of two or 0. Element 0 is 1. Element 2^k is
// a root of order 2^(k+2). Element 2^k+i, for i < 2^k, is the product of the elements 2^k and i. The elements
// are results of m.factor, so they can be factors in m.product. root is a primitive root.
func (m modulus32) rootsOf(root, n int) []uint32 {
	roots := make([]uint32, n)
	if n == 0 {
		return roots
	}
	p := int(m.p)
	power := m.factor(PowMod(root, (p-1)/(2*n), p))
	for k := n / 2; k > 0; k /= 2 {
		roots[k] = power
		power = m.product(power, power)
	}

	roots[0] = m.factor(1)
	for k := 1; k < n; k *= 2 {
		for i := 1; i < k; i++ {
			roots[k+i] = m.product(roots[k], roots[i])
		}
	}
	return roots
}
