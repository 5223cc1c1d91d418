// Interfaces within the arguments of printing functions: a slice or an earlier statement keeps them.
package main

import "fmt"

type box struct {
	n int
	v any
	s []int8
}

func hide[T any](x T) T { return x }

func words(n int) string {
	s := ""
	for i := 0; i < n; i++ {
		s += string(rune('a' + i))
	}
	return s
}

func main() {
	last := box{n: 1}
	fmt.Println(append(append([]box{{hide(7), any(""), []int8{hide(int8(1))}}, {hide(8), any(words(3)), []int8{hide(int8(2))}}}, []box{}...), last))

	kept := make([]any, 0, 4)
	fmt.Println(append(kept, any(words(5)), words(6)))
	fmt.Println(words(26), words(20))
	fmt.Println(kept[:2]...)

	m := map[string]any{}
	fmt.Println(func() int { m["a"] = words(4); return len(m) }(), words(9))
	println(len(append(kept, any(words(7)))))
	fmt.Println(words(25), m, kept[:1])
	println(append(kept, words(8)))
	fmt.Println(words(24), kept[:1])

	a, b := 1.5, 2.25
	fmt.Println(hide(float32(3))*hide(float32(1e10))+hide(float32(1e10))*hide(float32(-2.25)), a*b+hide(1e-17)*b)
}
