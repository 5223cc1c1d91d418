// Declarations whose initial value uses the variable that they hide, in every form.
package main

import "fmt"

type node struct {
	next *node
	val  int
}

func pair() (int, int) { return 1, 2 }

func inFunction() []int {
	var q []int
	d := make([]int, 3)
	for i, d := range d {
		if d == 0 {
			q = append(q, i)
		}
	}
	for d, e := range d {
		q = append(q, d, e)
	}
	for d := range d {
		q = append(q, d)
	}
	return q
}

func arrays() (sum int) {
	a := [3]int{1, 2, 3}
	for _, a := range a {
		sum += a
	}
	for a, b := range a {
		sum += a * b
	}
	p := &a
	for _, p := range p {
		sum += p
	}
	for p := range p {
		sum += p
	}
	s := "héy"
	for _, s := range s {
		sum += int(s)
	}
	for s, r := range s {
		sum += s * int(r)
	}
	for s := range s {
		sum += s
	}
	m := map[int]int{4: 5}
	for _, m := range m {
		sum += m
	}
	for m := range m {
		sum += m
	}
	n := 4
	for n := range n {
		sum += n
	}
	g := [][]int{{1, 2}, {3}}
	for _, g := range g {
		for _, g := range g {
			sum += g
		}
	}
	for _, sum := range []int{sum} {
		_ = sum
	}
	return sum
}

func forms(x any, list *node, f func(int) int) (out []int) {
	v := 3
	{
		v := v + 1
		out = append(out, v)
	}
	if v := v * 2; v > 5 {
		v := v - 1
		out = append(out, v)
	}
	for v := v; v < 5; v++ {
		v := v
		out = append(out, v)
	}
	switch v := v + 7; v {
	case 10:
		out = append(out, v)
	}
	switch x := x.(type) {
	case int:
		y := x + 1
		{
			x := x + y
			out = append(out, x)
		}
	}
	if x, ok := x.(int); ok {
		out = append(out, x)
	}
	for list := list; list != nil; list = list.next {
		val := list.val
		{
			val := val + list.val
			list := list.val
			out = append(out, val, list)
		}
	}
	{
		f := f(v)
		out = append(out, f)
	}
	{
		var v = v + 1
		var w, v2 = v, v
		var out2 = append(out, w, v2)
		out = out2
	}
	{
		v, w := v+1, v+2
		out = append(out, v, w)
	}
	{
		v, ok := map[int]int{3: 9}[v]
		out = append(out, v)
		_ = ok
	}
	{
		v, err := fmt.Sscan("5", &v)
		out = append(out, v)
		_ = err
	}
	g := func() int { return v }
	{
		g := g()
		out = append(out, g)
	}
	{
		g := func() int { return g() + v }
		v := func() int { return v }()
		out = append(out, g(), v)
	}
	h := func(h int) int { return h }
	for i, h := range []int{h(1), h(2)} {
		out = append(out, i, h)
	}
	for _, v := range []int{v, v + 1} {
		out = append(out, v)
	}
	for i, v := 0, v; i < 2; i, v = i+1, v+1 {
		out = append(out, i, v)
	}
	for v := range v {
		out = append(out, v)
	}
	type v2 struct{ v int }
	{
		v := v2{v}
		out = append(out, v.v)
		v2 := v
		out = append(out, v2.v)
	}
	for _, append := range [][]int{append(out, 1)} {
		out = append
	}
	{
		len := len(out)
		out = append(out, len)
	}
	{
		pair, v := pair()
		out = append(out, pair, v)
	}
	return out
}

var global = []int{5, 6}

func globals() (sum int) {
	for _, global := range global {
		sum += global
	}
	for global, x := range global {
		sum += global * x
	}
	{
		global := global[1]
		sum += global
	}
	for globals := range 3 {
		sum += globals
	}
	var fs []func() int
	for _, global := range global {
		fs = append(fs, func() int { global++; return global })
	}
	for _, fs := range fs {
		sum += fs() + fs()
	}
	return sum
}

func closures(d []int) func() int {
	var fs []func() int
	for i, d := range d {
		d := d + i
		fs = append(fs, func() int { d += i; return d })
	}
	for i, fs := range fs {
		fs()
		defer func() { i += fs() }()
	}
	return func() int {
		s := 0
		for _, fs := range fs {
			s += fs()
		}
		for _, d := range d {
			s := s + d
			_ = s
		}
		for _, s := range []int{s} {
			return s
		}
		return s
	}
}

func main() {
	fmt.Println(inFunction())
	fmt.Println(arrays())
	fmt.Println(forms(41, &node{&node{nil, 2}, 1}, func(i int) int { return i * i }))
	fmt.Println(globals())
	fmt.Println(closures([]int{3, 1, 4})())
	for i, d := range func(d []int) []int {
		for i, d := range d {
			fmt.Print(i, d, " ")
		}
		return d
	}([]int{7}) {
		fmt.Println(i, d)
	}
}
