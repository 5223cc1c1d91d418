// Structs are values; comparison, nesting, anonymous structs, composite literals.
package main

import "fmt"

type vec struct{ X, Y int }

type body struct {
	pos, vel vec
	name     string
	tags     []string
}

type pair[K comparable, V any] struct {
	Key K
	Val V
}

func move(b body) body {
	b.pos.X += b.vel.X
	b.tags[0] = "moved"
	return b
}

func (v vec) add(w vec) vec { return vec{v.X + w.X, v.Y + w.Y} }
func (v *vec) scale(k int)  { v.X *= k; v.Y *= k }

func main() {
	b := body{vec{1, 2}, vec{Y: 3}, "ball", []string{"a", "b"}}
	c := b
	c.pos.X = 100
	c.tags[1] = "shared"
	fmt.Println(b, c)
	d := move(b)
	fmt.Println(b.pos, d.pos, b.tags)
	fmt.Println(vec{1, 2} == vec{1, 2}, vec{1, 2} == b.vel)
	b.pos.scale(3)
	p := &b.vel
	p.scale(2)
	fmt.Println(b.pos.add(*p).add(vec{}), b.vel)
	anon := struct {
		A int
		B string
	}{1, "x"}
	anon2 := anon
	anon2.A = 2
	fmt.Printf("%v %+v\n", anon, anon2)
	list := []struct {
		in   string
		want int
	}{{"a", 1}, {"b", 2}}
	for _, l := range list {
		l.want *= 10
		fmt.Print(l.in, l.want, " ")
	}
	fmt.Println(list)
	for i := range list {
		list[i].want += 5
	}
	fmt.Println(list)
	pts := []*vec{{1, 1}, {2, 2}}
	pts[0].scale(7)
	m := map[string]vec{"o": {}, "i": {1, 0}}
	fmt.Println(*pts[0], *pts[1], m)
	mv := m["i"]
	mv.X = 50
	fmt.Println(m["i"], mv)
	kv := pair[string, vec]{"k", vec{3, 4}}
	fmt.Printf("%+v %v\n", kv, kv == pair[string, vec]{"k", vec{3, 4}})
	arr := [2]vec{{1, 2}, {3, 4}}
	brr := arr
	brr[0].X = 9
	fmt.Println(arr, brr, arr == brr)
	var zero body
	fmt.Printf("%+v\n", zero)
	pp := new(vec)
	*pp = vec{5, 6}
	q := *pp
	pp.X = 1
	fmt.Println(q, *pp, (*pp).Y)
}
