// maps.EqualFunc compares values by a function; the two maps may hold different types.
package main

import (
	"fmt"
	"maps"
	"strconv"
)

func main() {
	numbers := map[string]int{"a": 1, "b": 22}
	texts := map[string]string{"a": "1", "b": "22"}
	calls := 0
	same := func(n int, s string) bool {
		calls++
		return strconv.Itoa(n) == s
	}
	fmt.Println(maps.EqualFunc(numbers, texts, same), calls)

	texts["b"] = "23"
	fmt.Println(maps.EqualFunc(numbers, texts, same))
	delete(texts, "b")
	fmt.Println(maps.EqualFunc(numbers, texts, same))
	texts["c"] = "22"
	fmt.Println(maps.EqualFunc(numbers, texts, same))

	var none map[string]int
	fmt.Println(maps.EqualFunc(none, map[string]int{}, func(a, b int) bool { return false }))
	fmt.Println(maps.EqualFunc(numbers, numbers, func(a, b int) bool { return a == b }))
}
