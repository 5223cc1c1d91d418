// A pointer type that is its own element type.
package main

type loop *loop // ERROR "type loop: a pointer type that refers to itself.*; put the pointer or channel into a struct"

func main() {
	var l loop
	println(l == nil)
}
