package number

// A modulus32 multiplies residues modulo an odd number p below 2^30 without division (Montgomery's method).
//
// Cost: three multiplications of 32 bits for each product.
// Tested: by the tests of Convolution. Source: Montgomery 1985.
type modulus32 struct {
	p       uint32
	inverse uint32 // inverse*p is -1 modulo 2^32
}

func newModulus32(p int) modulus32 {
	inverse := -uint32(p) // correct in the last three bits; each step doubles the number of correct bits
	for i := 0; i < 4; i++ {
		inverse *= 2 + uint32(p)*inverse
	}
	return modulus32{uint32(p), inverse}
}

// factor returns x * 2^32 modulo p: product(y, factor(x)) is y * x.
func (m modulus32) factor(x int) uint32 { return uint32(uint64(x) << 32 % uint64(m.p)) }

// product returns x * y / 2^32 modulo p, for x and y below 2p.
func (m modulus32) product(x, y uint32) uint32 {
	xy := uint64(x) * uint64(y)
	multiple := uint64(uint32(xy)*m.inverse) * uint64(m.p) // xy + multiple is divisible by 2^32
	return m.reduced(uint32((xy + multiple) >> 32))
}

// reduced returns x modulo p, for x below 2p.
func (m modulus32) reduced(x uint32) uint32 {
	if x >= m.p {
		return x - m.p
	}
	return x
}
