// Methods on every kind of type, called through values, pointers, elements, calls, maps, embedded fields and interfaces.
package main

import (
	"fmt"
	"sort"
	"strings"
)

type num int
type fn func(int) int
type dict map[string]int
type vec []float64
type arr [3]int
type ptr struct{ p *num }
type flag bool
type text string

func (n num) double() num    { return n * 2 }
func (n *num) inc()          { *n++ }
func (f fn) twice(x int) int { return f(f(x)) }
func (d dict) keys() (k []string) {
	for s := range d {
		k = append(k, s)
	}
	sort.Strings(k)
	return
}
func (d dict) add(s string) { d[s]++ }
func (v vec) dot(w vec) (s float64) {
	for i := range v {
		s += v[i] * w[i]
	}
	return
}
func (v *vec) push(x float64) *vec { *v = append(*v, x); return v }
func (a arr) sum() int             { a[0] = 100; return a[0] + a[1] + a[2] }
func (a *arr) fill(x int) {
	for i := range a {
		a[i] = x
	}
}
func (f flag) not() flag   { return !f }
func (t text) Len() int    { return len(t) }
func (t text) shout() text { return text(strings.ToUpper(string(t))) + "!" }

type doubler interface{ double() num }
type incer interface {
	doubler
	inc()
}

func make3() *arr { return &arr{1, 2, 3} }

func main() {
	n := num(3)
	n.inc()
	(&n).inc()
	p := &n
	p.inc()
	fmt.Println(n.double(), p.double().double(), num(7).double())
	var d doubler = n
	var i incer = &n
	i.inc()
	fmt.Println(d.double(), i.double(), n)
	nums := []num{1, 2}
	for k := range nums {
		nums[k].inc()
	}
	arrNums := [2]num{5, 6}
	arrNums[1].inc()
	fmt.Println(nums, arrNums, ptr{&n}.p.double())
	ptr{&n}.p.inc()
	fmt.Println(fn(func(x int) int { return x*x + 1 }).twice(2))
	m := dict{}
	m.add("b")
	m.add("a")
	m.add("b")
	fmt.Println(m.keys(), m["b"])
	var v vec
	v.push(1).push(2).push(3)
	fmt.Println(v, v.dot(v), vec{1, 0, 0}.dot(v))
	a := arr{1, 2, 3}
	fmt.Println(a.sum(), a, make3().sum())
	a.fill(4)
	make3().fill(1)
	fmt.Println(a, flag(true).not(), text("hey").shout(), text("hey").shout().Len())
	f, g, h := n.double, (*num).inc, num.double
	n.inc()
	g(&n)
	fmt.Println(f(), h(n), n)
	methods := map[string]func() num{"double": n.double, "again": p.double}
	n = 50
	fmt.Println(methods["double"](), methods["again"]())
	calls := []func(float64) *vec{v.push, (&v).push}
	for _, c := range calls {
		c(9)
	}
	fmt.Println(v)
	inter := doubler.double
	fmt.Println(inter(num(21)))
	byName := struct {
		dict
		*vec
		fn
	}{m, &v, func(x int) int { return x + 1 }}
	byName.add("c")
	byName.push(0.5)
	fmt.Println(byName.keys(), len(v), byName.twice(1), byName.fn(1))
	defer n.inc()
	defer func(f func() num) { fmt.Println(f(), n) }(n.double)
	n = 8
	var np *num
	func() {
		defer func() { fmt.Println(recover() != nil) }()
		fmt.Println(np.double())
	}()
}
