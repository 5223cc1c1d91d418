// The rarer functions of package math, to ten digits where the last may differ.
package main

import (
	"fmt"
	"math"
)

func main() {
	for _, x := range []float64{0, 0.25, 0.5, 0.9375, -0.5, 1, 2.5, -3.75, 10} {
		fmt.Printf("%.10g %.10g %.10g %.10g %.10g\n", math.Sinh(x), math.Cosh(x), math.Asinh(x), math.Erf(x), math.Erfc(x))
		fmt.Printf("%.10g %.10g %.10g\n", math.Acosh(1+x*x), math.Atanh(x/11), math.Tan(x))
		s, c := math.Sincos(x)
		lg, sign := math.Lgamma(x + 0.1)
		fmt.Printf("%.10g %.10g %.10g %d\n", s, c, lg, sign)
	}
	fmt.Println(math.FMA(2, 3, 4), math.FMA(1e308, 10, math.Inf(-1)))
	fmt.Println(math.Float32frombits(0x40490fdb), math.Float32bits(1.5), math.Float32frombits(1))
	fmt.Println(math.Acosh(0.5), math.Atanh(1), math.Atanh(2), math.Sinh(math.Inf(-1)), math.Tan(math.Inf(1)))
	fmt.Println(math.Erf(math.NaN()), math.Erf(math.Inf(1)), math.Erfc(math.Inf(-1)))
}
