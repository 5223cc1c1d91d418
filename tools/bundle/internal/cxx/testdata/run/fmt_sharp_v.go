// %#v and %T of many types.
package main

import (
	"fmt"
)

type inner struct {
	A int
	b string
}
type outer struct {
	I inner
	P *inner
	S []int
	M map[string]bool
	E error
	F float64
}
type myint int

func main() {
	fmt.Printf("%#v\n", inner{1, "x"})
	fmt.Printf("%#v\n", outer{S: []int{1, 2}, M: map[string]bool{"a": true}, F: 2})
	fmt.Printf("%#v %#v %#v %#v %#v %#v\n", 1, "s", 'x', 1.0, true, []string{"a", "b"})
	fmt.Printf("%#v %#v %#v %#v\n", []byte{1, 2}, [2]bool{true}, myint(3), map[int]string{2: "b", 1: "a"})
	fmt.Printf("%#v %#v %#v %#v\n", uint8(3), []any{1, "a", nil}, struct{ X, Y int }{1, 2}, []int(nil))
	fmt.Printf("%T %T %T %T %T %T\n", inner{}, &outer{}, myint(1), []any{}, map[string][]int{}, [3]*int{})
}
