// Defers run last in first out, with arguments evaluated at the defer statement.
package main

import "fmt"

func named() (n int, err error) {
	defer func() {
		n *= 2
		if n > 5 {
			err = fmt.Errorf("n is %d", n)
		}
	}()
	n = 1
	return n + 2, nil
}

func plain() int {
	x := 1
	defer func() { x = 100 }()
	return x
}

type t struct{ name string }

func (v t) show()   { fmt.Println("value", v.name) }
func (v *t) showp() { fmt.Println("pointer", v.name) }

func main() {
	for i := 0; i < 3; i++ {
		defer fmt.Println("deferred", i)
	}
	fmt.Println(named())
	fmt.Println(plain())
	x := 1
	defer fmt.Println("x at defer", x)
	x = 2
	v := t{"one"}
	defer v.show()
	defer v.showp()
	v.name = "two"
	func() {
		defer fmt.Println("inner defer")
		fmt.Println("inner body")
		if x == 2 {
			return
		}
		fmt.Println("not reached")
	}()
	f := func() { fmt.Println("old f") }
	defer f()
	f = func() { fmt.Println("new f") }
	fmt.Println("end of main")
}
