package number

// Interpolate returns the coefficients, constant first, of the polynomial f of degree below n = len(xs) with f(xs[i])
// = ys[i] modulo a prime p below 2^31. All numbers are residues, and the xs must be distinct.
// Other names: polynomial interpolation, Newton interpolation.
//
// Cost: O(n^2).
// Idea: Newton's form adds one point after the other, and needs one division for each point. If xs is 0..n-1
// and you need only the value of f at one x, Lagrange is faster.
// Tested: on all small polynomials, with their values at small sets of points. Source: Newton 1687.
func Interpolate(xs, ys []int, p int) []int {
	n := len(xs)
	f := make([]int, n)
	zero := make([]int, n+1) // the product of X - xs[j] for all points so far, which is 0 at these points
	if n > 0 {
		zero[0] = 1 % p
	}

	for i, x := range xs {
		atF, atZero := 0, 0
		for k := i; k >= 0; k-- {
			atF = (atF*x + f[k]) % p
			atZero = (atZero*x + zero[k]) % p
		}

		// Replace f by f + scale * zero. This polynomial has the right value at the new point and at all
		// points so far.
		inverse, _ := InvMod(atZero, p)
		scale := (ys[i] - atF + p) % p * inverse % p
		for k := 0; k <= i; k++ {
			f[k] = (f[k] + scale*zero[k]) % p
		}

		// Multiply the polynomial `zero` by X - xs[i].
		for k := i + 1; k >= 0; k-- {
			zero[k] = zero[k] * (p - x) % p
			if k > 0 {
				zero[k] = (zero[k] + zero[k-1]) % p
			}
		}
	}
	return f
}
