// A program that prints integers only in another base: clang++ must not warn about a function of the runtime that
// templates could need.
package main

import "fmt"

func main() {
	for i := int8(120); i > 0; i++ {
		fmt.Printf("%o\n", i)
	}
}
