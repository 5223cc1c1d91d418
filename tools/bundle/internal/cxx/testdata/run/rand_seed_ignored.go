// The top-level functions of math/rand in Go 1.24: Seed changes nothing.
// Language: go1.24.
package main

import (
	"fmt"
	"math/rand"
	"time"
)

func main() {
	same := 0
	for i := 0; i < 20; i++ {
		rand.Seed(42)
		a := rand.Int63()
		rand.Seed(42)
		if a == rand.Int63() {
			same++
		}
	}
	rand.Seed(time.Now().UnixNano())
	fmt.Println(same)
}
