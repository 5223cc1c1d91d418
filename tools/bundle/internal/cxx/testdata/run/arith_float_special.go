// Infinities, NaN, signed zero and their comparisons.
package main

import (
	"fmt"
	"math"
)

func main() {
	z := 0.0
	inf, nan, neg := 1/z, z/z, -z
	fmt.Println(inf, -inf, nan, nan == nan, nan != nan, nan < 1, inf > 1e308, neg, 1/neg, inf-inf, z*inf)
	fmt.Println(math.Signbit(neg), math.Signbit(math.Copysign(0, -1)), inf*10, math.Inf(-1) < -1e308)
}
