package main

// Its elements are of its own type.
type loop chan loop // ERROR "type loop: .*or a channel type.*; put the pointer or channel into a struct"

func main() {
	l := make(loop, 1)
	l <- l
	println(<-l == l)
}
