// Command generators makes the testcases of UVa 10746.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10746, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", "1 1\n7.0\n"+
		"2 3\n1.0 2.0 9.0\n2.0 8.0 9.0\n"+ // the cheapest pair of all is not part of the best plan
		"3 3\n1.0 2.0 3.0\n4.0 6.0 8.0\n7.0 8.0 10.0\n"+
		"2 2\n0.0 5.0\n5.0 20.0\n"+ // the least sum, not the least maximum
		"1 4\n9.5 8.5 7.5 8.0\n"+ // several cars for one bank
		"3 3\n1.0 1.0 1.0\n1.0 1.0 1.0\n1.0 1.0 2.0\n0 0\n")
	s.Secret("02-halves", "1 1\n0.015\n1 1\n1.005\n2 2\n0.02 9.00\n9.00 0.03\n4 4\n0.01 9 9 9\n9 0.02 9 9\n9 9 0.03 9\n9 9 9 0.04\n1 1\n2.675\n1 1\n0.005\n0 0\n")
	s.Secret("03-small", cases(s, 300, 5, 20, 1))
	s.Secret("04-medium", cases(s, 60, 9, 1000, 2))
	s.Secret("05-equal-times", cases(s, 60, 8, 4, 1))
	s.Secret("06-20-cars", oneCase(s, 20, 20, 100000, 2)+oneCase(s, 10, 20, 300, 1)+oneCase(s, 20, 20, 50, 1)+"0 0\n")
	s.Beyond("07-near-a-half", "Averages a little below half a hundredth. Two of four public programs add 0.0001 or 0.00001 before they round (SayaUrobuchi; metaphysis, accepted).",
		"1 1\n0.01495\n1 1\n0.014996\n1 1\n0.014999\n1 1\n0.015000\n0 0\n")

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-end", "1 1\n7.0\n")
	s.Invalid("more-banks", "2 1\n7.0\n7.0\n0 0\n")
	s.Invalid("negative-time", "1 1\n-7.0\n0 0\n")
	s.Invalid("a-word", "1 1\nfar\n0 0\n")
	s.Invalid("21-cars", "1 21\n"+strings.Repeat("1 ", 20)+"1\n0 0\n")
	s.Invalid("a-time-missing", "2 2\n1 2\n1\n0 0\n")
}

// cases returns random cases with up to n cars.
func cases(s *gen.Set, count, n, most, decimals int) string {
	var b strings.Builder
	for range count {
		cars := 1 + s.Random.Intn(n)
		b.WriteString(oneCase(s, 1+s.Random.Intn(cars), cars, most, decimals))
	}
	return b.String() + "0 0\n"
}

// oneCase returns a case. Its times are less than `most`, with the given number of decimals.
func oneCase(s *gen.Set, banks, cars, most, decimals int) string {
	scale := 1
	for range decimals {
		scale *= 10
	}
	var b strings.Builder
	fmt.Fprintln(&b, banks, cars)
	for range banks {
		words := make([]string, cars)
		for i := range words {
			time := s.Random.Intn(most * scale)
			words[i] = fmt.Sprintf("%d.%0*d", time/scale, decimals, time%scale)
		}
		fmt.Fprintln(&b, strings.Join(words, " "))
	}
	return b.String()
}
