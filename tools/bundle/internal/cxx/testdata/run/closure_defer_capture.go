// Deferred closures see the last values.
package main

import (
	"fmt"
)

func f() (r int) {
	x := 1
	defer func() { r += x * 100 }()
	defer func(v int) { r += v }(x)
	x = 5
	return x
}
func main() { fmt.Println(f()) }
