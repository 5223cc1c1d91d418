package main

import (
	"fmt"
	"sort"
)

func least(a ...int) int {
	m := a[0]
	for _, x := range a[1:] {
		if x < m {
			m = x
		}
	}
	return m
}

// sorted changes its arguments in place and grows them.
func sorted(a ...int) string {
	sort.Ints(a)
	a = append(a, 99)
	a[0] = -1
	return fmt.Sprint(a, len(a))
}

func keep(a ...int) []int         { return a }
func tail(a ...int) []int         { b := a[1:]; return b }
func first(a ...int) *int         { return &a[0] }
func later(a ...int) func() int   { return func() int { return a[0] } }
func pass(a ...int) []int         { return keep(a...) }
func count(a ...any) int          { return len(fmt.Sprintln(a...)) }
func (l list) with(a ...int) list { l.items = append(l.items, a...); return l }
func (l *list) set(a ...int)      { l.items = a }
func nested(a ...[]int) int       { return a[0][0] + len(a) }
func two() (int, int)             { return 8, 3 }
func recursive(a ...int) int {
	if len(a) > 6 {
		return a[5]
	}
	return recursive(append(a, len(a))...) + recursive2(a...)
}
func recursive2(a ...int) int { return least(a...) + least(7, 3, a[0]) }

type list struct{ items []int }

func main() {
	fmt.Println(least(3, 1, 2), least(5), sorted(3, 1, 2), sorted(1, 2, 3), least(two()))
	k, t, p, f, q := keep(1, 2), tail(3, 4, 5), first(6, 7), later(8, 9), pass(10, 11)
	for i := 0; i < 100; i++ {
		least(i, i+1, i+2, i+3)
		count("x", i, 2.5)
	}
	fmt.Println(k, t, *p, f(), q)
	l := list{}.with(1, 2).with(3)
	l2 := l
	l2.set(4, 5)
	fmt.Println(l, l2, nested([]int{1}, nil), recursive(1, 2), count(), count(nil, "a"))
	defer func(a ...int) { fmt.Println(a, len(a)) }(1, 2, 3)
	defer fmt.Println(least(4, 2))
	defer sorted(5, 4)
	least := func(a ...int) int { return a[len(a)-1] }
	fmt.Println(least(1, 2, 3))
}
