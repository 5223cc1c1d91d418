package number

// ExtGcd returns g = Gcd(a, b) and numbers x and y with a*x + b*y == g. If a and b are not 0, then |x| <= |b|
// and |y| <= |a|.
// Other names: extended Euclid, Bézout.
//
// Cost: O(log min(|a|, |b|)) divisions.
// Tested: on all small numbers. Source: Knuth 1997, section 4.5.2.
func ExtGcd(a, b int) (g, x, y int) {
	x, nextX := 1, 0
	y, nextY := 0, 1
	for b != 0 {
		q := a / b
		a, b = b, a-q*b
		x, nextX = nextX, x-q*nextX
		y, nextY = nextY, y-q*nextY
	}
	if a < 0 {
		return -a, -x, -y
	}
	return a, x, y
}
