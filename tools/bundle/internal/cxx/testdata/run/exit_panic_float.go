// A floating-point number as the value of a panic.
package main

func main() {
	x := 2.5
	panic(x / 7)
}
