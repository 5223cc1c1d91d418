// Complex numbers.
package main

import "fmt"

func main() {
	z := complex(1, 2)   // ERROR "complex number: .*; use a struct of two float64"
	fmt.Println(real(z)) // ERROR "complex number"
	var w complex64      // ERROR "complex number"
	_ = w                // ERROR "complex number"
	fmt.Println(2i)      // ERROR "complex number"
}
