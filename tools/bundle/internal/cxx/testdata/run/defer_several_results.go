// Values that defer and go evaluate immediately: calls with several results as arguments, and reads
// after calls.
package main

import "fmt"

type counter struct{ n int }

func (c counter) show(a int, b string)  { fmt.Println("show", c.n, a, b) }
func (c *counter) last(a int, b string) { fmt.Println("last", c.n, a, b) }

func two() (int, string) {
	fmt.Println("two")
	return 1, "a"
}

func print(a int, b ...string) { fmt.Println("print", a, b) }

func several() {
	c := counter{1}
	f := c.show
	defer func(a int, b string) { fmt.Println("literal", a, b) }(two())
	defer print(two())
	defer f(two())
	defer c.show(two())
	defer c.last(two())
	defer fmt.Println(two())
	c.n = 2
	fmt.Println("body of several")
}

func reads() {
	x, y := 1, 1
	p := &x
	next := func() int {
		x++
		y++
		return x
	}
	list := func(a ...int) { fmt.Println(a) }
	defer fmt.Println(*p, y, next())
	defer list(x, next(), y+1)
	defer list(next(), *p, next())
	fmt.Println("body of reads")
}

func main() {
	several()
	reads()
	done := make(chan bool)
	go func(a int, b string) {
		fmt.Println("goroutine", a, b)
		done <- true
	}(two())
	fmt.Println("main")
	<-done
}
