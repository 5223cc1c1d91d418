// A panic deep in a recursion unwinds through deferred calls.
package main

import "fmt"

func down(n int) {
	defer fmt.Println("leave", n)
	if n == 0 {
		var a [3]int
		i := n + 3
		a[i%4]++
	}
	down(n - 1)
}

func main() {
	down(3)
}
