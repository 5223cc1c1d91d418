package number

import "math/bits"

// NTTPrime is the modulus of Convolution: a prime p with the primitive root 3 for which 2^23 divides p-1.
const NTTPrime = 998244353

// Convolution returns the product of two polynomials modulo 998244353: result[k] is the sum of a[i]*b[k-i]. The elements
// may be any ints, those of the result are residues. The result has len(a)+len(b)-1 elements, at most 2^23. If a or b is
// empty, the result is empty.
// Other names: NTT, number theoretic transform, FFT, polynomial multiplication.
//
// Cost: O(n log n), where n is the length of the result.
// Tested: against multiplying term by term, for all small lengths. Source: Pollard 1971; the order of
// the roots, which makes a bit-reversal step unnecessary: ac-library 2020, convolution.
func Convolution(a, b []int) []int {
	if len(a) == 0 || len(b) == 0 {
		return nil
	}
	x := convolution(a, b, NTTPrime)
	result := make([]int, len(x))
	for i, v := range x {
		result[i] = int(v)
	}
	return result
}

// convolution is Convolution modulo a prime p below 2^30 with the primitive root 3, for lists that are not empty. Let
// n be the least power of two that is not less than the length of the result. n must divide p-1, because a root of
// unity of order n must exist.
func convolution(a, b []int, p int) []uint32 {
	n := len(a) + len(b) - 1
	t := newTransform(p, n)

	x := t.residues(a, n)
	t.forward(x)
	y := x
	if !same(a, b) { // otherwise one transform is enough
		y = t.residues(b, n)
		t.forward(y)
	}
	t.multiply(x, y) // this also divides by 2^32; the product below cancels it
	t.back(x)

	x = x[:n]
	for i, v := range x {
		x[i] = t.product(v, t.square)
	}
	return x
}

// same reports whether a and b are the same slice in memory, or both empty.
func same(a, b []int) bool { return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0]) }

// A transform computes number theoretic transforms modulo a prime with the primitive root 3: the values of
// a polynomial at the roots of unity whose order is the length of a slice, which is a power of two. roots
// contains roots of unity as rootsOf returns them, and inverses their inverses.
type transform struct {
	modulus32
	roots, inverses []uint32
}

// newTransform returns a transform for slices of up to n elements, rounded up to a power of two.
func newTransform(p, n int) transform {
	m := newModulus32(p)
	inverse, _ := InvMod(3, p)
	half := powerFrom(n) / 2
	return transform{m, m.rootsOf(3, half), m.rootsOf(inverse, half)}
}

// powerFrom returns the least power of two that is not less than n, at least 1.
func powerFrom(n int) int {
	if n < 2 {
		return 1
	}
	return 1 << bits.Len(uint(n-1))
}

// residues returns the residues of a, and zeros up to a power of two from n on.
func (t transform) residues(a []int, n int) []uint32 {
	x := make([]uint32, powerFrom(n))
	for i, v := range a {
		if uint(v) >= uint(t.p) {
			v = residue(v, int(t.p))
		}
		x[i] = uint32(v)
	}
	return x
}

// forward replaces the coefficients in x, which are below 2p, by the values, which are below 2p.
//
// x consists of blocks. Each block holds the polynomial modulo X^(2*half) - r^2, where r depends on the block.
// A step splits the block in two halves. The first holds the polynomial modulo X^half - r, the second modulo
// X^half + r. At the beginning, the whole slice is one block with r = 1. The roots are ordered so that block
// number k has r = roots[k], whatever the size of the blocks. Two steps at once save half of the accesses to
// memory. Sums may be up to 4p in between, so that few of them need a reduction (Harvey 2014).
func (t transform) forward(x []uint32) {
	quarter := len(x) / 4
	if bits.Len(uint(len(x)))%2 == 0 { // the number of steps is odd: begin with a single one, r = 1
		half := len(x) / 2
		low, high := x[:half], x[half:]
		for i, u := range low {
			low[i], high[i] = u+high[i], u+2*t.p-high[i]
		}
		quarter = half / 4
	}

	for ; quarter > 0; quarter /= 4 {
		for k := 0; 4*quarter*k < len(x); k++ {
			block := x[4*quarter*k : 4*quarter*(k+1)]
			r, first, second := t.roots[k], t.roots[2*k], t.roots[2*k+1]
			a, b, c, d := block[:quarter], block[quarter:][:quarter], block[2*quarter:][:quarter], block[3*quarter:][:quarter]
			for i, ai := range a {
				u, v := t.below2p(ai), t.lazy(c[i], r)
				w, y := t.below2p(b[i]), t.lazy(d[i], r)

				z := t.lazy(w+y, first)
				sum := t.below2p(u + v)
				a[i], b[i] = sum+z, sum+2*t.p-z

				z = t.lazy(w+2*t.p-y, second)
				sum = t.below2p(u + 2*t.p - v)
				c[i], d[i] = sum+z, sum+2*t.p-z
			}
		}
	}
	for i, u := range x {
		x[i] = t.below2p(u)
	}
}

// back is the inverse of forward: it replaces values below 2p by the coefficients, which are below p.
func (t transform) back(x []uint32) {
	quarter := 1
	for ; 4*quarter <= len(x); quarter *= 4 {
		for k := 0; 4*quarter*k < len(x); k++ {
			block := x[4*quarter*k : 4*quarter*(k+1)]
			r, first, second := t.inverses[k], t.inverses[2*k], t.inverses[2*k+1]
			a, b, c, d := block[:quarter], block[quarter:][:quarter], block[2*quarter:][:quarter], block[3*quarter:][:quarter]
			for i, ai := range a {
				u, v := t.below2p(ai+b[i]), t.lazy(ai+2*t.p-b[i], first)
				w, y := t.below2p(c[i]+d[i]), t.lazy(c[i]+2*t.p-d[i], second)
				a[i], c[i] = t.below2p(u+w), t.lazy(u+2*t.p-w, r)
				b[i], d[i] = t.below2p(v+y), t.lazy(v+2*t.p-y, r)
			}
		}
	}

	if quarter < len(x) { // the single step, r = 1
		low, high := x[:quarter], x[quarter:]
		for i, u := range low {
			low[i], high[i] = u+high[i], u+2*t.p-high[i]
		}
	}
	inverse, _ := InvMod(len(x)%int(t.p), int(t.p))
	scale := t.factor(inverse)
	for i, u := range x {
		x[i] = t.product(u, scale)
	}
}

// multiply replaces the values of x by their products with those of y, divided by 2^32. y may be x.
func (t transform) multiply(x, y []uint32) {
	for i, u := range x {
		x[i] = t.lazy(u, y[i])
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
