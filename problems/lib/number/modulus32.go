package number

// A modulus32 is an odd modulus p below 2^30. Its methods multiply residues without division (Montgomery's
// method).
//
// Cost: three multiplications of 32 bits for each product.
// Tested: by the tests of Convolution. Source: Montgomery 1985.
type modulus32 struct {
	p       uint32
	inverse uint32 // inverse*p is -1 modulo 2^32
	square  uint32 // 2^64 modulo p: product(x, square) is factor(x)
}

// newModulus32 prepares products modulo the odd number p.
func newModulus32(p int) modulus32 {
	// Begin with -p: its lowest 3 bits are those of the result, because odd squares are 1 modulo 8. Each step
	// of Newton's method doubles the number of correct bits.
	inverse := -uint32(p)
	for i := 0; i < 4; i++ {
		inverse *= 2 + uint32(p)*inverse
	}
	m := modulus32{p: uint32(p), inverse: inverse}
	m.square = m.factor(int(m.factor(1)))
	return m
}

// factor returns x * 2^32 modulo p. Because product divides by 2^32, product(y, factor(x)) is y * x modulo p.
func (m modulus32) factor(x int) uint32 { return uint32(uint64(x) << 32 % uint64(m.p)) }

// product returns x * y / 2^32 modulo p, for x*y < 2^32 * p: both are below 2p, or x is below 4p and y below p.
func (m modulus32) product(x, y uint32) uint32 { return m.reduced(m.lazy(x, y)) }

// lazy returns the result of product or p more: it saves the comparison.
func (m modulus32) lazy(x, y uint32) uint32 {
	xy := uint64(x) * uint64(y)

	// Add the multiple of p that makes the sum divisible by 2^32.
	multiple := uint64(uint32(xy)*m.inverse) * uint64(m.p)
	return uint32((xy + multiple) >> 32)
}

// reduced returns x modulo p, for x below 2p.
func (m modulus32) reduced(x uint32) uint32 {
	if x >= m.p {
		return x - m.p
	}
	return x
}

// below2p returns x or x-2p, which is below 2p, for x below 4p.
func (m modulus32) below2p(x uint32) uint32 {
	if x >= 2*m.p {
		return x - 2*m.p
	}
	return x
}
