// Parallel assignments whose parts influence each other, and some whose parts do not.
package main

import "fmt"

type node struct {
	next *node
	n    int
}

var global = 1

func count() int { global++; return global }

func main() {
	a, b := 1, 2
	a, b = b, a+10
	fmt.Println(a, b)
	b, a = a+b, 7
	fmt.Println(a, b)
	x, y, z := a, b, 3
	x, y, z = y, z, x
	fmt.Println(x, y, z)

	for i, j := 0, 5; i < j; i, j = i+1, j-1 {
		fmt.Print(i, " ", j, "; ")
	}
	for i, j := 0, 5; i < j; i, j = j-3, i+4 {
		fmt.Print(i, " ", j, "; ")
		if i+j > 8 {
			break
		}
	}
	for i, j := 0, 9; i < j; i, j = i+2, j-1 {
		if i == 2 {
			continue
		}
		fmt.Print(i, " ", j, "; ")
	}
	fmt.Println()

	list := []int{1, 2, 3, 4}
	i, j := 1, 2
	list[i], list[j] = 8, 9
	i, list[i] = 3, 5
	list[0], i = i, 0
	list[i], list[j] = list[j], i
	fmt.Println(list, i, j)

	// The appended elements share their memory with rest.
	rest := list[:4]
	short := list[:2]
	short, k := append(short, 70), rest[2]
	fmt.Println(short, rest, k)
	short, l := append(short, 71), len(rest)
	left, right := append(short, 72), append(rest, 73)
	fmt.Println(short, l, left, right)

	var array [3]int
	copied := array
	array[0], copied = 5, array
	copied, array[1] = array, 6
	fmt.Println(array, copied)

	m := map[string]int{"a": 1}
	m["a"], m["b"] = m["b"], m["a"]
	fmt.Println(m)

	p := &node{n: 1}
	p.next, p = &node{n: 2}, p.next
	fmt.Println(p == nil)
	q := &node{n: 3}
	r := &q.n
	*r, global = q.n+1, *r
	fmt.Println(q.n, global)
	global, a = count(), global
	fmt.Println(global > 0, a > 0)

	s, t := "x", "y"
	s, t = t+"1", s+"2"
	fmt.Println(s, t)

	f := func() int { return a }
	a, b = 100, f()
	fmt.Println(a, b)

	a, c := b, a
	fmt.Println(a, b, c)
	{
		a, d := a+1, a+2
		fmt.Println(a, d)
	}
	var words []string
	for _, w := range []string{"p", "q"} {
		var n int
		words, n = append(words, w), len(words)
		fmt.Println(n, words)
	}
	for i := range words {
		words[i] = words[i] + words[len(words)-1]
		words = words[:len(words):len(words)]
	}
	for i := range words {
		words[i], words = "z", append(words, "end")
	}
	fmt.Println(words)
}
