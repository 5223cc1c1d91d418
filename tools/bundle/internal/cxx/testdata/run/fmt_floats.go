// Floats as Println, %v, %g, %e, %f print them, shortest and with precision.
package main

import (
	"fmt"
	"math"
)

func main() {
	xs := []float64{0, 1, -1, 0.1, 0.2 + 0.1, 1.0 / 3, 2.5, 100, 1e6, 123456789, 1e20, 1e21, 1.5e21, 1e-4, 1e-5, 0.00012345, 5e-324, math.MaxFloat64,
		math.Pi, 1e100, 123456789.125, 0.5, 1.5, 99.995, 1e15 + 0.3, 4.35, 2.675, math.Inf(1), math.Inf(-1), math.NaN(), math.Copysign(0, -1), 9007199254740993, 1e23, 8.41e21}
	for _, x := range xs {
		fmt.Println(x, float32(x))
		fmt.Printf("%v|%g|%e|%E|%f|%.0f|%.1f|%.2f|%.3f|%.10f|%8.3f|%-10.2f|%+.1f|%010.3f|%G\n", x, x, x, x, x, x, x, x, x, x, x, x, x, x, x)
		fmt.Printf("%.3g|%.10g|%6.2v|%.3e|%10.1e|% f|%.17g|%#g\n", x, x, x, x, x, x, x, x)
	}
	fmt.Printf("%6.2f|%s|%d\n", 3.14159, 2.5, 1.5)
	fmt.Printf("%v %v\n", []float64{1, 2.5, 1e-7}, [2]float32{0.1, 1e10})
	fmt.Printf("%5.1f|%v|%.2f\n", []float64{1, 22.25}, map[string]float64{"a": 0.5}, struct{ X, Y float64 }{1, 2})
	fmt.Println(float32(16777216.0), float32(3.4e38), float32(1e-45), float32(0.3))
	var s float64
	for i := 0; i < 10; i++ {
		s += 0.1
	}
	fmt.Println(s, s == 1, math.Sqrt(2), 1e9, 1e9+0.5, 7.0)
	fmt.Printf("%.0f %.0f %.0f %.0f\n", 0.5, 1.5, 2.5, 3.5)
	fmt.Printf("%.50f\n%.30e\n", 0.1, 1.0/3)
	fmt.Printf("%.2f%%\n", 45.678)
}
