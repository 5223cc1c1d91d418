package number

// RecurrenceTerm returns element k >= 0 of a linear recurrence modulo NTTPrime: the sequence begins with the
// d elements of start, and all later elements are a[i] = coefficients[0]*a[i-1] + ... +
// coefficients[d-1]*a[i-d]. For small d, or another modulus, matrix.Recurrence is faster or right.
// Other names: k-th term of a linearly recurrent sequence, Bostan-Mori, Kitamasa with FFT.
//
// Cost: O(d log d log k).
// Idea: the sequence is the quotient of two polynomials P(x)/Q(x). P(x)Q(-x) / (Q(x)Q(-x)) has a denominator
// without odd powers, so one half of the numerator's terms is enough, and k is halved.
// Tested: against computing element after element. Source: Bostan and Mori 2021.
func RecurrenceTerm(start, coefficients []int, k int) int {
	d := len(start)
	if k < d {
		return start[k] % NTTPrime
	}
	if d == 0 {
		return 0
	}
	denominator := make([]int, d+1)
	denominator[0] = 1
	for i, c := range coefficients {
		denominator[i+1] = (NTTPrime - c) % NTTPrime
	}
	numerator := first(Convolution(start, denominator), d)

	// x and y are the values of numerator and denominator at the roots of order 2*size. Elements 2*i and 2*i+1
	// belong to opposite roots; their squares are the roots of order size, in the same order.
	size := powerFrom(d + 1)
	t := newTransform(NTTPrime, 2*size)
	x, y := t.valuesOf(t.series(numerator, d), d, 2*size), t.valuesOf(t.series(denominator, d+1), d+1, 2*size)
	half := t.factor((NTTPrime + 1) / 2)
	for ; k >= size; k /= 2 {
		for i := 0; i < size; i++ {
			a, b := t.product(x[2*i], y[2*i+1]), t.product(x[2*i+1], y[2*i])
			if k%2 == 0 {
				x[i] = t.product(a+b, half)
			} else {
				x[i] = t.product(t.product(t.minus(a, b), half), t.inverses[i])
			}
			y[i] = t.product(y[2*i], y[2*i+1])
		}
		t.double(x)
		t.double(y)
	}

	// Coefficient k of the quotient.
	t.back(x)
	t.back(y)
	sum := uint32(0)
	for i, c := range t.inverseOf(y[:k+1]) {
		sum = t.reduced(sum + t.product(c, x[k-i]))
	}
	return int(t.product(sum, 1))
}

// double computes the second half of the values of a polynomial from the first half, if the polynomial has no
// more coefficients than that: its values at the roots r*s, where r has the order len(x) and s half of that.
func (t transform) double(x []uint32) {
	low, high := x[:len(x)/2], x[len(x)/2:]
	copy(high, low)
	t.back(high)
	r, power := t.roots[len(low)/2], t.factor(1)
	for i, c := range high {
		high[i] = t.product(c, power)
		power = t.product(power, r)
	}
	t.forward(high)
}
