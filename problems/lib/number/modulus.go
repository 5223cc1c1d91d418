package number

import (
	"fmt"
	"math/bits"
)

// A Modulus does arithmetic modulo any m from 1 to 2^31, a constant or a number from the input. Residues are
// plain ints in [0, m), so they need no conversion: they index slices, and go into Convolution, Binomials and
// matrices.
// Other names: modint, mint, static_modint, dynamic_modint, 998244353, 1000000007, 10^9+7, Barrett reduction.
//
// Use: p := number.NewModulus(1_000_000_007), also as a variable of the package. p.Mod(a*b + c) is (a*b + c)
// % m for a result from 0 to 2^62; p.Add(a, b), p.Sub(a, b), p.Mul(a, b), p.Div(a, b), p.Pow(a, e),
// p.Inverse(a); p.Of(-5).
// Cost: Mod costs the same as % with a constant modulus (BenchmarkProducts).
// Idea: instead of a division, multiply by 2^(63+k)/m, rounded up, and shift. The rounding is harmless below
// 2^62 if 2^(k+1) >= m.
// Above 2^31, use MulMod or Montgomery.
// Tested: against % for the moduli up to 200 and those around each power of two, with the numbers around the
// multiples of m up to 2^62. Source: Granlund and Montgomery 1994.
type Modulus struct {
	m     int
	magic uint64
	shift uint8
}

// NewModulus returns the Modulus m, 1 <= m <= 2^31. It panics if m is not in this range.
func NewModulus(m int) Modulus {
	if m < 1 || m > 1<<31 {
		panic(fmt.Sprintf("NewModulus(%d): the modulus must be from 1 to 2^31", m))
	}
	shift := 0
	if m > 1 {
		shift = bits.Len(uint(m-1)) - 1
	}

	// magic is (2^(63+shift) + m-1) / m. The numerator has 128 bits.
	hi, lo := uint64(1)<<shift>>1, uint64(1)<<shift<<63
	lo, carry := bits.Add64(lo, uint64(m-1), 0)
	magic, _ := bits.Div64(hi+carry, lo, uint64(m))
	return Modulus{m, magic, uint8(shift)}
}

// Mod returns x % m for 0 <= x < 2^62, such as p.Mod(a*b + c) for residues a, b and c. For other ints, use
// Of.
func (p Modulus) Mod(x int) int { return x - p.quotient(x)*p.m }

// quotient returns x / m for 0 <= x < 2^62.
func (p Modulus) quotient(x int) int {
	high, _ := bits.Mul64(uint64(x)<<1, p.magic)
	return int(high >> (p.shift & 63))
}

// Of returns the residue of any int.
func (p Modulus) Of(x int) int {
	x %= p.m
	if x < 0 {
		x += p.m
	}
	return x
}

// residueOf is mod.Of for numbers whose absolute value is below 2^62. It needs no division.
func residueOf(x int, mod Modulus) int {
	if x < 0 {
		return mod.Sub(0, mod.Mod(-x))
	}
	return mod.Mod(x)
}

// Int returns m.
func (p Modulus) Int() int { return p.m }

// Add returns a + b for residues a and b.
func (p Modulus) Add(a, b int) int {
	if a += b; a >= p.m {
		a -= p.m
	}
	return a
}

// Sub returns a - b for residues a and b.
func (p Modulus) Sub(a, b int) int {
	if a -= b; a < 0 {
		a += p.m
	}
	return a
}

// Mul returns a * b for residues a and b.
func (p Modulus) Mul(a, b int) int { return p.Mod(a * b) }

// Pow returns the residue a to the power e >= 0; Pow(0, 0) is 1 modulo m.
func (p Modulus) Pow(a, e int) int {
	result := p.Mod(1)
	for ; e > 0; e /= 2 {
		if e%2 == 1 {
			result = p.Mul(result, a)
		}
		a = p.Mul(a, a)
	}
	return result
}

// Inverse returns 1/a for a residue a that has no common divisor with m. It panics if a has one. It costs
// O(log m).
func (p Modulus) Inverse(a int) int {
	x, ok := InvMod(a, p.m)
	if !ok {
		panic(fmt.Sprintf("%d has no inverse modulo %d", a, p.m))
	}
	return x
}

// Div returns a / b for residues a and b; b must have no common divisor with m.
func (p Modulus) Div(a, b int) int { return p.Mul(a, p.Inverse(b)) }
