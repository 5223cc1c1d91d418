package number

import "math/bits"

// The modulus of Convolution: a prime with a primitive root 3 and 2^23 in p-1.
const NTTPrime = 998244353

// Convolution returns the product of two polynomials modulo 998244353: result[k] is the sum of a[i]*b[k-i]. The elements
// are residues. The result has len(a)+len(b)-1 elements, at most 2^23. If a or b is empty, the result is empty.
// Other names: NTT, number theoretic transform, FFT, polynomial multiplication.
//
// Cost: O(n log n), n the length of the result.
// Tested: against multiplying term by term, for all small lengths. Source: Cooley and Tukey 1965.
func Convolution(a, b []int) []int { return convolution(a, b, NTTPrime, 3) }

func convolution(a, b []int, p, root int) []int {
	if len(a) == 0 || len(b) == 0 {
		return nil
	}
	n := len(a) + len(b) - 1
	size := 1 << bits.Len(uint(n-1))
	forward := PowMod(root, (p-1)/size, p)

	// A square needs one transform less.
	x := make([]uint32, size)
	for i, v := range a {
		x[i] = uint32(v)
	}
	transform(x, uint64(p), uint64(forward))
	y := x
	if !same(a, b) {
		y = make([]uint32, size)
		for i, v := range b {
			y[i] = uint32(v)
		}
		transform(y, uint64(p), uint64(forward))
	}
	for i := range x {
		x[i] = uint32(uint64(x[i]) * uint64(y[i]) % uint64(p))
	}

	// The inverse transform uses the inverse root, and a division by the size at the end.
	back, _ := InvMod(forward, p)
	transform(x, uint64(p), uint64(back))

	result := make([]int, n)
	scale, _ := InvMod(size%p, p)
	for i := range result {
		result[i] = int(x[i]) * scale % p
	}
	return result
}

// same reports whether two lists are one and the same, or both empty.
func same(a, b []int) bool { return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0]) }

// transform evaluates a polynomial at all powers of root, whose order is len(a), a power of two.
func transform(a []uint32, p, root uint64) {
	for i, j := 1, 0; i < len(a); i++ { // bit-reversed order
		bit := len(a) / 2
		for ; j&bit != 0; bit /= 2 {
			j ^= bit
		}
		j ^= bit
		if i < j {
			a[i], a[j] = a[j], a[i]
		}
	}

	powers := powersOf(root, p, len(a)/2+1)
	for half := 1; half < len(a); half *= 2 {
		stride := len(a) / (2 * half)
		for start := 0; start < len(a); start += 2 * half {
			low, high := a[start:start+half], a[start+half:start+2*half]
			for i := range low {
				u, v, w := uint64(low[i]), uint64(high[i]), powers[i*stride]

				// This is v*w modulo p, or p more. It takes no division.
				v = v*uint64(w.value) - v*uint64(w.quotient)>>32*p
				v = smaller(v, p)
				low[i] = uint32(smaller(u+v, p))
				high[i] = uint32(smaller(u+p-v, p))
			}
		}
	}
}

// A factor is a residue modulo p, with the quotient value*2^32/p, rounded down (Shoup's method).
type factor struct{ value, quotient uint32 }

// powersOf returns the first n powers of root.
func powersOf(root, p uint64, n int) []factor {
	powers := make([]factor, n)
	power := uint64(1)
	for i := range powers {
		powers[i] = factor{uint32(power), uint32(power << 32 / p)}
		power = power * root % p
	}
	return powers
}

// smaller returns x modulo p for x < 2p.
func smaller(x, p uint64) uint64 {
	if x >= p {
		return x - p
	}
	return x
}
