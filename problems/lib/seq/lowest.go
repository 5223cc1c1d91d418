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
