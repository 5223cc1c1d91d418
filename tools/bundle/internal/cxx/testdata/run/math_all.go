// The math package.
package main

import (
	"fmt"
	"math"
)

func main() {
	for _, x := range []float64{0, 0.5, 1, -1.5, 2.5, 10, -7.25, 1e10} {
		fmt.Println(math.Abs(x), math.Floor(x), math.Ceil(x), math.Round(x), math.Trunc(x), math.RoundToEven(x), math.Signbit(x))
		fmt.Printf("%.9f %.9f %.9f %.9f %.9f\n", math.Sin(x), math.Cos(x), math.Atan(x), math.Cbrt(x), math.Tanh(x))
		if x > 0 {
			fmt.Printf("%.9f %.9f %.9f %.9f\n", math.Sqrt(x), math.Log(x), math.Log2(x), math.Log10(x))
		}
	}
	fmt.Println(math.MaxInt64, math.MinInt64, uint64(math.MaxUint64), math.MaxInt32, math.MaxInt, math.MaxUint32, math.MaxInt8)
	fmt.Println(math.Inf(1), math.Inf(-1), math.NaN(), math.IsNaN(math.NaN()), math.IsInf(math.Inf(1), 0), math.IsInf(1, 1))
	fmt.Println(math.Pow(2, 10), math.Pow(2, 0.5), math.Pow(0, 0), math.Pow(-8, 3), math.Pow10(3), math.Exp2(5))
	fmt.Println(math.Max(1, 2), math.Min(-1, 3), math.Mod(7, 3), math.Mod(-7, 3), math.Hypot(3, 4), math.Dim(5, 3))
	i, f := math.Modf(3.75)
	fmt.Println(i, f)
	fr, e := math.Frexp(10)
	fmt.Println(fr, e, math.Ldexp(0.5, 4))
	fmt.Println(math.Float64bits(1.5), math.Float64frombits(0x4000000000000000), math.Float32bits(0.1))
	fmt.Printf("%.12f %.12f %.12f %.12f\n", math.Exp(1), math.Atan2(1, -1), math.Asin(1), math.Acos(-1))
	fmt.Println(math.Copysign(3, -1), math.Log1p(0), math.Expm1(0), math.Gamma(5), math.MaxFloat64, math.SmallestNonzeroFloat64)
	fmt.Println(math.Nextafter(1, 2), math.Remainder(5, 3), math.Pi, math.E, math.Sqrt2, math.Sqrt(-1))
	var z float64
	fmt.Println(1/z, -1/z, z/z == z/z, 0/(1/z))
	fmt.Println(int(math.Sqrt(1<<52+1)), math.Ilogb(1000), math.Logb(8))
}
