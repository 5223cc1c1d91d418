// Conversions between floats and integers.
package main

import (
	"fmt"
	"math"
)

func main() {
	for _, f := range []float64{0, 1.9, -1.9, 2.5, 1e15, -1e15, 123456789.987} {
		fmt.Print(int(f), int32(int64(f)), uint64(int64(f)), float32(f), " ")
	}
	fmt.Println(float64(1<<53+1), float32(16777217), float64(int64(math.MaxInt64)))
}
