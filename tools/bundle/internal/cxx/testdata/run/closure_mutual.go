// Closures that call each other.
package main

import (
	"fmt"
)

func main() {
	var even, odd func(int) bool
	even = func(n int) bool { return n == 0 || odd(n-1) }
	odd = func(n int) bool { return n != 0 && even(n-1) }
	fmt.Println(even(100), odd(100), even(7), odd(7))
}
