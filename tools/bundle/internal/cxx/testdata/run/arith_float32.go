// float32 arithmetic rounds after every operation.
package main

import (
	"fmt"
)

func main() {
	var a, b float32 = 16777216, 1
	fmt.Println(a+b, a+b+b, a*1.1, 1/float32(3), float32(0.1)+float32(0.2), float64(float32(0.1)))
	var s float32
	for i := 0; i < 100; i++ {
		s += 0.1
	}
	fmt.Println(s, int(s*10))
}
