// Calls that only read are evaluated in source order with calls that write.
package main

import "fmt"

var g = 1

func get() int         { return g }
func set() int         { g = 2; return 0 }
func two(a, b int) int { return a*10 + b }

func main() {
	fmt.Println(get(), set())
	g = 1
	fmt.Println(two(get(), set()))
	g = 1
	x := get() + set()
	fmt.Println(x)
	var m = map[int]int{}
	fill := func() int { m[1] = 1; return 5 }
	fmt.Println(len(m), fill())
	a, b := get(), set()
	fmt.Println(a, b)
}
