// Conversions between slices, arrays and pointers to arrays.
package main

import "fmt"

type block [4]byte

func main() {
	s := []int{1, 2, 3, 4, 5}
	a := [3]int(s)
	p := (*[3]int)(s)
	p[0] = 100
	fmt.Println(a, *p, s, len(p))
	a[1] = 7
	fmt.Println(a, s)
	q := (*[2]int)(s[3:])
	q[1]++
	fmt.Println(s, *q)
	var none []int
	fmt.Println((*[0]int)(none) == nil, (*[0]int)([]int{}) == nil)
	b := block([]byte("abcdef"))
	fmt.Println(string(b[:]), b)
	for i, x := range p {
		fmt.Print(i, x, " ")
	}
	fmt.Println()
	defer func() { fmt.Println(recover()) }()
	fmt.Println([6]int(s))
}
