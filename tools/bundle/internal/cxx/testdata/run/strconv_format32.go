// FormatFloat for 32 bits: rounded to float32 first, whatever the precision; the least numbers end.
package main

import (
	"fmt"
	"math"
	"strconv"
)

func main() {
	list := []float64{0.1, 1.1, 16777217, 3.4028234663852886e38, 1e-45, 5e-324, 1e-46, 1e39, -1e39, 0, math.Copysign(0, -1),
		1.0 / 3, 123456789, 0.3, math.NaN(), math.Inf(-1), 2.5, 1e-40}
	for _, x := range list {
		for _, f := range []byte("feEgGxXb") {
			for _, prec := range []int{-1, 0, 1, 5, 12, 25} {
				fmt.Print(strconv.FormatFloat(x, f, prec, 32), " ")
			}
			fmt.Println(string(strconv.AppendFloat(nil, x, f, 3, 32)))
		}
	}
	fmt.Println(strconv.FormatFloat(5e-324, 'e', -1, 32))
	fmt.Println(strconv.FormatFloat(5e-324, 'e', -1, 64), strconv.FormatFloat(0.1, 'f', 20, 64))
}
