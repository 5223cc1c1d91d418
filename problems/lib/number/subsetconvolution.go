package number

import "math/bits"

// SubsetConvolution returns c, where c[k] is the sum of a[i]*b[k-i] over all subsets i of the set k, modulo
// NTTPrime.
// Indices are sets of bits. a and b are slices of residues, which are not changed. They must have the same
// length, a power of 2.
// For other moduli, call SubsetConvolutionMod.
// Other names: subset sum convolution, ranked zeta transform, fast subset convolution.
//
// Cost: O(n log^2 n), and 8 n log n bytes.
// Idea: i and k-i are disjoint if and only if their union is k and their sizes add up to the size of k. So
// the union product (OrConvolution) is computed separately for each sum of sizes.
// Tested: against the definition, for all small lengths. Source: Björklund, Husfeldt, Kaski and Koivisto
// 2007.
func SubsetConvolution(a, b []int) []int { return SubsetConvolutionMod(a, b, NTTPrime) }

// SubsetConvolutionMod is SubsetConvolution modulo any m from 1 to 2^31.
func SubsetConvolutionMod(a, b []int, m int) []int {
	mod, m32 := NewModulus(m), uint32(m)
	n := bits.Len(uint(len(a))) - 1
	ranks := n + 1
	x, y := rankedSums(a, ranks, m32), rankedSums(b, ranks, m32)

	// For each set multiply two polynomials whose variable counts elements; terms above n are not needed.
	square := uint64(m) * uint64(m)
	for at := 0; at < len(x); at += ranks {
		p, q := x[at:at+ranks], y[at:at+ranks]
		for r := n; r >= 0; r-- {
			sum := uint64(0)
			for i := 0; i <= r; i++ {
				if sum += uint64(p[i]) * uint64(q[r-i]); sum >= square {
					sum -= square
				}
			}
			p[r] = uint32(mod.Mod(int(sum)))
		}
	}

	// Take the sums over subsets back.
	for width := 1; width < len(a); width *= 2 {
		for set := range a {
			if set&width == 0 {
				low, high := x[set*ranks:set*ranks+ranks], x[(set+width)*ranks:(set+width)*ranks+ranks]
				for r, v := range low {
					difference := high[r] // a variable, because the compilers then compute the if without a jump
					if difference < v {
						difference += m32
					}
					high[r] = difference - v
				}
			}
		}
	}
	c := make([]int, len(a))
	for set := range c {
		c[set] = int(x[set*ranks+bits.OnesCount(uint(set))])
	}
	return c
}

// rankedSums returns a table with a row of `ranks` sums for each set: element r of the row is the sum of a
// over the subsets of r elements.
func rankedSums(a []int, ranks int, m uint32) []uint32 {
	x := make([]uint32, len(a)*ranks)
	for set, v := range a {
		x[set*ranks+bits.OnesCount(uint(set))] = uint32(v)
	}
	for width := 1; width < len(a); width *= 2 {
		for set := range a {
			if set&width == 0 {
				low, high := x[set*ranks:set*ranks+ranks], x[(set+width)*ranks:(set+width)*ranks+ranks]
				for r, v := range low {
					sum := high[r] + v
					if sum >= m {
						sum -= m
					}
					high[r] = sum
				}
			}
		}
	}
	return x
}
