// Locks without goroutines.
package main

import (
	"fmt"
	"sync"
)

var mu sync.Mutex

func main() {
	n := 0
	for i := range 1000000 {
		mu.Lock()
		n += i
		mu.Unlock()
	}
	fmt.Println(n)
	mu.Lock()
	mu.Lock()
}
