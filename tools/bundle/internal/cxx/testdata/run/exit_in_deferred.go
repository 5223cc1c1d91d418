// os.Exit inside a deferred call.
package main

import (
	"fmt"
	"os"
)

func main() {
	defer fmt.Println("not printed")
	defer func() { fmt.Println("leaving"); os.Exit(7) }()
	fmt.Println("body")
}
