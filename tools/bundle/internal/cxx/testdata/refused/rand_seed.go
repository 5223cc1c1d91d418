// Seeds that a program may count on: the sequence would be another one than Go's.
package main

import (
	"fmt"
	"math/rand"
	"time"
)

func main() {
	rand.Seed(42) // ERROR "rand.Seed with a seed that is not from time.Now: .*; write a generator of your own"
	seed := int64(7)
	rand.Seed(seed) // ERROR "rand.Seed"
	rand.Seed(time.Now().UnixNano())
	fmt.Println(rand.Intn(10))
}
