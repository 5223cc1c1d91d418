package number

// DividePolynomials returns the quotient and the remainder of two polynomials modulo NTTPrime: a = b*quotient
// + rest. The degree of the rest is less than that of b. The last coefficient of b must not be 0. The results
// have no zeros at the end; 0 is the empty slice.
// Other names: polynomial division, polynomial remainder.
//
// Cost: O(n log n); about four times a product, or less if the quotient or b is short.
// Idea: the quotient of the reversed polynomials is the beginning of a power series. The remainder is short, so
// that the cyclic product of b and the quotient gives it.
// Tested: by multiplying, for all small degrees. Source: Borodin and Moenck 1974.
func DividePolynomials(a, b []int) (quotient, rest []int) {
	if len(a) < len(b) {
		return nil, withoutZeros(first(a, len(a)))
	}
	n := len(a) - len(b) + 1
	const short = 64 // then n * len(b) multiplications take less time
	if n <= short || len(b) <= short {
		return divideByHand(a, b)
	}
	long, size := powerFrom(2*n-1), powerFrom(len(b)-1) // of the products for the quotient and the remainder
	t := newTransform(NTTPrime, long)
	if long < size {
		t = newTransform(NTTPrime, size)
	}
	inverse := t.valuesOf(t.inverseOf(t.series(backwards(b), n)), n, long)

	// A product of residues as they are and coefficients in the form of series has residues as they are.
	x := make([]uint32, long)
	for i := range x[:n] {
		x[i] = uint32(a[len(a)-1-i])
	}
	t.forward(x)
	t.multiply(x, inverse)
	t.back(x)
	quotient = make([]int, n)
	values := make([]uint32, size)
	for i, c := range x[:n] {
		quotient[n-1-i] = int(c)
		at := (n - 1 - i) & (size - 1)
		values[at] = t.reduced(values[at] + c)
	}

	// x^size - 1 divides the difference of a polynomial and its wrapped one.
	product := t.wrapped(b, size)
	t.forward(product)
	t.forward(values)
	t.multiply(product, values)
	t.back(product)
	rest = make([]int, len(b)-1)
	for i, c := range product[:len(rest)] {
		difference := a[i] - int(c)
		for j := i + size; j < len(a); j += size {
			difference += a[j]
		}
		rest[i] = (difference + NTTPrime) % NTTPrime
	}
	return withoutZeros(quotient), withoutZeros(rest)
}

// divideByHand does the same with n * len(b) multiplications.
func divideByHand(a, b []int) (quotient, rest []int) {
	last := len(b) - 1
	inverse, _ := InvMod(b[last], NTTPrime)
	quotient = make([]int, len(a)-last)
	for i := len(quotient) - 1; i >= 0; i-- {
		// The products with later coefficients of the quotient are already determined.
		later := quotient[i+1:]
		if len(later) > last {
			later = later[:last]
		}
		x := a[i+last] - foldedProduct(later, b[last-len(later):last])
		quotient[i] = (x + NTTPrime) % NTTPrime * inverse % NTTPrime
	}

	rest = make([]int, last)
	for i := range rest {
		some := quotient
		if len(some) > i+1 {
			some = some[:i+1]
		}
		x := a[i] - foldedProduct(some, b[i+1-len(some):i+1])
		rest[i] = (x + NTTPrime) % NTTPrime
	}
	return withoutZeros(quotient), withoutZeros(rest)
}

// foldedProduct returns the sum of the products of the first residue of a with the last one of b, and so on.
func foldedProduct(a, b []int) int {
	const large = 8 * NTTPrime * NTTPrime // so that a sum and one more product fit into 64 bits
	sum := uint64(0)
	for i, x := range a {
		sum += uint64(x) * uint64(b[len(b)-1-i])
		if sum >= large {
			sum -= large
		}
	}
	return int(sum % NTTPrime)
}

// wrapped returns the remainder of a divided by x^size - 1.
func (t transform) wrapped(a []int, size int) []uint32 {
	x := make([]uint32, size)
	for len(a) > 0 {
		part := a
		if len(part) > size {
			part = part[:size]
		}
		a = a[len(part):]
		for i, c := range part {
			x[i] = t.reduced(x[i] + t.product(uint32(c), t.square))
		}
	}
	return x
}

// backwards returns the coefficients in reverse order.
func backwards(a []int) []int {
	result := make([]int, len(a))
	for i, x := range a {
		result[len(a)-1-i] = x
	}
	return result
}

// withoutZeros cuts off the zeros at the end.
func withoutZeros(a []int) []int {
	for len(a) > 0 && a[len(a)-1] == 0 {
		a = a[:len(a)-1]
	}
	return a
}
