package number

import "math/bits"

// NTTPrime is the modulus of Convolution: a prime p with the primitive root 3, and 2^23 divides p-1.
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

	x, y := make([]uint32, size), make([]uint32, size)
	for i, v := range a {
		x[i] = uint32(v)
	}
	for i, v := range b {
		y[i] = uint32(v)
	}
	transform(x, uint64(p), uint64(forward))
	transform(y, uint64(p), uint64(forward))
	for i := range x {
		x[i] = uint32(uint64(x[i]) * uint64(y[i]) % uint64(p))
	}

	// The inverse transform uses the inverse root and then divides by the size.
	back, _ := InvMod(forward, p)
	transform(x, uint64(p), uint64(back))

	result := make([]int, n)
	scale, _ := InvMod(size%p, p)
	for i := range result {
		result[i] = int(x[i]) * scale % p
	}
	return result
}

// transform evaluates a polynomial at all powers of root. The order of root is len(a), a power of two.
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

	powers := make([]uint32, len(a)/2+1) // of root
	powers[0] = 1
	for i := 1; i < len(powers); i++ {
		powers[i] = uint32(uint64(powers[i-1]) * root % p)
	}
	for half := 1; half < len(a); half *= 2 {
		stride := len(a) / (2 * half)
		for start := 0; start < len(a); start += 2 * half {
			low, high := a[start:start+half], a[start+half:start+2*half]
			for i := range low {
				u := uint64(low[i])
				v := uint64(high[i]) * uint64(powers[i*stride]) % p
				low[i] = uint32(smaller(u+v, p))
				high[i] = uint32(smaller(u+p-v, p))
			}
		}
	}
}

// smaller returns x modulo p for x < 2p.
func smaller(x, p uint64) uint64 {
	if x >= p {
		return x - p
	}
	return x
}
