package main

import (
	"fmt"
	"math"
)

func main() {
	x := 0.001
	for i := 0; i < 300; i++ {
		fmt.Println(x, math.Cbrt(x), math.Cbrt(-x*x))
		x *= 1.1372
	}
	for i := 0.0; i < 60; i++ {
		fmt.Print(math.Cbrt(i), " ", math.Cbrt(i*i*i), " ")
	}
	fmt.Println(math.Cbrt(5e-324), math.Cbrt(math.Inf(-1)), math.Cbrt(math.NaN()), math.Cbrt(math.MaxFloat64), math.Cbrt(math.Copysign(0, -1)))
}
