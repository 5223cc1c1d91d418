// Another panic after a recovered one, and one inside a deferred call.
package main

import "fmt"

func inner() {
	defer func() { panic("third") }()
	defer func() {
		fmt.Println(recover())
		panic(fmt.Errorf("second after %d", 1))
	}()
	panic("first")
}

func main() {
	defer fmt.Println("main's deferred call")
	inner()
}
