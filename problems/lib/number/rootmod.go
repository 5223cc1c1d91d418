package number

// RootMod returns some x in [0, p) with x^k = a modulo the prime p, for k >= 0 and a residue a; ok is false
// if there is none. 0^0 is 1.
// Other names: k-th root modulo a prime, Adleman-Manders-Miller, cube root modulo p.
//
// Cost: O(log^2 p) products, and O(sqrt(q)) for the largest prime q that divides both k and p-1.
// Idea: let g be gcd(k, p-1). The part of k that is coprime to p-1 is undone by an inverse exponent. A root
// of the order q^e, for each prime power q^e of g, is taken as by Tonelli and Shanks, with a logarithm in the
// subgroup whose order is a power of q.
// Tested: on all a and k modulo the primes below 100, against all powers; on random large primes by taking
// the power. Source: Adleman, Manders and Miller 1977.
func RootMod(a, k, p int) (x int, ok bool) {
	if k == 0 {
		return 1 % p, a == 1%p
	}
	if a == 0 || p == 2 {
		return a, true
	}
	g := Gcd(k, p-1)
	if PowMod(a, (p-1)/g, p) != 1 {
		return 0, false
	}
	inverse, _ := InvMod(k/g, (p-1)/g)
	a = PowMod(a, inverse, p)
	for i, primes := 0, Factor(g); i < len(primes); {
		q, power := primes[i], 1
		for ; i < len(primes) && primes[i] == q; i++ {
			power *= q
		}
		a = primePowerRoot(a, q, power, p)
	}
	return a, true
}

// primePowerRoot returns x with x^power = a modulo p, where power is a power of the prime q and divides p-1,
// and such an x exists.
func primePowerRoot(a, q, power, p int) int {
	// p-1 is order*s, where the order is a power of q and s is not divisible by q.
	order, s := 1, p-1
	for s%q == 0 {
		order *= q
		s /= q
	}

	// power divides s*u + 1, which is below p. So x = a^((s*u+1)/power) is a root but for the factor error =
	// a^(s*u), whose order is a power of q.
	inverse, _ := InvMod(s, power)
	u := (power - inverse) % power
	x := PowMod(a, (s*u+1)/power, p)
	error := PowMod(a, s*u, p)
	if error == 1 {
		return x
	}

	// generator generates the subgroup of this order.
	generator := 1
	for base := 2; PowMod(generator, order/q, p) == 1; base++ {
		generator = PowMod(base, s, p)
	}

	// Find the logarithm of the error digit by digit to the base q. unit has the order q.
	unit := PowMod(generator, order/q, p)
	steps := newSteps(unit, q, p)
	logarithm, weight := 0, 1
	back, _ := InvMod(generator, p)
	for rest := error; weight < order; weight *= q {
		digit := steps.log(PowMod(rest, order/q/weight, p))
		logarithm += digit * weight
		rest = MulMod(rest, PowMod(back, digit*weight, p), p)
	}
	return MulMod(x, PowMod(back, logarithm/power, p), p)
}

// steps finds logarithms to a base of a known order with baby steps and giant steps.
type steps struct {
	baby  map[int]int // the exponents of base^0, base^1, ..., base^(width-1)
	width int
	giant int // base^-width
	p     int
}

// newSteps makes the table of the first powers of base, the baby steps.
func newSteps(base, order, p int) steps {
	width := 1
	for width*width < order {
		width++
	}
	s := steps{baby: make(map[int]int, width), width: width, p: p}
	power := 1
	for i := 0; i < width; i++ {
		if _, known := s.baby[power]; !known {
			s.baby[power] = i
		}
		power = MulMod(power, base, p)
	}
	s.giant, _ = InvMod(power, p)
	return s
}

// log returns the exponent e with base^e = x, which must exist.
func (s steps) log(x int) int {
	for e := 0; ; e += s.width {
		if i, ok := s.baby[x]; ok {
			return e + i
		}
		x = MulMod(x, s.giant, s.p)
	}
}
