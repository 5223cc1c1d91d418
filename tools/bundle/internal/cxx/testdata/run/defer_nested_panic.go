// A panic while panicking, recovered at the end.
package main

import (
	"fmt"
)

func main() {
	defer func() { fmt.Println("outer", recover()) }()
	defer func() {
		defer func() { fmt.Println("inner", recover()) }()
		panic("second")
	}()
	panic("first")
}
