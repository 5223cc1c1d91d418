package main

import "fmt"

type point struct{ x, y int }

var g = []int{1}

func main() {
	a, b, p, arr := 3, "s", point{1, 2}, [2]int{4, 5}
	a = a
	b = b
	p = p
	p.x = p.x
	arr[1] = arr[1]
	g = g
	g[0] = g[0]
	a &= a
	a |= a
	a |= int(a)
	a = int(a)
	a ^= a
	q := &p
	*q = *q
	q.y = q.y
	f := func() { a = a; g = g }
	f()
	fmt.Println(a, b, p, arr, g)
	defer func() { fmt.Println(recover()) }()
	i := 7
	g[i] = g[i]
}
