// Complex numbers.
package main

func main() {
	x := complex(1, 2)   // ERROR "complex number: .* struct of two float64"
	println(real(x) > 0) // ERROR "complex number"
}
