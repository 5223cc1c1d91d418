// Types that contain themselves without a struct, printed by every verb.
package main

import "fmt"

type L []L
type M map[string]M
type P struct {
	next *P
	all  []P
}
type F func(F) F
type I interface{ self() I }
type A []any
type N [1][]N
type T struct{ kids []T }

func (t T) self() I { return t }

func main() {
	l := L{{}, {{}, nil}, nil}
	m := M{"a": {"b": nil}, "c": {}}
	fmt.Println(l, m, A{1, A{2}}, N{{}}, T{[]T{{}}})
	fmt.Printf("%v %+v %#v %T\n", l, l, l, l)
	fmt.Printf("%v %+v %#v %T\n", m, m, m, m)
	fmt.Printf("%v %+v\n", P{all: []P{{}}}, P{all: []P{{}}})
	fmt.Printf("%v %d %s %x\n", N{{}}, l, l, l)
	var x any = l
	fmt.Println(x, len(l), []L{l}, map[int]L{1: l}, struct{ l L }{l})
	var i I = T{}
	fmt.Println(i, i.self())
	fmt.Printf("%T %T\n", i, F(nil))
}
