package main

import "fmt"

func main() {
	n, s := 3, []string{"a"}
	double := func(x int) int { return 2 * x }
	var fs []func() int
	var walk func(d int) int
	walk = func(d int) int {
		if d <= 0 {
			return n
		}
		fs = append(fs, func() int { n++; return n + d + len(s) + double(d) })
		defer func() { s = append(s, fmt.Sprint(d, n)) }()
		k := d * 10
		fs = append(fs, func() int { k++; return k + walk(0) })
		return walk(d-1) + n
	}
	fmt.Println(walk(3), s)
	for _, f := range fs {
		fmt.Print(f(), " ", f(), " ")
	}
	fmt.Println(n)
}
