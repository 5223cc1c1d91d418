// Constructs of the language that have no translation.
package main

type loop *loop // ERROR "type loop: a pointer type that refers to itself"

func count(yield func(int) bool) {
	yield(1)
}

func main() {
	var l loop
	println(l == nil)
}
