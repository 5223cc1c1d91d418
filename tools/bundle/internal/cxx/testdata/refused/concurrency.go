// Goroutines, channels, select and locks.
package main

import (
	"fmt"
	"sync" // ERROR "import of sync: .*nothing to lock"
)

var mu sync.Mutex

func work(c chan int) { // ERROR "channel type"
	c <- 1 // ERROR "send statement"
}

func main() {
	c := make(chan int) // ERROR "channel type"
	go work(c)          // ERROR "go statement"
	fmt.Println(<-c)    // ERROR "receive"
	select {            // ERROR "select statement"
	default:
	}
}
