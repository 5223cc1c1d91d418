// An explicit panic: deferred calls run, status 2.
package main

import "fmt"

func main() {
	defer fmt.Println("deferred")
	fmt.Println("before")
	panic(fmt.Sprintf("value %d", 7))
}
