// Maps: references, changes while ranging, missing keys, nested values, functions as values, sorted printing.
package main

import (
	"fmt"
	"sort"
)

type key struct {
	a int
	b string
}

func add(m map[string]int) { m["added"]++ }

func main() {
	m := map[string]int{"x": 1}
	n := m
	add(n)
	fmt.Println(m, len(n), m["none"])
	v, ok := m["none"]
	_, has := m["x"]
	fmt.Println(v, ok, has)
	if v, ok := m["x"]; ok && v == 1 {
		m["x"] += 10
	}
	for k := range m {
		delete(m, k)
	}
	fmt.Println(m, len(m), m == nil)
	big := map[int]bool{}
	for i := 0; i < 100; i++ {
		big[i] = i%3 == 0
	}
	seen := 0
	for k, v := range big {
		if !v {
			delete(big, k)
		}
		delete(big, k+1000)
		seen++
	}
	fmt.Println(len(big), seen >= 34)
	count := 0
	for k := range big {
		if k < 50 {
			big[k+1000] = true
		}
		count++
	}
	fmt.Println(count >= 34 && count <= 34+17, len(big) == 34+17)
	nested := map[string]map[string][]int{}
	for _, w := range []string{"ab", "ac", "bc"} {
		inner := nested[w[:1]]
		if inner == nil {
			inner = map[string][]int{}
			nested[w[:1]] = inner
		}
		inner[w[1:]] = append(inner[w[1:]], len(nested))
	}
	fmt.Println(nested, len(nested["z"]["q"]))
	structs := map[key]*[]int{}
	structs[key{1, "a"}] = &[]int{1}
	*structs[key{1, "a"}] = append(*structs[key{1, "a"}], 2)
	fmt.Println(*structs[key{1, "a"}], structs[key{2, "a"}] == nil)
	ops := map[rune]func(int, int) int{'+': func(a, b int) int { return a + b }, '-': func(a, b int) int { return a - b }}
	fmt.Println(ops['+'](1, 2), ops['-'](1, 2), ops['*'] == nil)
	arrays := map[string][3]int{}
	t := arrays["t"]
	t[1] = 5
	arrays["t"] = t
	fmt.Println(arrays["t"][1], arrays["u"][2])
	floats := map[float64]string{0.5: "half", -0.0: "zero"}
	fmt.Println(floats[0], floats[1.0/2], len(floats))
	var nilMap map[string]int
	fmt.Println(nilMap["x"], len(nilMap))
	delete(nilMap, "x")
	func() {
		defer func() { fmt.Println(recover()) }()
		nilMap["x"] = 1
	}()
	keys := make([]key, 0)
	for k := range map[key]int{{2, "b"}: 1, {1, "z"}: 2, {1, "a"}: 3} {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool {
		if keys[i].a != keys[j].a {
			return keys[i].a < keys[j].a
		}
		return keys[i].b < keys[j].b
	})
	fmt.Println(keys)
	fmt.Println(map[bool]int{true: 1, false: 0}, map[[2]int]string{{2, 1}: "b", {1, 9}: "a"}, map[key]int{{2, "b"}: 1, {1, "z"}: 2}, map[float64]int{2.5: 1, -1: 2})
	fmt.Printf("%v %+v %d %q\n", map[string]int{"b": 1, "a": 2}, map[key]int{{1, "x"}: 1}, map[string]int{"k": 7}, map[string]string{"k": "v"})
	set := make(map[int]struct{}, 10)
	for i := 0; i < 20; i++ {
		set[i*i%11] = struct{}{}
	}
	_, in := set[4]
	fmt.Println(len(set), in)
	sum := 0
	for _, v := range map[string]int{"a": 1, "b": 2} {
		sum += v
	}
	for range set {
		sum++
	}
	fmt.Println(sum)
	inc := map[string]float64{}
	inc["a"] += 1.5
	inc["a"] *= 2
	inc["b"]--
	fmt.Println(inc)
	str := map[int]string{}
	str[1] += "x"
	str[1] += "y"
	fmt.Println(str, len(str[1]))
}
