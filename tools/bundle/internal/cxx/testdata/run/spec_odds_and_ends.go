// Rare cases that are easily forgotten.
package main

import (
	"fmt"
	"math/big"
	"os"
	"sort"
	"strings"
	"time"
)

type T struct {
	a, b int
	c    [2]struct{ x, y float64 }
	big.Int
}

type grid [3][4]rune

type Op func(a, b int) (int, error)

type stack[T any] []T

func (s *stack[T]) push(x ...T) { *s = append(*s, x...) }
func (s stack[T]) peek() *T     { return &s[len(s)-1] }

type iface interface {
	fmt.Stringer
	Len() int
}

type impl struct{ strings.Builder }

var zero T

func multi() (a, b int, c string, d []int, e error) { return 1, 2, "c", []int{3}, nil }

func variadic(pre string, xs ...interface{}) string {
	return fmt.Sprint(append([]interface{}{pre}, xs...)...)
}

func named() (x, y int) {
	x = 5
	defer func() { y = x * 2 }()
	if x := 7; x > 6 {
		return x, 1
	}
	return
}

func deep(n int) (r [][][]int) {
	r = make([][][]int, n)
	for i := range r {
		r[i] = make([][]int, n)
		for j := range r[i] {
			r[i][j] = make([]int, n)
			for k := range r[i][j] {
				r[i][j][k] = i*100 + j*10 + k
			}
		}
	}
	return
}

func main() {
	a, b, c, d, e := multi()
	_, _, c2, _, _ := multi()
	fmt.Println(a, b, c, d, e, c2, variadic("p", 1, "x", nil), variadic("q"))
	fmt.Println(named())
	var g grid
	for i := range g {
		for j := range g[i] {
			g[i][j] = 'a' + rune(i*4+j)
		}
	}
	g2 := g
	g2[1][1] = 'X'
	fmt.Println(string(g[1][:]), string(g2[1][1:3]), g == g2, len(g), len(g[0]))
	t := T{a: 1, c: [2]struct{ x, y float64 }{{1, 2}, {y: 3}}}
	t.SetInt64(1e18)
	t.Mul(&t.Int, big.NewInt(1e9))
	fmt.Println(t.a, t.c, t.String(), zero.Sign(), zero.c[1].x)
	ops := map[string]Op{"/": func(a, b int) (int, error) {
		if b == 0 {
			return 0, fmt.Errorf("%d / 0", a)
		}
		return a / b, nil
	}}
	if _, err := ops["/"](3, 0); err != nil {
		fmt.Println("error:", err)
	}
	var s stack[string]
	s.push("a", "b")
	*s.peek() += "!"
	fmt.Println(s, len(s))
	var i iface = new(impl)
	i.(*impl).WriteString("built")
	fmt.Println(i.Len(), i)
	cube := deep(3)
	fmt.Println(cube[2][1][0], cube[1])
	for i, j := 0, len(d)-1; i <= j; i, j = i+1, j-1 {
		d[i]++
	}
	x := 10
	ptr := &x
	pp := &ptr
	**pp = 20
	*ptr++
	fmt.Println(x, *ptr == **pp, ptr == *pp)
	arr := [...]string{2: "c", 0: "a"}
	fmt.Printf("%q %d\n", arr, len(arr))
	type kv struct {
		k string
		v int
	}
	var kvs []kv
	for k, v := range map[string]int{"z": 1, "y": 2} {
		kvs = append(kvs, kv{k, v})
	}
	sort.Slice(kvs, func(i, j int) bool { return kvs[i].k < kvs[j].k })
	fmt.Printf("%v %+v\n", kvs, kvs[0])
	start := time.Now()
	if time.Since(start) > time.Hour {
		os.Exit(3)
	}
	fmt.Println(func(n int) (s int) {
		for ; n > 0; n /= 10 {
			s += n % 10
		}
		return
	}(98765))
	const huge = 1 << 100
	fmt.Println(huge>>98, uint64(1<<63), -1<<63, ^0, 07, 1e2, 'a'+1, "é"[0])
	lbl := 0
outer:
	for {
		switch {
		case lbl < 3:
			lbl++
			continue outer
		default:
			break outer
		}
	}
	fmt.Println(lbl)
	var iface2 interface{} = t.c
	if arr, ok := iface2.([2]struct{ x, y float64 }); ok {
		fmt.Println(arr[0].x)
	}
	fn := func() (func() int, *int) { n := 0; return func() int { n++; return n }, &n }
	inc, np := fn()
	inc()
	*np += 10
	fmt.Println(inc(), *np)
	var m map[string][]map[int]string
	m = map[string][]map[int]string{"k": {{1: "one"}, nil}}
	m["k"][0][2] = "two"
	fmt.Println(m, len(m["k"][1]), m["none"] == nil)
	copyOf := make([]int, 2)
	n := copy(copyOf, []int{1, 2, 3})
	fmt.Println(n, copyOf, copy(make([]byte, 3), "hello"))
	b1, b2 := []byte("abc"), []byte("abd")
	fmt.Println(string(b1) < string(b2), string(b1) == "abc")
	var u8 uint8 = 250
	u8 += 10
	var i8 = int8(u8) - 100
	fmt.Println(u8, i8, -i8, i8>>1, uint16(i8), u8<<7)
}
