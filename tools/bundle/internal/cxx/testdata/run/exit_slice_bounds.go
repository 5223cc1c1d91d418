// A slice expression out of range.
package main

import (
	"fmt"
)

func main() {
	s := make([]int, 3, 5)
	n := 6
	fmt.Println(s[:5])
	fmt.Println(s[1:n])
}
