// Maps of structs, pointers and slices.
package main

import (
	"fmt"
)

type acc struct {
	n    int
	tags []string
}

func main() {
	m := map[string]acc{}
	v := m["a"]
	v.n++
	v.tags = append(v.tags, "t")
	m["a"] = v
	p := map[string]*acc{"x": {n: 1}}
	p["x"].n += 10
	s := map[int][]int{}
	for i := 0; i < 10; i++ {
		s[i%3] = append(s[i%3], i)
	}
	mm := map[string]map[string]int{}
	for _, w := range []string{"ab", "ac", "bc"} {
		if mm[w[:1]] == nil {
			mm[w[:1]] = map[string]int{}
		}
		mm[w[:1]][w[1:]]++
	}
	fmt.Println(m, p["x"].n, s, mm, len(mm["z"]))
}
