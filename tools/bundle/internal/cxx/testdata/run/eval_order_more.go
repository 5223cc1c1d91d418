// Left-to-right evaluation of calls in calls, literals, indices, returns, sends of results and assignments.
package main

import (
	"fmt"
	"strings"
)

var log []string

func f(name string, v int) int {
	log = append(log, name)
	return v
}

func g(name string) []int {
	log = append(log, name)
	return []int{10, 20, 30}
}

func h(name string) map[string]int {
	log = append(log, name)
	return map[string]int{"k": 1}
}

func p(name string) *pt {
	log = append(log, name)
	return &pt{1, 2}
}

type pt struct{ x, y int }

func (q pt) add(a, b int) int { log = append(log, "add"); return q.x + a + b }

func flush(what string) {
	fmt.Println(what, strings.Join(log, " "))
	log = nil
}

func two() (int, int) { return f("t1", 1), f("t2", 2) }

func sum(list ...int) (n int) {
	for _, x := range list {
		n += x
	}
	return
}

func main() {
	fmt.Println(f("a", 1)+f("b", 2)*f("c", 3), g("d")[f("e", 1)])
	flush("expr")
	g("a")[f("b", 1)], g("c")[f("d", 2)] = f("e", 5), f("f", 6)
	flush("assign")
	h("a")["k"], p("b").x = f("c", 1), f("d", 2)
	flush("map, field")
	_ = [3]int{f("a", 1), f("b", 2), f("c", 3)}
	_ = map[int]int{f("k1", 1): f("v1", 2), f("k2", 3): f("v2", 4)}
	_ = pt{y: f("y", 1), x: f("x", 2)}
	_ = []pt{{f("p", 1), f("q", 2)}, {f("r", 3), f("s", 4)}}
	flush("literals")
	fmt.Println(p("a").add(f("b", 1), f("c", 2)), sum(two()), sum(f("d", 1), f("e", 2), sum(f("f", 3), f("g", 4))))
	flush("calls")
	if f("a", 0) == 1 && f("b", 1) == 1 || f("c", 1) == 1 && f("d", 0) == 0 {
		flush("conditions")
	}
	switch f("tag", 2) {
	case f("c1", 1), f("c2", 2), f("c3", 3):
		flush("switch")
	case f("c4", 4):
	}
	for i := f("init", 0); i < f("cond", 2); i += f("post", 1) {
		log = append(log, "body")
	}
	flush("for")
	i := 0
	i, g("x")[i] = 1, 2
	a := []int{0, 1, 2}
	i = 0
	i, a[i] = 2, 9
	fmt.Println(i, a)
	a[0], a[1], a[2] = a[2], a[0], a[1]
	fmt.Println(a)
	x, y := 1, 2
	x, y = y, x+y
	fmt.Println(x, y)
	flush("swap")
	fmt.Println(func() int { return f("lit", 1) }() + f("after", 2))
	fmt.Println(g("s")[f("lo", 0):f("hi", 2)], string("abc"[f("i", 1)]), len(g("l")))
	flush("slices")
	n := 1
	fmt.Println(n, func() int { n++; return n }(), n, func() int { n *= 10; return n }(), n)
	m := map[int]int{}
	m[f("key", 1)] += f("val", 5)
	m[f("key", 1)]++
	flush("op assign")
	fmt.Println(m)
	var ptr *pt
	func() {
		defer func() { fmt.Println(recover() != nil) }()
		ptr.x = f("before the nil check", 1)
	}()
	flush("nil")
	func() {
		defer func() { fmt.Println(recover()) }()
		g("a")[f("b", 7)] = f("c", 1)
	}()
	flush("index")
}
