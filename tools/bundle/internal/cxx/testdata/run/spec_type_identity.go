// Types that refer to themselves and each other, conversions between types of the same shape.
package main

import "fmt"

type F func(F, int) int
type list []list
type dict map[string]dict
type chain struct {
	next *chain
	kids []chain
	by   map[string]chain
}
type celsius float64
type fahrenheit float64
type pointA struct{ X, Y int }
type pointB struct{ X, Y int }
type ints []int
type matrix [2][2]int
type visitor interface{ visit(v visitor) int }
type leaf int
type branch struct{ l, r visitor }

func (l leaf) visit(v visitor) int   { return int(l) }
func (b branch) visit(v visitor) int { return b.l.visit(b) + b.r.visit(b) }

func (c celsius) f() fahrenheit { return fahrenheit(c*9/5 + 32) }
func (i ints) sum() (s int) {
	for _, x := range i {
		s += x
	}
	return
}
func depth(l list) int {
	d := 0
	for _, k := range l {
		if n := depth(k) + 1; n > d {
			d = n
		}
	}
	return d
}

func main() {
	fact := F(func(self F, n int) int {
		if n == 0 {
			return 1
		}
		return n * self(self, n-1)
	})
	fmt.Println(fact(fact, 10))
	fmt.Println(depth(list{{}, {{}, {{}}}}), len(list{nil, {}}))
	d := dict{"a": {"b": {}}, "c": nil}
	d["a"]["b"]["x"] = dict{}
	fmt.Println(len(d["a"]["b"]), d["c"] == nil, d["zz"]["yy"] == nil)
	c := chain{kids: []chain{{}, {kids: make([]chain, 2)}}, by: map[string]chain{"k": {}}}
	c.next = &c
	fmt.Println(len(c.next.next.kids[1].kids), len(c.by), c.by["none"].next == nil)
	fmt.Printf("%.1f %T %v\n", celsius(100).f(), celsius(1), celsius(-40).f() == -40)
	b := pointB(pointA{1, 2})
	var anon struct{ X, Y int } = b
	pa := (*pointA)(&b)
	pa.X = 9
	fmt.Println(b, anon, *pa, pointA(anon))
	fmt.Println(ints([]int{1, 2, 3}).sum(), ints(nil).sum(), []int(ints{4})[0])
	m := matrix{{1, 2}, {3, 4}}
	n := m
	n[0][0] = 100
	fmt.Println(m, n, m == matrix{{1, 2}, {3, 4}}, [2][2]int(m) == [2][2]int{{1, 2}, {3, 4}})
	fmt.Println(branch{leaf(1), branch{leaf(2), leaf(3)}}.visit(nil))
	type local struct{ pointA }
	l := local{pointA{5, 6}}
	fmt.Printf("%v %+v %T\n", l, l, l)
}
