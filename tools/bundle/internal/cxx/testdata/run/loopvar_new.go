// Language: go1.22. Every turn of a for loop has its own variable.
package main

import "fmt"

func main() {
	var fs []func() int
	for i := 0; i < 3; i++ {
		fs = append(fs, func() int { i += 10; return i })
	}
	for _, f := range fs {
		fmt.Print(f(), " ", f(), " ")
	}
	fmt.Println()
	var ps []*int
	for _, v := range []int{1, 2, 3} {
		ps = append(ps, &v)
	}
	for k := range map[string]int{"only": 1} {
		defer func() { fmt.Println(k) }()
	}
	for i := 0; i < 6; i++ {
		p := &i
		*p += 1
		fs = append(fs, func() int { return *p })
	}
	for _, f := range fs[3:] {
		fmt.Print(f(), " ")
	}
	for _, p := range ps {
		fmt.Print(*p, " ")
	}
	fmt.Println()
}
