// A panic of a goroutine ends the program, whatever main defers.
package main

import "fmt"

func main() {
	defer fmt.Println("not run")
	defer func() { recover() }()
	c := make(chan int)
	go func() {
		defer fmt.Println("deferred there")
		var p *struct{ x int }
		c <- p.x
	}()
	<-c
}
