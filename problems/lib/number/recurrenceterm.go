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

	for ; k > 0; k /= 2 {
		other := append([]int(nil), denominator...) // Q(-x)
		for i := 1; i <= d; i += 2 {
			other[i] = (NTTPrime - other[i]) % NTTPrime
		}
		numerator = everySecond(Convolution(numerator, other), k%2)
		denominator = everySecond(Convolution(denominator, other), 0)
	}
	return numerator[0] * PowMod(denominator[0], NTTPrime-2, NTTPrime) % NTTPrime
}

// everySecond returns the elements start, start+2, and so on.
func everySecond(a []int, start int) []int {
	var result []int
	for i := start; i < len(a); i += 2 {
		result = append(result, a[i])
	}
	return result
}
