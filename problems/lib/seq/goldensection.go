package seq

// GoldenSection returns an x in [lo, hi] at which f is lowest. f must first fall strictly and then rise
// strictly. For a smooth f, only about the first 8 digits of x are correct, because rounding hides the small
// changes of f near its lowest point.
// Other names: ternary search, golden section search, unimodal function.
//
// Cost: steps + 2 calls of f; each step makes the range 0.618 times as long. 50 steps are enough in most cases.
// Idea: f is computed at two inner points of the range. One of them is also an inner point of the next, shorter range.
// Tested: on parabolas and absolute values with known lowest points. Source: Kiefer 1953.
func GoldenSection(lo, hi float64, steps int, f func(x float64) float64) float64 {
	const ratio = 0.6180339887498949 // (sqrt(5) - 1) / 2
	left, right := hi-ratio*(hi-lo), lo+ratio*(hi-lo)
	atLeft, atRight := f(left), f(right)

	for ; steps > 0; steps-- {
		if atLeft < atRight {
			hi, right, atRight = right, left, atLeft
			left = hi - ratio*(hi-lo)
			atLeft = f(left)
		} else {
			lo, left, atLeft = left, right, atRight
			right = lo + ratio*(hi-lo)
			atRight = f(right)
		}
	}
	return (lo + hi) / 2
}
