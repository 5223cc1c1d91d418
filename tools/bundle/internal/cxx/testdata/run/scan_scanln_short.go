// Scanln with too few and too many values on a line.
package main

import (
	"fmt"
)

func main() {
	for i := 0; i < 7; i++ {
		a, b := -1, -1
		n, err := fmt.Scanln(&a, &b)
		fmt.Println(n, err, a, b)
	}
}
