// Sums that leave the range of each sized type.
package main

import (
	"fmt"
)

func main() {
	a, b, c, d := int8(100), int16(30000), int32(2000000000), int64(9000000000000000000)
	a, b, c, d = a+a, b+b, c+c, d+d
	fmt.Println(a, b, c, d)
	e, f, g, h := uint8(200), uint16(60000), uint32(4000000000), uint64(18000000000000000000)
	fmt.Println(e+e, f+f, g+g, h+h, -e, -f, -g, -h)
}
