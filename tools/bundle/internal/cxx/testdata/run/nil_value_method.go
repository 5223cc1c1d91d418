// Methods by value that are called through a nil pointer, in an interface and by method expressions.
package main

import "fmt"

type number int

func (n number) Double() number { return 2 * n }
func (n *number) Set(x number)  { *n = x }

type doubler interface{ Double() number }

type pair[T any] struct{ a, b T }

func (p pair[T]) Both() []T { return []T{p.a, p.b} }

type outer struct{ number }

func try(f func()) {
	defer func() {
		err := recover()
		_, isError := err.(error)
		fmt.Println(err, isError)
	}()
	f()
}

func main() {
	var n *number
	var o *outer
	var p *pair[int]
	var d doubler = n
	try(func() { fmt.Println(d.Double()) })
	try(func() { fmt.Println(n.Double()) })
	f := (*number).Double
	try(func() { fmt.Println(f(n)) })
	d = o
	try(func() { fmt.Println(d.Double()) })
	var both interface{ Both() []int } = p
	try(func() { fmt.Println(both.Both()) })
	n = new(number)
	n.Set(4)
	d = n
	fmt.Println(d.Double(), f(n))
}
