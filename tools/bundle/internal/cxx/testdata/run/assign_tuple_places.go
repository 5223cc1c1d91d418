package main

import (
	"errors"
	"fmt"
	"strconv"
)

var trace string
var at int

func note[T any](name string, x T) T {
	trace += name
	return x
}

type list struct {
	next *list
	v    int
}

func two() (int, int) { return 2, 7 }

func next(l *list) (*list, int) { return l.next, 9 }

func prototype(s []string) {}

func main() {
	// The operands of the left sides are evaluated first, then the call, then the assignments in
	// order.
	m := map[string]int{}
	var failed error
	m[note("f", "abc")], *note("g", &failed) = strconv.Atoi(note("h", "123"))
	fmt.Println(m, failed, trace)
	trace = ""
	n, errs := 0, map[string]error{"abc": errors.New("invalid")}
	*note("i", &n), errs[note("f", "abc")] = strconv.Atoi(note("h", "12"))
	fmt.Println(n, errs, trace)

	a := []int{0, 0, 0, 0}
	i := 1
	i, a[i] = two()
	fmt.Println(i, a)
	a[i], i = two()
	fmt.Println(i, a)
	at, a[at] = two()
	fmt.Println(at, a)
	array, k := [4]int{}, 3
	k, array[k] = two()
	fmt.Println(k, array)

	l := &list{v: 1, next: &list{v: 2}}
	first := l
	l, l.v = next(l)
	fmt.Println(first.v, l.v)

	p, x := &n, 5
	p, *p = &x, 6
	fmt.Println(n, *p)

	// A function variable that had a value before its closure.
	var got [][]string
	f := prototype
	f = func(s []string) { got = append(got, s) }
	f([]string{"one"})
	f([]string{"two"})
	fmt.Println(got)

	// A call of a closure as an index.
	b := [3]int{}
	for j := range b {
		b[func() int { return j }()] = j * j
	}
	fmt.Println(b)
}
