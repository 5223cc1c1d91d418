// Anonymous structs, tables and embedded literals.
package main

import (
	"fmt"
)

func main() {
	tests := []struct {
		name string
		in   []int
		want int
	}{{"a", []int{1, 2}, 3}, {"b", nil, 0}, {name: "c", want: 7}}
	for _, tc := range tests {
		s := 0
		for _, x := range tc.in {
			s += x
		}
		fmt.Println(tc.name, s == tc.want)
	}
	p := struct{ X, Y int }{1, 2}
	q := &struct{ X, Y int }{3, 4}
	p = *q
	m := map[string]struct{}{"k": {}}
	_, ok := m["k"]
	var set [3]struct {
		on bool
		n  int
	}
	set[1].on = true
	fmt.Println(p, *q == p, ok, set)
}
