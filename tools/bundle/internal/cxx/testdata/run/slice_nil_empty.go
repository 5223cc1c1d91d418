// nil and empty slices and maps.
package main

import (
	"fmt"
)

func main() {
	var a []int
	b := []int{}
	c := a[:0]
	fmt.Println(a == nil, b == nil, c == nil, len(a), cap(b), append(a, b...) == nil, a, b)
	for range a {
		fmt.Println("never")
	}
	var m map[string]int
	v, ok := m["x"]
	delete(m, "x")
	fmt.Println(v, ok, len(m), m == nil)
	fmt.Printf("%#v %#v %v\n", a, b, string([]byte(nil)) == "")
}
