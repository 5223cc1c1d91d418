// A generic priority queue and balanced tree, shapes behind interfaces, wrapped errors, os.Exit in a recovering call.
package main

import (
	"container/heap"
	"errors"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
)

type Priority interface{ ~int | ~float64 }

type entry[V any, P Priority] struct {
	val V
	pri P
	idx int
}

type PQ[V any, P Priority] struct {
	es  []*entry[V, P]
	max bool
}

func (q PQ[V, P]) Len() int { return len(q.es) }
func (q PQ[V, P]) Less(i, j int) bool {
	if q.max {
		return q.es[i].pri > q.es[j].pri
	}
	return q.es[i].pri < q.es[j].pri
}
func (q PQ[V, P]) Swap(i, j int) {
	q.es[i], q.es[j] = q.es[j], q.es[i]
	q.es[i].idx, q.es[j].idx = i, j
}
func (q *PQ[V, P]) Push(x any) {
	e := x.(*entry[V, P])
	e.idx = len(q.es)
	q.es = append(q.es, e)
}
func (q *PQ[V, P]) Pop() any {
	n := len(q.es) - 1
	e := q.es[n]
	q.es[n] = nil
	q.es = q.es[:n]
	return e
}
func (q *PQ[V, P]) Add(v V, p P) *entry[V, P] {
	e := &entry[V, P]{val: v, pri: p}
	heap.Push(q, e)
	return e
}
func (q *PQ[V, P]) Next() (v V, ok bool) {
	if q.Len() == 0 {
		return v, false
	}
	return heap.Pop(q).(*entry[V, P]).val, true
}

type Shape interface {
	Area() float64
	Scale(float64) Shape
}
type Named interface{ Name() string }
type base struct{ name string }

func (b *base) Name() string     { return b.name }
func (b *base) SetName(s string) { b.name = s }

type Circle struct {
	*base
	r float64
}
type Poly struct {
	base
	pts [][2]float64
}

func (c Circle) Area() float64         { return math.Pi * c.r * c.r }
func (c Circle) Scale(k float64) Shape { c.r *= k; return c }
func (p *Poly) Area() (a float64) {
	for i := range p.pts {
		j := (i + 1) % len(p.pts)
		a += p.pts[i][0]*p.pts[j][1] - p.pts[j][0]*p.pts[i][1]
	}
	return math.Abs(a / 2)
}
func (p *Poly) Scale(k float64) Shape {
	q := &Poly{p.base, make([][2]float64, len(p.pts))}
	for i, pt := range p.pts {
		pt[0] *= k
		pt[1] *= k
		q.pts[i] = pt
	}
	return q
}

type ParseError struct {
	Line int
	Err  error
}

func (e *ParseError) Error() string { return "line " + strconv.Itoa(e.Line) + ": " + e.Err.Error() }
func (e *ParseError) Unwrap() error { return e.Err }

var ErrEmpty = errors.New("empty")

func parse(lines []string) (sum int, err error) {
	defer func() {
		if err != nil {
			err = fmt.Errorf("parse: %w", err)
		}
	}()
	for i, l := range lines {
		if l == "" {
			return sum, &ParseError{i + 1, ErrEmpty}
		}
		n, err := strconv.Atoi(l)
		if err != nil {
			return 0, &ParseError{Line: i + 1, Err: err}
		}
		sum += n
	}
	return
}

type Tree[K any, V any] struct {
	root *tnode[K, V]
	cmp  func(a, b K) int
	n    int
}
type tnode[K, V any] struct {
	k    K
	v    V
	l, r *tnode[K, V]
	h    int8
}

