// A panic raised again by a deferred call.
package main

import (
	"fmt"
)

func main() {
	defer func() { r := recover(); fmt.Println("saw", r); panic(fmt.Sprint("again ", r)) }()
	var p *[3]int
	fmt.Println(p[1])
}
