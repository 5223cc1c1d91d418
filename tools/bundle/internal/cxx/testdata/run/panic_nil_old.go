// panic(nil) in a module of an old version: recover gives nil, and the panic ends. Language: go1.20.
package main

import "fmt"

func stop(v any) (s string) {
	s = "went on"
	defer func() {
		r := recover()
		s = fmt.Sprintf("%s, recovered %v %t", s, r, r == nil)
	}()
	panic(v)
}

func main() {
	fmt.Println(stop(nil))
	fmt.Println(stop(1))
	func() {
		defer func() { fmt.Println(recover()) }()
		var err error
		panic(err)
	}()
	defer fmt.Println("deferred")
	panic(nil)
}
