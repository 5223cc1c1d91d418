// Wrong verbs, missing and extra operands.
package main

import (
	"fmt"
)

type p struct{ x, Y int }

func main() {
	fmt.Printf("%d %s %z %!\n", "str", 5, 3)
	fmt.Printf("%d\n")
	fmt.Printf("%d %d\n", 1)
	fmt.Printf("%d\n", 1, "extra", nil, 2.5)
	fmt.Printf("%t %c %x %f\n", 1, "s", 1.5, 3)
	fmt.Printf("%s %d %v\n", p{1, 2}, []string{"a"}, nil)
	fmt.Printf("%[3]d %[1]d %[x]d\n", 1, 2)
	fmt.Printf("%.3d|%6.3d|%-8.4d|%+.2d\n", 7, 7, 7, 7)
}
