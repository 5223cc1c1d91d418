// Nested slices, maps, pointers and nil values.
package main

import (
	"fmt"
)

type node struct {
	v    int
	next *node
}

func main() {
	fmt.Println([][]int{{1}, nil, {2, 3}}, map[string][]int{"b": {1}, "a": nil}, [][2]string{{"a", "b"}}, []any{nil, 1, []int{2}, map[int]int{}})
	fmt.Println(&node{1, nil}, node{2, nil}, &[]int{1}, &map[string]int{"x": 1}, &[2]int{1, 2}, struct{}{}, []struct{}{{}, {}})
	var m map[string]int
	var s []int
	var e error
	var f func()
	var p *int
	fmt.Println(m, s, e, f == nil, p, any(nil))
	fmt.Printf("%v %+v %d %s\n", node{3, nil}, node{4, nil}, []int{1, 2}, []string{"a", "b"})
	fmt.Printf("%6d|%-6v|%06.2f|%x|%X|%q\n", []int{1, 22}, []string{"a"}, []float64{1.5}, []string{"hi"}, []byte("az"), []string{"q"})
}
