// Goroutines and everything about channels.
package main

import (
	"sync"        // ERROR "import of sync: .*nothing to lock; leave the lock out"
	"sync/atomic" // ERROR "import of sync/atomic: .*; use a plain variable"
)

var (
	mu    sync.Mutex
	total int64
)

func work(c chan int) { // ERROR "channel type: .*; use a slice as a queue"
	c <- 1 // ERROR "send statement: .*; append to a slice"
	atomic.AddInt64(&total, 1)
}

func main() {
	mu.Lock()
	c := make(chan int, 1) // ERROR "channel type"
	go work(c)             // ERROR "go statement: .*; call the function"
	println(<-c)           // ERROR "receive: .*; take from a slice"
	select {               // ERROR "select statement: .*; write the case that runs"
	case x := <-c: // ERROR "receive"
		println(x)
	default:
	}
}
