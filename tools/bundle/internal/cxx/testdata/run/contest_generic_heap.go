// A generic heap with a comparison function, used for k-way merging and running medians.
package main

import "fmt"

type Heap[T any] struct {
	data []T
	less func(a, b T) bool
}

func NewHeap[T any](less func(a, b T) bool, items ...T) *Heap[T] {
	h := &Heap[T]{less: less}
	for _, x := range items {
		h.Push(x)
	}
	return h
}

func (h *Heap[T]) Len() int { return len(h.data) }
func (h *Heap[T]) Top() T   { return h.data[0] }

func (h *Heap[T]) Push(x T) {
	h.data = append(h.data, x)
	i := len(h.data) - 1
	for i > 0 {
		p := (i - 1) / 2
		if !h.less(h.data[i], h.data[p]) {
			break
		}
		h.data[i], h.data[p] = h.data[p], h.data[i]
		i = p
	}
}

func (h *Heap[T]) Pop() (top T) {
	top = h.data[0]
	n := len(h.data) - 1
	h.data[0] = h.data[n]
	h.data = h.data[:n]
	for i := 0; ; {
		c := 2*i + 1
		if c >= n {
			return
		}
		if c+1 < n && h.less(h.data[c+1], h.data[c]) {
			c++
		}
		if !h.less(h.data[c], h.data[i]) {
			return
		}
		h.data[i], h.data[c] = h.data[c], h.data[i]
		i = c
	}
}

type cursor struct {
	list []int
	at   int
}

func merge(lists ...[]int) []int {
	h := NewHeap(func(a, b cursor) bool { return a.list[a.at] < b.list[b.at] })
	for _, l := range lists {
		if len(l) > 0 {
			h.Push(cursor{l, 0})
		}
	}
	var out []int
	for h.Len() > 0 {
		c := h.Pop()
		out = append(out, c.list[c.at])
		if c.at++; c.at < len(c.list) {
			h.Push(c)
		}
	}
	return out
}

type median struct {
	low, high *Heap[int]
}

func (m *median) add(x int) float64 {
	if m.low.Len() == 0 || x <= m.low.Top() {
		m.low.Push(x)
	} else {
		m.high.Push(x)
	}
	for m.low.Len() > m.high.Len()+1 {
		m.high.Push(m.low.Pop())
	}
	for m.high.Len() > m.low.Len() {
		m.low.Push(m.high.Pop())
	}
	if m.low.Len() > m.high.Len() {
		return float64(m.low.Top())
	}
	return float64(m.low.Top()+m.high.Top()) / 2
}

func main() {
	fmt.Println(merge([]int{1, 4, 9}, nil, []int{2, 3, 10, 11}, []int{0}))
	m := &median{NewHeap(func(a, b int) bool { return a > b }), NewHeap(func(a, b int) bool { return a < b })}
	for _, x := range []int{5, 15, 1, 3, 8, 7, 9, 2} {
		fmt.Print(m.add(x), " ")
	}
	fmt.Println()
	words := NewHeap(func(a, b string) bool { return len(a) < len(b) || len(a) == len(b) && a < b }, "pear", "fig", "apple", "kiwi", "date")
	for words.Len() > 0 {
		fmt.Print(words.Pop(), " ")
	}
	fmt.Println()
}
