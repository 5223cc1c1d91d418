// Constraints with methods and types, generic recursion, generic closures and zero values.
package main

import (
	"fmt"
	"sort"
	"strings"
)

type number interface {
	~int | ~int64 | ~float64
}

type named interface {
	~int | ~string
	String() string
}

type id int

func (i id) String() string { return fmt.Sprintf("#%d", int(i)) }

type tag string

func (t tag) String() string { return "@" + string(t) }

func join[T named](list ...T) string {
	var parts []string
	for _, x := range list {
		parts = append(parts, x.String())
	}
	return strings.Join(parts, " ")
}

func sum[T number](list []T) (total T) {
	for _, x := range list {
		total += x
	}
	return
}

func mapped[T, U any](list []T, f func(T) U) []U {
	out := make([]U, 0, len(list))
	for _, x := range list {
		out = append(out, f(x))
	}
	return out
}

func reduce[T, A any](list []T, start A, f func(A, T) A) A {
	for _, x := range list {
		start = f(start, x)
	}
	return start
}

type pair[K comparable, V any] struct {
	key K
	val V
}

func pairs[K comparable, V any](m map[K]V, less func(a, b K) bool) []pair[K, V] {
	var out []pair[K, V]
	for k, v := range m {
		out = append(out, pair[K, V]{k, v})
	}
	sort.Slice(out, func(i, j int) bool { return less(out[i].key, out[j].key) })
	return out
}

type tree[T any] struct {
	left, right *tree[T]
	val         T
	less        func(a, b T) bool
}

func (t *tree[T]) insert(x T) *tree[T] {
	if t == nil {
		return &tree[T]{val: x}
	}
	if t.less != nil && t.less(x, t.val) {
		t.left = t.left.insertWith(x, t.less)
	} else {
		t.right = t.right.insertWith(x, t.less)
	}
	return t
}

func (t *tree[T]) insertWith(x T, less func(a, b T) bool) *tree[T] {
	if t == nil {
		return &tree[T]{val: x, less: less}
	}
	return t.insert(x)
}

func (t *tree[T]) walk(f func(T)) {
	if t != nil {
		t.left.walk(f)
		f(t.val)
		t.right.walk(f)
	}
}

type list[T any] []T

func (l *list[T]) push(x T) { *l = append(*l, x) }
func (l list[T]) last() (x T, ok bool) {
	if len(l) == 0 {
		return
	}
	return l[len(l)-1], true
}

func zero[T any]() T {
	var z T
	return z
}

func kind[T any](x T) string {
	switch any(x).(type) {
	case int:
		return "int"
	case string:
		return "string"
	case []T:
		return "slice of T"
	}
	return fmt.Sprintf("%T", x)
}

func main() {
	fmt.Println(join(id(1), id(2)), join(tag("a")), join[tag]())
	fmt.Println(sum([]int{1, 2, 3}), sum([]float64{0.5, 0.25}))
	type meters float64
	fmt.Println(sum([]meters{1.5, 2}))
	fmt.Println(mapped([]int{1, 2, 3}, func(i int) string { return strings.Repeat("x", i) }))
	fmt.Println(reduce([]string{"a", "bb"}, 0, func(n int, s string) int { return n + len(s) }))
	fmt.Println(pairs(map[string]int{"b": 2, "a": 1}, func(a, b string) bool { return a < b }))
	fmt.Printf("%+v %T\n", pair[int, []string]{1, []string{"x"}}, pair[int, bool]{})
	root := &tree[string]{val: "m", less: func(a, b string) bool { return a < b }}
	for _, s := range strings.Fields("q a z c n") {
		root.insert(s)
	}
	root.walk(func(s string) { fmt.Print(s, " ") })
	fmt.Println()
	var l list[pair[string, int]]
	_, ok := l.last()
	l.push(pair[string, int]{"x", 1})
	last, ok2 := l.last()
	fmt.Println(ok, last, ok2, len(l))
	fmt.Println(zero[int](), zero[string]() == "", zero[*int]() == nil, zero[[2]bool](), zero[pair[int, string]]())
	fmt.Println(kind(1), kind("s"), kind(2.5), kind([]int{}))
	f := sum[int]
	fmt.Println(f([]int{4, 5}))
}
