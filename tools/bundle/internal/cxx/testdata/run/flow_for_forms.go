// All forms of for.
package main

import (
	"fmt"
)

func main() {
	n := 0
	for n < 3 {
		n++
	}
	for i, j := 0, 10; i < j; i, j = i+1, j-2 {
		fmt.Print(i, j, " ")
	}
	for range [3]int{} {
		n++
	}
	for i := range "abc" {
		n += i
	}
	for {
		n++
		if n > 12 {
			break
		}
	}
	var i int
	for i = range []string{"a", "b", "c"} {
	}
	fmt.Println(n, i)
}
