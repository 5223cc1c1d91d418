// Deferred calls of a loop run backwards.
package main

import (
	"fmt"
)

func main() {
	for i := 0; i < 4; i++ {
		defer fmt.Println("deferred", i)
	}
	func() { defer fmt.Println("inner"); fmt.Println("body") }()
	fmt.Println("end")
}
