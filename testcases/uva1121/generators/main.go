// Command generators makes the testcases of UVa 1121.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(1121, fill) }

func fill(s *gen.Set) {
	ones := strings.Repeat("1 ", 10) + "1\n"
	s.Secret("01-edges", "3 6\n1 2 3\n3 7\n1 2 3\n3 3\n1 2 3\n1 1\n1\n1 2\n1\n11 100\n"+ones+"11 11\n"+ones+"11 12\n"+ones+"11 1\n"+ones+
		"4 10000\n1 1 1 10000\n4 10001\n10000 1 1 10000\n5 9\n1 8 1 1 7\n")

	var small strings.Builder
	for range 150 {
		list(&small, s, 1+s.Random.Intn(20), 12)
	}
	s.Secret("02-small", small.String())
	var medium strings.Builder
	list(&medium, s, 2000, 10000)
	list(&medium, s, 2000, 9)
	s.Secret("03-medium", medium.String())
	s.Secret("04-80000-ones", "80000 79999\n"+strings.Repeat("1 ", 79999)+"1\n")

	s.Invalid("zero", "2 5\n1 0\n")
	s.Invalid("number-missing", "2 5\n1\n")
	s.Invalid("too-large", "1 5\n10001\n")
	s.Invalid("no-sum", "1 5\n1\n2\n")
}

// list adds a case of n random numbers. The requested sum is random, and usually less than the sum of all numbers.
func list(b *strings.Builder, s *gen.Set, n, most int) {
	numbers, sum := make([]int, n), 0
	for i := range numbers {
		numbers[i] = 1 + s.Random.Intn(most)
		if i%2 == 0 || s.Random.Intn(2) == 0 {
			sum += numbers[i]
		}
	}
	sum = max(1, s.Random.Intn(sum+1)+s.Random.Intn(3))
	fmt.Fprintf(b, "%d %d\n%s\n", n, sum, strings.Trim(fmt.Sprint(numbers), "[]"))
}
