// Command generators makes the testcases of UVa 11362.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(11362, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", lists(
		[]string{"1"}, []string{"12", "1"}, []string{"1", "12"}, []string{"00", "0"}, []string{"0", "1", "00"}, []string{"01", "1"},
		[]string{"123", "124", "12"}, []string{"91125426", "97625999", "911"}, []string{"2", "10", "20"}, []string{"9", "10", "91"},
		[]string{"1234567890", "1234567891", "123456789"}, []string{"0123456789", "123456789"}, []string{"12", "121", "13"}))

	var small [][]string
	for range 40 {
		small = append(small, different(s, 1+s.Random.Intn(12), 6))
	}
	s.Secret("02-small", lists(small...))

	var long []string
	for n := range 9998 {
		long = append(long, fmt.Sprintf("%05d", n*7%10000))
	}
	s.Secret("03-10000", lists(append(long, "31234", "3123"), append(long, "3123", "312")[:9999]))

	s.Invalid("twice", "1\n2\n12\n12\n")
	s.Invalid("letter", "1\n1\n12a\n")
	s.Invalid("11-digits", "1\n1\n12345678901\n")
	s.Invalid("a-number-missing", "1\n2\n1\n")
}

// different returns `count` random numbers, no two of them equal. A number has at most the given number of digits.
func different(s *gen.Set, count, digits int) []string {
	var list []string
	seen := map[string]bool{}
	for len(list) < count {
		number := string(s.Grid(1, 1+s.Random.Intn(digits), "0123456789")[0])
		if !seen[number] {
			seen[number] = true
			list = append(list, number)
		}
	}
	return list
}

func lists(all ...[]string) string {
	var b strings.Builder
	fmt.Fprintln(&b, len(all))
	for _, list := range all {
		fmt.Fprintf(&b, "%d\n%s\n", len(list), strings.Join(list, "\n"))
	}
	return b.String()
}
