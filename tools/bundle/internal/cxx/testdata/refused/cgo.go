// Code in C.
package main

// int one(void) { return 1; }
import "C" // ERROR "import of C: cgo is not translated; write it in Go"

func main() {
	println(C.one())
}
