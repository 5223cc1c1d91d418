// Package maps without iterators.
package main

import (
	"fmt"
	"maps"
)

func main() {
	m := map[string]int{"a": 1, "b": 2, "c": 3}
	c := maps.Clone(m)
	c["d"] = 4
	fmt.Println(m, c, maps.Equal(m, c))
	maps.DeleteFunc(c, func(k string, v int) bool { return v%2 == 0 })
	fmt.Println(c)
	maps.Copy(c, map[string]int{"b": 20, "x": 30})
	fmt.Println(c, len(m))
	var none map[string]int
	fmt.Println(maps.Clone(none) == nil, maps.Equal(none, map[string]int{}))
}
