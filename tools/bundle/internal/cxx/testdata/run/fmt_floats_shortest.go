// Shortest forms around the turning points of %v.
package main

import (
	"fmt"
	"strconv"
)

func main() {
	for _, f := range []float64{0, 1, -1, 0.1, 1e-4, 1e-5, 123456, 1e5, 999999, 1e6, 1234567, 1e20, 1e21, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 0.3, 2.0 / 3, 1e23, 8.41e21, 9007199254740993, 4503599627370496.5} {
		fmt.Println(f, float32(f), strconv.FormatFloat(f, 'f', -1, 64), strconv.FormatFloat(f, 'e', -1, 64), strconv.FormatFloat(f, 'g', 4, 64), strconv.FormatFloat(f, 'f', 3, 64))
	}
}
