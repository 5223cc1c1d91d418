// %.Nf rounds the exact value, half to even.
package main

import (
	"fmt"
)

func main() {
	for _, f := range []float64{0.5, 1.5, 2.5, 0.125, 0.375, 2.675, 1.005, 1e15 + 0.5, 0.05, 0.25, 123.456789, 99.995, 1e-7, 4.35, 0.000123456} {
		fmt.Printf("%.0f %.1f %.2f %.3f %.10f %g|", f, f, f, f, f, f)
		fmt.Printf("%8.2f %-10.3f|%+.2f %e\n", f, f, -f, f)
	}
}
