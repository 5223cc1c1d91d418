// Package math/cmplx.
package main

import (
	"fmt"
	"math"
	"math/cmplx"
)

func main() {
	for _, z := range []complex128{0, 1, -1, 1i, -1i, 3 + 4i, -3 + 4i, 0.5 - 2i, 100 - 100i, complex(math.Inf(1), 0), complex(1, math.Inf(-1))} {
		r, theta := cmplx.Polar(z)
		fmt.Printf("%.9f %.9f %.9f %.9f %.9f\n", z, r, theta, cmplx.Sqrt(z), cmplx.Log(z))
		fmt.Println(cmplx.Abs(z), cmplx.Conj(z), cmplx.IsInf(z), cmplx.IsNaN(z), cmplx.Phase(z) == theta)
	}
	fmt.Printf("%.9f\n", cmplx.Rect(2, math.Pi/6))
	for _, z := range []complex128{0, 1, 1i * math.Pi, -2 + 1i, complex(math.Inf(-1), math.Inf(1)), complex(math.Inf(1), 0), cmplx.NaN()} {
		fmt.Printf("%.9f\n", cmplx.Exp(z))
	}
	for _, y := range []complex128{0, 2, -1, 0.5, 1i, 2 - 3i} {
		fmt.Printf("%.9f %.9f\n", cmplx.Pow(0, y), cmplx.Pow(1-2i, y))
	}
	fmt.Println(cmplx.Inf(), cmplx.NaN(), cmplx.IsNaN(cmplx.NaN()))
}
