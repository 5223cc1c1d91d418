// Comparing interface values.
package main

import (
	"fmt"
)

type p struct{ x int }

func main() {
	var a, b any = 1, 1
	var c any = int64(1)
	fmt.Println(a == b, a == c, a != nil, any(p{1}) == any(p{1}), any(&p{1}) == any(&p{1}), any("x") == any("x"), a == 1, c == int64(1))
	m := map[any]string{1: "int", "1": "string", p{2}: "p", [1]int{3}: "arr", nil: "nil", 1.5: "f"}
	fmt.Println(m[1], m["1"], m[p{2}], m[[1]int{3}], m[nil], m[1.5], m[int64(1)] == "")
	defer func() { fmt.Println(recover()) }()
	fmt.Println(any([]int{1}) == any([]int{1}))
}
