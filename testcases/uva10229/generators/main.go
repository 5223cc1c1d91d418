// Command generators makes the testcases of UVa 10229.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

const most = 1<<31 - 1

func main() { gen.Main(10229, fill) }

func fill(s *gen.Set) {
	var edges, random strings.Builder
	for m := range 20 {
		for _, n := range []int{0, 1, 2, 3, 100, most - 1, most} {
			fmt.Fprintln(&edges, n, m)
		}
	}
	s.Secret("01-edges", edges.String())

	var periods strings.Builder
	for m := 1; m < 20; m++ {
		fmt.Fprintln(&periods, 3<<m/2, m)
		fmt.Fprintln(&periods, 1<<m, m)
		fmt.Fprintln(&periods, 3<<m/2-1, m)
	}
	s.Secret("02-periods", periods.String())

	for range 1000 {
		fmt.Fprintln(&random, s.Random.Intn(most), s.Random.Intn(20))
	}
	s.Secret("03-random", random.String())

	s.Invalid("no-m", "11 7\n11\n")
	s.Invalid("m-20", "11 20\n")
	s.Invalid("n-too-large", "2147483648 1\n")
}
