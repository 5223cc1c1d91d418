package main

import "fmt"

var trace string

func tr[T any](name string, x T) T {
	trace += name
	return x
}

func attempt(f func()) {
	trace = ""
	defer func() { fmt.Println(trace, recover()) }()
	f()
}

type pair struct {
	a []int
	b int
}

func main() {
	// Slices and assertions are evaluated in turn with calls, elements of maps after them.
	m := map[string]int{"a": 1}
	grow := func() int { m["a"] *= 10; return 5 }
	fmt.Println(m["a"]+grow(), m)
	fmt.Println(grow()+m["a"], m)
	m["a"] += grow()
	fmt.Println(m)
	m["b"] <<= grow()
	words := map[string]string{}
	say := func() string { words["x"] += "in"; return "out" }
	words["x"] += say() + "!"
	fmt.Println(words, m)
	var x any = 7
	change := func() int { x = "text"; return 1 }
	attempt(func() { fmt.Println(x.(int)+change(), x) })
	attempt(func() { fmt.Println(change()+x.(int), x) })
	s := []int{1, 2, 3}
	attempt(func() { fmt.Println(pair{s[tr("i", 5):], tr("a", 1)}) })
	attempt(func() { fmt.Println(len(s[:tr("i", 2)])*tr("b", 3), len("text"[tr("j", 9):])+tr("c", 1)) })
	rows := map[int][]int{1: {1, 2}}
	fill := func() int { rows[1] = []int{7, 8}; return 100 }
	rows[1][0] += fill()
	fmt.Println(rows)
	n := []int{1}
	n[0] += func() int { n[0] = 50; return 1 }()
	fmt.Println(n)
}
