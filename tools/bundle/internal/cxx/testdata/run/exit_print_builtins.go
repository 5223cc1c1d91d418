// What print and println write to standard error, and a panic whose text has several lines.
package main

import "fmt"

type lines struct{ a, b string }

func (l lines) Error() string { return l.a + "\n" + l.b }

type node struct{ next *node }

func main() {
	println(1.5, 1e100, float32(0.1), true, "x", 'a', -3, uint8(5), 0.0, 1e21, 123456789.0, 1e20, 1e-7)
	var s []int
	m := map[int]int{}
	var e interface{}
	var f func()
	var p *node
	println(len(s), m != nil, e == nil, f == nil, p == nil)
	println(s, p, e, f, e)
	print("a", 1, 2, "b", true, -1, "\n")
	println()
	const big = 1 << 40
	println(big, 3.0, 'x', "text"+"s")
	type celsius float64
	type name string
	println(celsius(36.6), name("n"))
	fmt.Println("done")
	panic(lines{"first", "second"})
}
