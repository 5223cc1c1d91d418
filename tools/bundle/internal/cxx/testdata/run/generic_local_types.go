// Types that generic functions declare: each instance of the function has its own.
package main

import (
	"fmt"
	"sort"
)

func show[A any](x A) {
	type pair struct {
		a A
		n int
	}
	type list []pair
	type node struct {
		next *node
		v    A
	}
	type box[B any] struct {
		a A
		b B
	}
	var i interface{} = pair{x, 1}
	_, ok := i.(pair)
	m := map[string]pair{"a": {x, 2}}
	s := list{{x, 3}, {x, 2}}
	sort.Slice(s, func(i, j int) bool { return s[i].n < s[j].n })
	chain := &node{&node{nil, x}, x}
	fmt.Println(i, ok, m, s, len(s), chain.next.v, box[string]{x, "b"})
	fmt.Printf("%T %T %T %+v\n", i, s, box[bool]{}, pair{x, 4})
}

func make1[A any](x A) any {
	type T struct{ n int }
	return T{1}
}

func make2[A any](x A) any {
	type T[B any] struct{ b B }
	return T[int]{1}
}

func is[A any](v any, x A) (any, bool) {
	type T struct{ n int }
	_, ok := v.(T)
	return T{1}, ok
}

type outer[A any] struct{ a A }

func (o outer[A]) local() any {
	type T struct{ a A }
	return T{o.a}
}

func keep[A comparable](x A) A {
	type T struct{ a A }
	seen := map[T]bool{{x}: true}
	return first(T{x}, seen).a
}

func first[K comparable](k K, seen map[K]bool) K {
	type T struct{ k K }
	for got := range seen {
		fmt.Printf("%v %T\n", T{got}, any(k) == any(got))
	}
	return k
}

func main() {
	show(1)
	show("s")
	show(outer[int]{5})
	fmt.Println(make1(1) == make1("s"), make1(1) == make1(2), make2(1) == make2("s"), make2(1) == make2(2))
	v, _ := is(nil, 1)
	_, other := is(v, "s")
	_, same := is(v, 2)
	fmt.Println(other, same)
	fmt.Println(outer[int]{1}.local(), outer[string]{"s"}.local(), outer[int]{1}.local() == outer[int]{1}.local())
	fmt.Println(keep(3), keep("k"))
}
