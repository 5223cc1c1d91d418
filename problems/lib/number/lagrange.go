package number

// Lagrange returns f(x) modulo a prime p. f is the polynomial of degree below n = len(values) with
// f(0) = values[0], ..., f(n-1) = values[n-1]. p must be below 2^31 and at least n. x and the values may be any ints.
// Without values, the result is 0.
// Other names: Lagrange interpolation, polynomial interpolation, sums of powers.
//
// Use: 1^k + 2^k + ... + x^k is a polynomial in x of degree k+1. Compute its values at 0 to k+1, and pass
// them with x to Lagrange.
// Cost: O(n + log p).
// Idea: for the points 0..n-1, the denominators in Lagrange's formula are products of factorials. Interpolate
// accepts any points, but takes O(n^2).
// Tested: against evaluating all small polynomials. Source: Waring 1779; Lagrange 1795.
func Lagrange(values []int, x, p int) int {
	n := len(values)
	if n == 0 {
		return 0
	}
	x = residue(x, p)

	// after[i] is the product of x-j for all j >= i.
	after := make([]int, n+1)
	after[n] = 1 % p
	for i := n - 1; i >= 0; i-- {
		after[i] = after[i+1] * ((x - i + p) % p) % p
	}

	// The i-th term is values[i] times the product of (x-j)/(i-j) for all j except i. The product of the
	// denominators i-j is i! * (n-1-i)!, with a minus sign if n-1-i is odd.
	inverse := NewBinomials(n-1, p).Inverse
	sum, before := 0, 1 // before is the product of x-j for all j < i
	for i, value := range values {
		term := residue(value, p) * before % p * after[i+1] % p
		term = term * inverse[i] % p * inverse[n-1-i] % p
		if (n-1-i)%2 == 1 {
			term = p - term
		}
		sum = (sum + term) % p
		before = before * ((x - i + p) % p) % p
	}
	return sum
}
