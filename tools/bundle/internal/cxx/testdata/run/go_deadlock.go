// All goroutines wait for each other.
package main

import "fmt"

func main() {
	fmt.Println("start")
	a, b := make(chan int), make(chan int)
	go func() { a <- <-b }()
	b <- <-a
}
