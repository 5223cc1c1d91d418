package main

import "fmt"

type T struct{ x int }

func (t T) m() int  { return t.x }
func (t *T) p() int { return t.x }

type I interface{ m() int }
type F func() int

func (f F) m() int { return f() }

type ERR int

func (e ERR) m() int { return int(e) }

var SIGX = 7

func main() {
	T_x, rt_y, Sel_a := 1, 2, 3
	EOF, EAGAIN := 1, 2
	for _, i := range []I{T{1}, &T{2}, F(func() int { return 3 }), ERR(4)} {
		fmt.Println(i.m())
	}
	t := T{5}
	fmt.Println(t.p(), T_x, rt_y, Sel_a, SIGX, EOF, EAGAIN)
}
