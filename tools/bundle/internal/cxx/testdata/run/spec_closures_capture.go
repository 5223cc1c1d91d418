// Variables that closures capture: parameters, results, receivers, loop variables, each other, and
// escaping variables.
package main

import (
	"errors"
	"fmt"
	"sort"
)

type counter struct{ n int }

func (c *counter) stepper(by int) func() int {
	return func() int { c.n += by; return c.n }
}

func accumulate() (add func(int), get func() (int, error)) {
	var sum int
	var err error
	add = func(x int) {
		if x < 0 {
			err = errors.New("negative")
			return
		}
		sum += x
	}
	get = func() (int, error) { return sum, err }
	return
}

func result() (n int, f func()) {
	f = func() { n *= 2 }
	n = 21
	f()
	return n, func() { n++ }
}

func apply(fs ...func(int) int) func(int) int {
	return func(x int) int {
		for _, f := range fs {
			x = f(x)
		}
		return x
	}
}

func memoize(f func(int) int) func(int) int {
	cache := map[int]int{}
	return func(n int) int {
		if v, ok := cache[n]; ok {
			return v
		}
		v := f(n)
		cache[n] = v
		return v
	}
}

func generator(words ...string) func() (string, bool) {
	i := 0
	return func() (w string, ok bool) {
		if i < len(words) {
			w, ok = words[i], true
			i++
		}
		return
	}
}

func main() {
	c := &counter{}
	s1, s2 := c.stepper(1), c.stepper(10)
	s1()
	s2()
	fmt.Println(s1(), c.n)
	add, get := accumulate()
	add(3)
	add(4)
	fmt.Println(get())
	add(-1)
	fmt.Println(get())
	n, f := result()
	f()
	fmt.Println(n)
	inc := func(x int) int { return x + 1 }
	sq := func(x int) int { return x * x }
	fmt.Println(apply(inc, sq, inc)(3), apply()(5))
	calls := 0
	slow := memoize(func(n int) int { calls++; return n * n })
	fmt.Println(slow(5), slow(5), slow(6), calls)
	next := generator("a", "b")
	for w, ok := next(); ok; w, ok = next() {
		fmt.Print(w, " ")
	}
	fmt.Println()
	x := 1
	show := func() { fmt.Print(x, " ") }
	x = 2
	show()
	{
		x := 3
		show()
		_ = x
	}
	func() { x = 4 }()
	show()
	for x := 10; x < 12; x++ {
		show()
	}
	fmt.Println()
	people := []struct {
		name string
		age  int
	}{{"A", 30}, {"B", 20}, {"C", 25}}
	by := func(less func(i, j int) bool) { sort.Slice(people, less) }
	by(func(i, j int) bool { return people[i].age < people[j].age })
	fmt.Println(people)
	var handlers []func()
	for i := 0; i < 3; i++ {
		y := i * i
		handlers = append(handlers, func() { y++; fmt.Print(i, y, " ") })
	}
	for _, h := range handlers {
		h()
		h()
	}
	fmt.Println()
	arr := [3]int{1, 2, 3}
	byRef := func() { arr[0]++ }
	cp := arr
	byRef()
	byRef()
	fmt.Println(arr, cp)
	curry := func(a int) func(int) func(int) int {
		return func(b int) func(int) int { return func(c int) int { return a*100 + b*10 + c } }
	}
	fmt.Println(curry(1)(2)(3))
	var ack func(m, n int) int
	ack = func(m, n int) int {
		switch {
		case m == 0:
			return n + 1
		case n == 0:
			return ack(m-1, 1)
		}
		return ack(m-1, ack(m, n-1))
	}
	fmt.Println(ack(2, 3))
	type node struct {
		kids []*node
		v    int
	}
	root := &node{kids: []*node{{v: 1}, {v: 2, kids: []*node{{v: 3}}}}}
	total, depth := 0, 0
	var walk func(n *node, d int)
	walk = func(n *node, d int) {
		total += n.v
		if d > depth {
			depth = d
		}
		for _, k := range n.kids {
			walk(k, d+1)
		}
	}
	walk(root, 0)
	fmt.Println(total, depth)
	if f := func() bool { return total > 5 }; f() {
		fmt.Println("big")
	}
	fmt.Println(func(xs ...int) int { return len(xs) }(1, 2, 3))
}
