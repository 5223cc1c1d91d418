// Command generators writes the data of UVa 515 into a folder: go run ./testcases/uva515/generators DATA-FOLDER.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() {
	gen.Main(515, func(s *gen.Set) {
		s.Secret("01-one-number", "1 2\n1 0 gt 0\n1 0 lt 2\n1 2\n1 0 gt 0\n1 0 lt 1\n1 2\n1 0 gt -2\n1 0 lt -1\n0\n")
		s.Secret("02-small", blocks(s, 500, 4, 6, 4))
		s.Secret("03-medium", blocks(s, 60, 30, 30, 40))
		s.Secret("04-far-from-the-start", "100 2\n90 0 gt 5\n90 0 lt 6\n100 2\n90 10 gt 5\n90 10 lt 7\n9 3\n2 2 gt 0\n5 1 gt 0\n2 4 lt 2\n0\n")
		s.Secret("05-chains", chain(-1)+chain(0)+chain(1)+"0\n")
		s.Beyond("06-large-numbers", "The statement gives no limit for k. Three public programs overflow 32 bits (metaphysis, accepted; keisuke-kanao; morris821028).",
			"3 3\n1 0 gt 2147483647\n2 0 gt 2147483647\n1 1 lt -2147483648\n2 2\n1 0 gt 2147483647\n1 1 lt -2147483648\n0\n")
		s.Secret("07-largest", blocks(s, 20, 100, 100, 1000))

		// The validator must reject these inputs, each for one reason.
		s.Invalid("no-end", "1 1\n1 0 gt 0\n")
		s.Invalid("beyond-the-end", "2 1\n2 1 gt 0\n0\n")
		s.Invalid("other-word", "2 1\n2 0 ge 0\n0\n")
		s.Invalid("101-numbers", "101 1\n2 0 gt 0\n0\n")
		s.Invalid("condition-missing", "2 2\n2 0 gt 0\n0\n")
	})
}

// blocks returns `count` cases with random conditions. The bounds are close to the sums of a hidden sequence, so that
// many cases have a solution.
func blocks(s *gen.Set, count, n, m, size int) string {
	var b strings.Builder
	for range count {
		n, m := 1+s.Random.Intn(n), 1+s.Random.Intn(m)

		// Compute the prefix sums of the hidden sequence.
		sums := make([]int, n+1)
		for i := 1; i <= n; i++ {
			sums[i] = sums[i-1] + s.Random.Intn(2*size+1) - size
		}
		fmt.Fprintln(&b, n, m)
		spoilt := s.Random.Intn(2) * s.Random.Intn(4)
		for range m {
			// The bound of a condition differs from the sum in the hidden sequence by `away`. If away is greater than
			// 0, the hidden sequence satisfies the condition.
			first := 1 + s.Random.Intn(n)
			last := first + s.Random.Intn(n-first+1)
			sum, away := sums[last]-sums[first-1], 1+s.Random.Intn(2)-s.Random.Intn(1+spoilt)
			if s.Random.Intn(2) == 0 {
				fmt.Fprintln(&b, first, last-first, "gt", sum-away)
			} else {
				fmt.Fprintln(&b, first, last-first, "lt", sum+away)
			}
		}
	}
	return b.String() + "0\n"
}

// chain returns a case with bounds for each of 99 numbers and for their sum. It has a solution if `slack` is not
// negative.
func chain(slack int) string {
	text := "100 100\n"
	for i := 1; i <= 99; i++ {
		text += fmt.Sprintln(i, 0, "gt", 0)
	}
	return text + fmt.Sprintln(1, 98, "lt", 100+slack)
}
