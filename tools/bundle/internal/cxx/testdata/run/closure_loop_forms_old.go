// Closures over the variables of loops that share one variable. Language: go1.21.
package main

import "fmt"

func main() {
	var fs []func() int
	for i := 0; i < 3; i++ {
		fs = append(fs, func() int { i += 10; return i })
	}
	for i, x := range []string{"a", "b"} {
		fs = append(fs, func() int { return i*100 + int(x[0]) })
	}
	for i, c := range "é!" {
		fs = append(fs, func() int { return i + int(c) })
	}
	for k, v := range map[int]int{7: 8} {
		fs = append(fs, func() int { return k*10 + v })
	}
	for _, f := range fs {
		fmt.Print(f(), " ", f(), " ")
	}
	fmt.Println()
	var ps []*int
	for i := 0; i < 3; i++ {
		i := i
		ps = append(ps, &i)
	}
	for _, p := range ps {
		fmt.Print(*p, " ")
	}
	fmt.Println()
	for i := 0; i < 2; i++ {
		defer func() { fmt.Println("deferred", i) }()
	}
	for i := 0; i < 2; i++ {
		defer func(i int) { fmt.Println("argument", i) }(i)
	}
}
