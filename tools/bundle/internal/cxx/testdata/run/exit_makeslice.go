// make with a negative length.
package main

import (
	"fmt"
)

func main() {
	n := -1
	fmt.Println("start")
	fmt.Println(len(make([]int, n)))
}
