// Print adds spaces only between operands that are not strings.
package main

import (
	"errors"
	"fmt"
)

func main() {
	fmt.Print(1, 2, "a", "b", 3, 4.5, 'c', "d", nil, nil, true, "\n")
	fmt.Print("a", 1, 2, "b", errors.New("e"), 3, []int{1}, []int{2}, "\n")
	s := fmt.Sprint("x", 1, 2, "y") + fmt.Sprintln("end", 5)
	fmt.Print(s, len(s), "\n")
}
