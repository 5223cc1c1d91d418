// Language: go1.18. Generic types: stacks, heaps, trees, methods, nested instantiation.
package main

import "fmt"

type stack[T any] struct{ items []T }

func (s *stack[T]) push(x T) { s.items = append(s.items, x) }
func (s *stack[T]) pop() (T, bool) {
	var zero T
	if len(s.items) == 0 {
		return zero, false
	}
	x := s.items[len(s.items)-1]
	s.items = s.items[:len(s.items)-1]
	return x, true
}

type heap[T any] struct {
	a    []T
	less func(a, b T) bool
}

func newHeap[T any](less func(a, b T) bool) *heap[T] { return &heap[T]{less: less} }

func (h *heap[T]) push(x T) {
	h.a = append(h.a, x)
	i := len(h.a) - 1
	for i > 0 {
		p := (i - 1) / 2
		if !h.less(h.a[i], h.a[p]) {
			break
		}
		h.a[i], h.a[p] = h.a[p], h.a[i]
		i = p
	}
}

func (h *heap[T]) pop() T {
	top := h.a[0]
	n := len(h.a) - 1
	h.a[0] = h.a[n]
	h.a = h.a[:n]
	for i := 0; ; {
		c := 2*i + 1
		if c >= n {
			break
		}
		if c+1 < n && h.less(h.a[c+1], h.a[c]) {
			c++
		}
		if !h.less(h.a[c], h.a[i]) {
			break
		}
		h.a[i], h.a[c] = h.a[c], h.a[i]
		i = c
	}
	return top
}

type set[T comparable] map[T]struct{}

func (s set[T]) add(x T) set[T] { s[x] = struct{}{}; return s }
func (s set[T]) has(x T) bool   { _, ok := s[x]; return ok }

type node[K any, V any] struct {
	key         K
	val         V
	left, right *node[K, V]
}

type tree[K any, V any] struct {
	root *node[K, V]
	cmp  func(a, b K) int
}

func (t *tree[K, V]) put(k K, v V) {
	p := &t.root
	for *p != nil {
		switch c := t.cmp(k, (*p).key); {
		case c < 0:
			p = &(*p).left
		case c > 0:
			p = &(*p).right
		default:
			(*p).val = v
			return
		}
	}
	*p = &node[K, V]{key: k, val: v}
}

func (t *tree[K, V]) each(f func(K, V)) { walk(t.root, f) }

func walk[K, V any](n *node[K, V], f func(K, V)) {
	if n != nil {
		walk(n.left, f)
		f(n.key, n.val)
		walk(n.right, f)
	}
}

type number interface{ ~int | ~float64 }

type matrix[T number] [2][2]T

func (m matrix[T]) mul(o matrix[T]) (r matrix[T]) {
	for i := range m {
		for j := range o {
			for k := range o {
				r[i][j] += m[i][k] * o[k][j]
			}
		}
	}
	return
}

type pairOf[A, B any] struct {
	a A
	b B
}

func main() {
	var s stack[string]
	s.push("a")
	s.push("b")
	fmt.Println(s.pop())
	fmt.Println(s.pop())
	fmt.Println(s.pop())
	h := newHeap(func(a, b pairOf[int, string]) bool { return a.a < b.a })
	for i, w := range []string{"x", "y", "z", "w"} {
		h.push(pairOf[int, string]{(i * 7) % 4, w})
	}
	for range []int{1, 2, 3, 4} {
		fmt.Print(h.pop(), " ")
	}
	fmt.Println()
	st := set[int]{}
	fmt.Println(st.add(1).add(2).has(2), st.has(3), len(st))
	t := tree[string, []int]{cmp: func(a, b string) int {
		if a < b {
			return -1
		} else if a > b {
			return 1
		}
		return 0
	}}
	t.put("m", nil)
	t.put("a", []int{1})
	t.put("z", []int{2, 3})
	t.put("a", []int{9})
	t.each(func(k string, v []int) { fmt.Print(k, v, " ") })
	fmt.Println()
	f := matrix[int]{{1, 1}, {1, 0}}
	r := matrix[int]{{1, 0}, {0, 1}}
	for i := 0; i < 50; i++ {
		r = r.mul(f)
	}
	fmt.Println(r, matrix[float64]{{0.5}}.mul(matrix[float64]{{0.5}}))
	ss := stack[stack[int]]{}
	ss.push(stack[int]{[]int{1, 2}})
	inner, _ := ss.pop()
	fmt.Println(inner.items, pairOf[string, *int]{"p", nil})
}
