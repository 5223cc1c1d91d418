// Functions kept in slices and maps.
package main

import (
	"fmt"
)

func main() {
	ops := map[string]func(int, int) int{
		"+": func(a, b int) int { return a + b },
		"*": func(a, b int) int { return a * b },
	}
	ops["max"] = func(a, b int) int {
		if a > b {
			return a
		}
		return b
	}
	var list []func() int
	for i := 0; i < 3; i++ {
		i := i
		list = append(list, func() int { i *= 2; return i })
	}
	for _, f := range list {
		fmt.Print(f(), f(), " ")
	}
	fmt.Println(ops["+"](3, 4), ops["*"](3, 4), ops["max"](3, 4), ops["none"] == nil)
}
