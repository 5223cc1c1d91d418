package seq

// Lowest returns the x in [lo, hi) at which f has its least value; if there are several, it returns the
// smallest of them. f must consist of three parts, any of which may be missing: it falls strictly, then it is
// constant, then it rises strictly. For the highest point of a function that rises and then falls, negate f.
// lo must be less than hi.
// Other names: ternary search, unimodal function, convex function.
//
// Cost: 2 log2(hi-lo) calls of f.
// Idea: f(x) <= f(x+1) is false in the falling part and true after it, so binary search finds the end of
// this part. This takes fewer calls than ternary search, which divides the range into three parts.
// Tested: on all small functions of this form. Source: folklore; Kiefer 1953 for the idea.
func Lowest(lo, hi int, f func(x int) int) int {
	return FirstTrue(lo, hi-1, func(x int) bool { return f(x) <= f(x+1) })
}

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
