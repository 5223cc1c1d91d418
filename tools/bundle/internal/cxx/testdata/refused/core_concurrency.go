// Goroutines and everything about channels.
package main

import "sync" // ERROR "import of sync: .* leave the lock out"

func main() {
	var mu sync.Mutex
	mu.Lock()
	c := make(chan int, 1) // ERROR "channel type: .* use a slice as a queue"
	go func() {            // ERROR "go statement: .* call the function"
		c <- 1 // ERROR "send statement: .* append to a slice"
	}()
	select { // ERROR "select statement"
	case x := <-c: // ERROR "receive"
		println(x)
	}
}
