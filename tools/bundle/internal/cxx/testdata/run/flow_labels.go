// Labelled break and continue through loops, switch and select-free code.
package main

import (
	"fmt"
)

func main() {
outer:
	for i := 0; i < 4; i++ {
		for j := 0; ; j++ {
			switch {
			case j == 3:
				continue outer
			case i == 2 && j == 1:
				break outer
			case (i+j)%2 == 0:
				continue
			}
			fmt.Print(i, ",", j, " ")
		}
	}
sw:
	switch {
	default:
		for {
			break sw
		}
	}
	fmt.Println("done")
}
