// Generic structs in maps, slices and each other.
package main

import (
	"fmt"
)

type pair[K comparable, V any] struct {
	key K
	val V
}
type tree[T any] struct {
	left, right *tree[T]
	v           T
}

func (t *tree[T]) walk(f func(T)) {
	if t == nil {
		return
	}
	t.left.walk(f)
	f(t.v)
	t.right.walk(f)
}
func insert[T any](t *tree[T], v T, less func(a, b T) bool) *tree[T] {
	if t == nil {
		return &tree[T]{v: v}
	}
	if less(v, t.v) {
		t.left = insert(t.left, v, less)
	} else {
		t.right = insert(t.right, v, less)
	}
	return t
}
func main() {
	m := map[pair[string, int]]bool{{"a", 1}: true}
	fmt.Println(m[pair[string, int]{"a", 1}], m[pair[string, int]{"a", 2}], pair[int, []int]{1, []int{2}})
	var t *tree[pair[int, string]]
	for i, s := range []string{"d", "b", "a", "c"} {
		t = insert(t, pair[int, string]{i, s}, func(a, b pair[int, string]) bool { return a.val < b.val })
	}
	t.walk(func(p pair[int, string]) { fmt.Print(p.key, p.val, " ") })
	fmt.Println()
}
