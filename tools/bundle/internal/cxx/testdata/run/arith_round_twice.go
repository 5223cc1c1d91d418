// x*y + z is rounded twice, also if a C++ compiler computes it at compile time.
package main

import "fmt"

func sum(x, y, z float64) float64 { return x*y + z }

func main() {
	x, y, z := 0.1, 10.0, -1.0
	fmt.Println(x*y+z, sum(0.1, 10, -1), x*y-1)
	var a, b, c float32 = 0.1, 10, -1
	fmt.Println(a*b+c, c+a*b)
}
