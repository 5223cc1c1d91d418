package number

// A Residue is a number modulo the prime NTTPrime, 998244353. Its methods correspond to the arithmetic
// operators. If you need another prime below 2^31, change the constant residueModulus after you have copied
// this code into your solution. For a modulus from the input, use Montgomery.
// Other names: modint, mint.
//
// Use: sum := ResidueOf(a).Mul(ResidueOf(b)).Add(1); sum.Inverse(); int(sum).
// Cost: the same as that of expressions with %, because the modulus is a constant and the methods are inlined.
// Tested: against % on ints, for the least and the greatest residues; Inverse is checked with Mul. Source:
// ac-library 2020.
type Residue uint32

const residueModulus = NTTPrime

// ResidueOf returns the residue of any int.
func ResidueOf(n int) Residue {
	n %= residueModulus
	if n < 0 {
		n += residueModulus
	}
	return Residue(n)
}

// Add returns a + b.
func (a Residue) Add(b Residue) Residue {
	if a += b; a >= residueModulus {
		a -= residueModulus
	}
	return a
}

// Sub returns a - b.
func (a Residue) Sub(b Residue) Residue {
	if a < b {
		a += residueModulus
	}
	return a - b
}

// Mul returns a * b.
func (a Residue) Mul(b Residue) Residue { return Residue(uint64(a) * uint64(b) % residueModulus) }

// Pow returns a to the power e >= 0.
func (a Residue) Pow(e int) Residue {
	result := Residue(1)
	for ; e > 0; e /= 2 {
		if e%2 == 1 {
			result = result.Mul(a)
		}
		a = a.Mul(a)
	}
	return result
}

// Inverse returns 1/a; a must not be 0.
func (a Residue) Inverse() Residue { return a.Pow(residueModulus - 2) }

// Div returns a / b; b must not be 0.
func (a Residue) Div(b Residue) Residue { return a.Mul(b.Inverse()) }
