// Functions whose last digit depends on the formula: all bits are Go's.
package main

import (
	"fmt"
	"math"
)

var sums = map[string]uint64{}

func add(name string, v float64) {
	bits := math.Float64bits(v)
	if v != v {
		bits = 1
	}
	sums[name] = sums[name]*1099511628211 + bits
}

func try(x, y float64) {
	add("sin", math.Sin(x))
	add("cos", math.Cos(x))
	add("tan", math.Tan(x))
	s, c := math.Sincos(y)
	add("sincos", s-c)
	add("atan", math.Atan(x))
	add("atan2", math.Atan2(y, x))
	add("atan2", math.Atan2(x, -y))
	add("asin", math.Asin(x/(1+math.Abs(x))))
	add("asin", math.Asin(x))
	add("acos", math.Acos(y/(1+math.Abs(y))))
	add("hypot", math.Hypot(x, y))
	add("exp", math.Exp(x))
	add("exp", math.Exp(-y))
	add("log", math.Log(math.Abs(x)))
	add("log", math.Log(x))
	add("log2", math.Log2(math.Abs(y)))
	add("log10", math.Log10(math.Abs(x)))
	add("pow", math.Pow(math.Abs(x), y/10))
	add("pow", math.Pow(y, math.Trunc(x)))
}

func main() {
	seed := uint64(12345)
	next := func() float64 {
		seed = seed*6364136223846793005 + 1442695040888963407
		return float64(int64(seed>>11)-1<<52) / (1 << 52)
	}
	for i := 0; i < 5000; i++ {
		try(next()*10, next()*100)
		try(next()*700, next()*1000000)
		try(next()*1e-5, next())
	}
	special := []float64{0, math.Copysign(0, -1), 1, -1, 0.5, 2, math.Pi, math.Pi / 2, math.Pi / 4, 1e-300, 5e-324, -5e-324, 1e300, math.MaxFloat64,
		709.5, 709.9, -744.9, -745.2, -708.5, 1024, -2000, math.Inf(1), math.Inf(-1), math.NaN(), 0.66, 0.7, 2.414213562373095, 4503599627370497}
	for _, x := range special {
		for _, y := range special {
			if math.Abs(x) < 1<<29 && math.Abs(y) < 1<<29 {
				try(x, y)
			}
			add("atan2", math.Atan2(y, x))
			add("hypot", math.Hypot(x, y))
			add("exp", math.Exp(x))
			add("log", math.Log(x))
			add("log10", math.Log10(x))
			add("asin", math.Asin(x))
			add("acos", math.Acos(x))
		}
		fmt.Println(x, math.Log(x), math.Exp(x), math.Atan(x), math.Hypot(x, 3))
	}
	fmt.Println(math.Sin(math.Inf(1)), math.Cos(math.NaN()), math.Tan(math.Inf(-1)))
	fmt.Println(sums)
}
