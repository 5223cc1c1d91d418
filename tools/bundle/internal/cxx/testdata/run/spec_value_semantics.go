// Arrays and structs are values: copies in assignments, calls, ranges, maps, interfaces, closures, channels of results.
package main

import "fmt"

type cell struct {
	n    int
	tags [2]string
	more []int
}
type board [2][2]cell

func change(b board) board       { b[0][0].n = 99; b[1][1].tags[0] = "changed"; return b }
func (b board) with(n int) board { b[0][1].n = n; return b }
func (b *board) set(n int)       { b[0][1].n = n }
func pair() [2]int               { return [2]int{3, 4} }
func mk() cell                   { return cell{n: 1, tags: [2]string{"x", "y"}} }

func main() {
	var b board
	c := change(b)
	fmt.Println(b[0][0].n, c[0][0].n, b[1][1].tags[0] == "", c[1][1].tags[0])
	b.set(5)
	d := b.with(6)
	fmt.Println(b[0][1].n, d[0][1].n)
	row := b[0]
	row[1].n = 7
	p := &b[0]
	p[1].n = 8
	fmt.Println(row[1].n, b[0][1].n)
	cells := []cell{{n: 1}, {n: 2}}
	for _, c := range cells {
		c.n *= 10
	}
	for i := range cells {
		cells[i].n *= 100
	}
	fmt.Println(cells[0].n, cells[1].n)
	m := map[string]cell{"a": {n: 1, more: []int{1}}}
	x := m["a"]
	x.n = 2
	x.more[0] = 50
	fmt.Println(m["a"].n, m["a"].more[0], m["none"].tags[1] == "")
	m["a"] = x
	fmt.Println(m["a"].n)
	var any interface{} = x
	x.n = 3
	fmt.Println(any.(cell).n, x.n)
	arr := [3]int{1, 2, 3}
	for i, v := range arr {
		arr[2] = 10
		if i == 2 {
			fmt.Println(v)
		}
	}
	for i, v := range &arr {
		arr[2] = 20
		if i == 2 {
			fmt.Println(v)
		}
	}
	for i, v := range arr[:] {
		arr[2] = 30
		if i == 2 {
			fmt.Println(v)
		}
	}
	fmt.Println(pair()[1], mk().tags[0], len(pair()), mk().more == nil)
	fs := []func() int{}
	for _, a := range [][1]int{{1}, {2}} {
		fs = append(fs, func() int { a[0]++; return a[0] })
	}
	fmt.Println(fs[0](), fs[0](), fs[1]())
	s1 := struct {
		a [2]int
		s string
	}{[2]int{1, 2}, "x"}
	s2 := s1
	s2.a[0] = 9
	fmt.Println(s1 == s2, s1.a, s2.a)
	s2.a[0] = 1
	fmt.Println(s1 == s2)
	grid := [2][]int{{1}, {2}}
	copyGrid := grid
	copyGrid[0][0] = 77
	copyGrid[1] = nil
	fmt.Println(grid, copyGrid)
	ptrs := [2]*cell{&cells[0], {n: 4}}
	other := ptrs
	other[1].n++
	other[0] = nil
	fmt.Println(ptrs[1].n, ptrs[0] != nil, other[0] == nil)
	var q struct{ inner struct{ deep [3]cell } }
	r := &q.inner.deep[1]
	r.tags[1] = "deep"
	z := q
	r.tags[1] = "later"
	fmt.Println(z.inner.deep[1].tags[1], q.inner.deep[1].tags[1])
	a, bb := [2]int{1, 2}, [2]int{3, 4}
	a, bb = bb, a
	fmt.Println(a, bb)
}
