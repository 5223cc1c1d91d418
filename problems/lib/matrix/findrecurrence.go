package matrix

import "oj/problems/lib/number"

// FindRecurrence returns the shortest linear recurrence of a sequence modulo a prime p below 2^31: coefficients with
// values[i] = coefficients[0]*values[i-1] + ... + coefficients[d-1]*values[i-d] for all i >= d. All numbers are
// residues modulo p. A recurrence of length d is determined by 2d values.
// Other names: Berlekamp-Massey, guessing a linear recurrence.
//
// Use: c := FindRecurrence(values, p); Recurrence(values[:len(c)], c, k, p) is element k. c is empty if all
// values are 0, or if there are none; then Recurrence returns 0.
// Cost: O(n d).
// Idea: check the values one by one. When the current recurrence predicts a wrong value, add an older
// recurrence that failed at an earlier value. The older recurrence is shifted and scaled so that its error
// cancels the error of the current recurrence.
// Tested: against all shorter recurrences, for all small sequences modulo 2 and 3, and on recurrences of known
// length; Recurrence continues each of them. Source: Berlekamp 1968; Massey 1969.
func FindRecurrence(values []int, p int) (coefficients []int) {
	// c is the current recurrence. `old` is the value of c before c last became longer. `old` predicts the
	// values before index `failed` correctly. At this index, its error is oldError.
	var c, old []int
	failed, oldError := -1, 1
	for i, value := range values {
		// The sum stays below p*p. Subtracting p*p takes less time than a division for each element.
		predicted := 0
		for j, x := range c {
			predicted = reduceOnce(predicted+x*values[i-1-j], p*p)
		}
		difference := (value + p - predicted%p) % p
		if difference == 0 {
			continue
		}
		if failed < 0 {
			// This is the first value that is not 0. Any recurrence of length i+1 fits, because it predicts
			// only the values after index i.
			c = make([]int, i+1)
			failed, oldError = i, difference
			continue
		}

		// Add the old recurrence, shifted so that its failure falls on index i and scaled so that its error
		// there is equal to the error of c. Before index i its error is 0, so c still fits the earlier
		// values.
		inverse, _ := number.InvMod(oldError, p)
		scale := difference * inverse % p
		grown := c
		if length := i - failed + len(old); length > len(c) {
			grown = make([]int, length)
			copy(grown, c)
		}
		shift := i - failed
		grown[shift-1] = (grown[shift-1] + scale) % p
		part := grown[shift : shift+len(old)]
		addMultiple(part, old, p-scale, p)
		for j, x := range part { // below 3p
			part[j] = reduceOnce(reduceOnce(x, 2*p), p)
		}

		if len(grown) > len(c) {
			old, failed, oldError = c, i, difference
		}
		c = grown
	}
	return c
}

// reduceOnce returns x modulo m, for x below 2m.
func reduceOnce(x, m int) int {
	if x >= m {
		return x - m
	}
	return x
}
