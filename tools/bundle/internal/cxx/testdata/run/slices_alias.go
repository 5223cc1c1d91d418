// Slices share their array; append writes into it or moves away as Go does.
package main

import "fmt"

func main() {
	a := []int{1, 2, 3, 4, 5}
	b := a[1:3]
	b[0] = 20
	fmt.Println(a, b, len(b), cap(b))
	b = append(b, 40)
	fmt.Println(a, b)
	c := append(a[:2], 99, 98, 97, 96)
	fmt.Println(a, c, len(c), cap(c))
	d := a[1:2:2]
	d = append(d, 7)
	fmt.Println(a, d)
	p := &a[2]
	*p = 33
	fmt.Println(a, b)
	a = append(a, 6)
	*p = 44
	fmt.Println(a, b, *p)
	e := a[len(a):]
	fmt.Println(e, len(e), e == nil)
	var n []int
	fmt.Println(n, len(n), cap(n), n == nil, append(n, n...) == nil)
	n = append(n, 1)
	fmt.Println(n)
	copy(a[1:], a)
	fmt.Println(a)
	fmt.Println(copy(a, []int{9, 9}), a)
	bs := make([]byte, 3)
	fmt.Println(copy(bs, "hello"), string(bs))
	bs = append(bs, " world"...)
	fmt.Println(string(bs))
}
