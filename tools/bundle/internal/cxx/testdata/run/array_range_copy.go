// Ranging over an array copies it, over a pointer or slice does not.
package main

import (
	"fmt"
)

func main() {
	a := [3]int{1, 2, 3}
	for i, v := range a {
		a[2] = 10
		fmt.Print(i, v, " ")
	}
	a = [3]int{1, 2, 3}
	for i, v := range &a {
		a[2] = 10
		fmt.Print(i, v, " ")
	}
	a = [3]int{1, 2, 3}
	for i, v := range a[:] {
		a[2] = 10
		fmt.Print(i, v, " ")
	}
	fmt.Println()
}