func height[K, V any](n *tnode[K, V]) int8 {
	if n == nil {
		return 0
	}
	return n.h
}
func (n *tnode[K, V]) fix() *tnode[K, V] {
	l, r := height(n.l), height(n.r)
	if n.h = l + 1; r > l {
		n.h = r + 1
	}
	return n
}
func (n *tnode[K, V]) rotate(left bool) *tnode[K, V] {
	if left {
		r := n.r
		n.r, r.l = r.l, n
		n.fix()
		return r.fix()
	}
	l := n.l
	n.l, l.r = l.r, n
	n.fix()
	return l.fix()
}
func (t *Tree[K, V]) Set(k K, v V) {
	var ins func(n *tnode[K, V]) *tnode[K, V]
	ins = func(n *tnode[K, V]) *tnode[K, V] {
		if n == nil {
			t.n++
			return &tnode[K, V]{k: k, v: v, h: 1}
		}
		switch c := t.cmp(k, n.k); {
		case c == 0:
			n.v = v
			return n
		case c < 0:
			n.l = ins(n.l)
		default:
			n.r = ins(n.r)
		}
		n.fix()
		switch b := height(n.l) - height(n.r); {
		case b > 1:
			if height(n.l.l) < height(n.l.r) {
				n.l = n.l.rotate(true)
			}
			return n.rotate(false)
		case b < -1:
			if height(n.r.r) < height(n.r.l) {
				n.r = n.r.rotate(false)
			}
			return n.rotate(true)
		}
		return n
	}
	t.root = ins(t.root)
}
func (t *Tree[K, V]) Each(f func(K, V) bool) {
	var walk func(*tnode[K, V]) bool
	walk = func(n *tnode[K, V]) bool { return n == nil || walk(n.l) && f(n.k, n.v) && walk(n.r) }
	walk(t.root)
}

func main() {
	q := &PQ[string, float64]{}
	a := q.Add("a", 2.5)
	q.Add("b", 1.5)
	q.Add("c", 3.5)
	a.pri = 0.5
	heap.Fix(q, a.idx)
	for v, ok := q.Next(); ok; v, ok = q.Next() {
		fmt.Print(v, " ")
	}
	mq := PQ[[2]int, int]{max: true}
	for i := 0; i < 5; i++ {
		mq.Add([2]int{i, i * i}, i*7%5)
	}
	first, _ := mq.Next()
	fmt.Println(first, mq.Len())
	shapes := []Shape{Circle{&base{"circle"}, 1}, &Poly{base{"square"}, [][2]float64{{0, 0}, {2, 0}, {2, 2}, {0, 2}}}}
	for _, s := range shapes {
		t := s.Scale(2)
		fmt.Printf("%.2f %.2f", s.Area(), t.Area())
		if n, ok := t.(Named); ok {
			fmt.Print(" ", n.Name())
		}
		if r, ok := t.(interface{ SetName(string) }); ok {
			r.SetName("renamed")
		}
		fmt.Println(" ", s.(Named).Name())
	}
	for _, in := range [][]string{{"1", "2"}, {"1", ""}, {"x"}, {}} {
		sum, err := parse(in)
		var pe *ParseError
		switch {
		case errors.Is(err, ErrEmpty):
			fmt.Println("empty:", err)
		case errors.As(err, &pe):
			fmt.Println(pe.Line, err, errors.Is(err, strconv.ErrSyntax))
		default:
			fmt.Println(sum, err)
		}
	}
	t := &Tree[string, []int]{cmp: strings.Compare}
	for i, w := range strings.Fields("the quick brown fox jumps over the lazy dog again and again") {
		t.Set(w, []int{i, len(w)})
	}
	t.Each(func(k string, v []int) bool {
		fmt.Print(k, v, " ")
		return k != "lazy"
	})
	fmt.Println(t.n, t.root.h)
	it := Tree[int, struct{}]{cmp: func(a, b int) int { return b - a }}
	for i := 0; i < 1000; i++ {
		it.Set(i*7919%1009, struct{}{})
	}
	fmt.Println(it.n, it.root.h)
	if len(os.Args) > 5 {
		return
	}
	var grid [4][5]byte
	for i := range grid {
		for j := range grid[i] {
			grid[i][j] = ".#"[(i*j+i)%2]
		}
	}
	for _, row := range grid {
		fmt.Println(string(row[:]))
	}
	defer fmt.Println("deferred before exit is not run")
	defer func() {
		if r := recover(); r != nil {
			fmt.Println("recovered", r)
			os.Exit(4)
		}
	}()
	var arr []int
	idx := 3
	arr[idx]++
}
