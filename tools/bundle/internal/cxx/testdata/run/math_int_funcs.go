// Integers through math and back.
package main

import (
	"fmt"
	"math"
)

func main() {
	for _, n := range []int{0, 1, 2, 15, 16, 17, 99999999, 1 << 52} {
		r := int(math.Sqrt(float64(n)))
		fmt.Print(r, math.Floor(float64(n)/7), math.Ceil(float64(n)/7), int(math.Pow(2, float64(n%20))), " ")
	}
	fmt.Println(math.MaxInt64, math.MinInt32, uint64(math.MaxUint64), math.Abs(-3.5), math.Max(3, 7), math.Min(-1, 2), math.Mod(7, 3), math.Hypot(3, 4), math.Cbrt(27), math.Trunc(-2.7), math.Round(-2.5))
}
