// Command generators makes the testcases of UVa 10245.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

const largest = 39999

func main() { gen.Main(10245, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", "1\n3 3\n2\n0 0\n0 9999\n2\n0 0\n6000 7999\n2\n7 7\n7 7\n"+
		"3\n0 0\n1 30000\n2 5\n3\n0 0\n0 20000\n39999 39999\n4\n0 0\n10 1\n0 20\n10 19\n5\n5 0\n5 9\n5 4\n5 30\n5 35\n0\n")

	var small, large strings.Builder
	for range 80 {
		set(&small, s, 1+s.Random.Intn(20), 1+s.Random.Intn(largest), 1+s.Random.Intn(largest))
	}
	for range 40 {
		set(&small, s, 2+s.Random.Intn(4), largest, largest)
	}
	s.Secret("02-small", small.String()+"0\n")

	set(&large, s, 3000, largest, largest)
	set(&large, s, 2000, 10, largest)
	set(&large, s, 2000, largest, 10)
	s.Secret("03-large", large.String()+"0\n")

	// Twelve other points stand between the closest pair in the order of x, and twelve in that of y.
	s.Beyond("04-places-away", "One of six public programs compares near neighbours only (metaphysis, accepted).", placesAway()+"0\n")

	s.Beyond("05-exactly-10000", "The distance is exactly 10000. Two of six public programs print it instead of INFINITY (metaphysis, accepted; dibery).",
		"2\n0 0\n0 10000\n2\n0 0\n6000 8000\n0\n")

	s.Invalid("no-end", "1\n3 3\n")
	s.Invalid("too-large", "1\n3 40000\n0\n")
	s.Invalid("a-point-missing", "2\n3 3\n0\n")
	s.Invalid("10001-points", "10001\n"+strings.Repeat("1 1\n", 10001)+"0\n")
}

// placesAway returns a case with a closest pair that is neither among neighbours in the order of x nor among those in
// the order of y: a column of points stands between the two in the order of x, and a row of points in that of y. All
// other pairs are more than 1000 apart.
func placesAway() string {
	text := "26\n20000 1000\n20024 1024\n"
	for i := 1; i <= 12; i++ {
		text += fmt.Sprintln(20000+i, 3000+2500*i)
		text += fmt.Sprintln(18000-1400*i, 1000+i)
	}
	return text
}

// set adds a case with n random points in a rectangle of the given width and height.
func set(b *strings.Builder, s *gen.Set, n, width, height int) {
	fmt.Fprintln(b, n)
	for range n {
		fmt.Fprintln(b, s.Random.Intn(width), s.Random.Intn(height))
	}
}
