// Maps: missing keys, two-value reads, delete, len, nil maps, nested, op-assign.
package main

import (
	"fmt"
	"sort"
)

type point struct{ x, y int }

func main() {
	m := map[string]int{"a": 1, "b": 2}
	m["c"] += 5
	m["a"]++
	v, ok := m["zzz"]
	fmt.Println(m, len(m), v, ok, m["nope"])
	delete(m, "b")
	delete(m, "never")
	if _, ok := m["b"]; !ok {
		fmt.Println("gone")
	}
	var n map[int]int
	fmt.Println(n[3], len(n), n == nil)
	delete(n, 3)
	for range n {
		fmt.Println("never")
	}
	pts := map[point][]int{}
	pts[point{1, 2}] = append(pts[point{1, 2}], 7, 8)
	pts[point{0, 5}] = nil
	fmt.Println(pts, len(pts[point{1, 2}]))
	nested := map[string]map[string]bool{}
	for _, k := range []string{"x", "y", "x"} {
		if nested[k] == nil {
			nested[k] = map[string]bool{}
		}
		nested[k][k+k] = true
	}
	fmt.Println(nested, nested["q"]["r"])
	keys := make([]int, 0)
	big := make(map[int]int, 10)
	for i := 0; i < 1000; i++ {
		big[i*7919%1009] = i
	}
	for k := range big {
		keys = append(keys, k)
	}
	sort.Ints(keys)
	fmt.Println(len(keys), keys[0], keys[999], big[1008])
	clearAll := map[int]bool{1: true, 2: true}
	for k := range clearAll {
		delete(clearAll, k)
	}
	fmt.Println(len(clearAll))
	type pair struct {
		a string
		b [2]int
	}
	pm := map[pair]string{{"k", [2]int{1, 2}}: "v"}
	fmt.Println(pm[pair{"k", [2]int{1, 2}}])
	fm := map[float64]string{1.5: "a", 0: "z"}
	fmt.Println(fm[1.5], fm[-0.0], fm)
	im := map[interface{}]int{1: 1, "1": 2, 1.0: 3, point{1, 1}: 4}
	fmt.Println(im[1], im["1"], im[1.0], im[point{1, 1}], im[int64(1)])
	bm := map[bool]int{true: 1}
	bm[false]--
	fmt.Println(bm)
}
