// Recursion without an end: Go's fatal error, which is not a panic.
package main

import "fmt"

func down(n int) int {
	if n < 0 {
		return 0
	}
	return down(n+1)/3 + n // no sum, which a C++ compiler may add up in a loop
}

func main() {
	defer func() { fmt.Println("not reached", recover()) }()
	fmt.Println("start")
	fmt.Println(down(0))
}
