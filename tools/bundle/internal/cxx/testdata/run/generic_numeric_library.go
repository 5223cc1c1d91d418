// Generic code in the style of competitive libraries: Ordered, numbers, maps, sets, queues, options.
package main

import (
	"fmt"
	"sort"
	"strings"
)

type Integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64
}
type Float interface{ ~float32 | ~float64 }
type Number interface{ Integer | Float }
type Ordered interface{ Number | ~string }

func Max[T Ordered](a T, rest ...T) T {
	for _, x := range rest {
		if x > a {
			a = x
		}
	}
	return a
}

func Abs[T Number](x T) T {
	if x < 0 {
		return -x
	}
	return x
}

func GCD[T Integer](a, b T) T {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func Pow[T Number, E Integer](b T, e E) T {
	r := T(1)
	for ; e > 0; e >>= 1 {
		if e&1 == 1 {
			r *= b
		}
		b *= b
	}
	return r
}

type Set[T comparable] map[T]struct{}

func SetOf[T comparable](xs ...T) Set[T] {
	s := Set[T]{}
	for _, x := range xs {
		s.Add(x)
	}
	return s
}
func (s Set[T]) Add(x T)      { s[x] = struct{}{} }
func (s Set[T]) Has(x T) bool { _, ok := s[x]; return ok }
func (s Set[T]) Union(o Set[T]) Set[T] {
	r := make(Set[T], len(s)+len(o))
	for _, t := range []Set[T]{s, o} {
		for x := range t {
			r.Add(x)
		}
	}
	return r
}

func Keys[K Ordered, V any](m map[K]V) []K {
	out := make([]K, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	sort.Slice(out, func(i, j int) bool { return out[i] < out[j] })
	return out
}

func Filter[S ~[]T, T any](s S, keep func(T) bool) S {
	var out S
	for _, x := range s {
		if keep(x) {
			out = append(out, x)
		}
	}
	return out
}

type Queue[T any] struct{ in, out []T }

func (q *Queue[T]) Push(x T) { q.in = append(q.in, x) }
func (q *Queue[T]) Pop() (x T, err error) {
	if len(q.out) == 0 {
		for len(q.in) > 0 {
			q.out = append(q.out, q.in[len(q.in)-1])
			q.in = q.in[:len(q.in)-1]
		}
	}
	if len(q.out) == 0 {
		return x, fmt.Errorf("empty queue of %T", x)
	}
	x, q.out = q.out[len(q.out)-1], q.out[:len(q.out)-1]
	return
}

type SegTree[T any] struct {
	n    int
	data []T
	op   func(a, b T) T
	unit T
}

func NewSegTree[T any](a []T, op func(a, b T) T, unit T) *SegTree[T] {
	n := 1
	for n < len(a) {
		n <<= 1
	}
	s := &SegTree[T]{n: n, data: make([]T, 2*n), op: op, unit: unit}
	for i := range s.data {
		s.data[i] = unit
	}
	copy(s.data[n:], a)
	for i := n - 1; i > 0; i-- {
		s.data[i] = op(s.data[2*i], s.data[2*i+1])
	}
	return s
}

func (s *SegTree[T]) Query(l, r int) T {
	a, b := s.unit, s.unit
	for l, r = l+s.n, r+s.n; l < r; l, r = l>>1, r>>1 {
		if l&1 == 1 {
			a = s.op(a, s.data[l])
			l++
		}
		if r&1 == 1 {
			r--
			b = s.op(s.data[r], b)
		}
	}
	return s.op(a, b)
}

type Matrix[T Number] [][]T

func (m Matrix[T]) Mul(o Matrix[T]) Matrix[T] {
	r := make(Matrix[T], len(m))
	for i := range r {
		r[i] = make([]T, len(o[0]))
		for j := range r[i] {
			for k := range o {
				r[i][j] += m[i][k] * o[k][j]
			}
		}
	}
	return r
}

type Option[T any] struct {
	val *T
}

func Some[T any](x T) Option[T] { return Option[T]{&x} }
func None[T any]() Option[T]    { return Option[T]{} }
func (o Option[T]) Or(x T) T {
	if o.val == nil {
		return x
	}
	return *o.val
}

type List[T any] struct {
	head *elem[T]
	size int
}
type elem[T any] struct {
	val  T
	next *elem[T]
}

func (l *List[T]) Push(x T) *List[T] {
	l.head = &elem[T]{x, l.head}
	l.size++
	return l
}
func (l *List[T]) Each(f func(int, T)) {
	i := 0
	for e := l.head; e != nil; e, i = e.next, i+1 {
		f(i, e.val)
	}
}

type Celsius float64
type IDs []int

func main() {
	fmt.Println(Max(1, 5, 3), Max(2.5), Max("a", "c", "b"), Max(Celsius(3), 4))
	fmt.Println(Abs(-3), Abs(2.5), Abs(int8(-7)), GCD(48, 36), GCD(uint8(200), 75), Pow(2, 10), Pow(1.5, uint8(3)), Pow(uint8(3), 6))
	s := SetOf(1, 2, 3).Union(SetOf(3, 4))
	fmt.Println(len(s), s.Has(4), s.Has(9), Keys(s), Keys(SetOf("b", "a")))
	ids := Filter(IDs{1, 2, 3, 4}, func(x int) bool { return x%2 == 0 })
	fmt.Printf("%v %T %v\n", ids, ids, Filter([]string{"x", "yy"}, func(s string) bool { return len(s) > 1 }))
	var q Queue[[2]int]
	q.Push([2]int{1, 2})
	q.Push([2]int{3, 4})
	fmt.Println(q.Pop())
	q.Push([2]int{5, 6})
	fmt.Println(q.Pop())
	fmt.Println(q.Pop())
	fmt.Println(q.Pop())
	sum := NewSegTree([]int{1, 2, 3, 4, 5}, func(a, b int) int { return a + b }, 0)
	cat := NewSegTree(strings.Split("abcdefg", ""), func(a, b string) string { return a + b }, "")
	fmt.Println(sum.Query(1, 4), sum.Query(0, 5), sum.Query(2, 2), cat.Query(2, 6))
	type mm struct{ lo, hi int }
	mx := NewSegTree([]mm{{3, 3}, {1, 1}, {2, 2}}, func(a, b mm) mm {
		if b.lo < a.lo {
			a.lo = b.lo
		}
		if b.hi > a.hi {
			a.hi = b.hi
		}
		return a
	}, mm{1 << 30, -1 << 30})
	fmt.Println(mx.Query(0, 3), mx.Query(1, 3))
	fmt.Println(Matrix[int]{{1, 1}, {1, 0}}.Mul(Matrix[int]{{1, 1}, {1, 0}}), Matrix[float32]{{0.5}}.Mul(Matrix[float32]{{3}}))
	fmt.Println(Some(5).Or(1), None[string]().Or("none"), Some([]int{1}).Or(nil))
	l := new(List[string]).Push("a").Push("b")
	l.Each(func(i int, s string) { fmt.Print(i, s, " ") })
	fmt.Println(l.size)
	fmt.Printf("%T %T %T %+v\n", l, q, Some(1), Option[int]{})
}
