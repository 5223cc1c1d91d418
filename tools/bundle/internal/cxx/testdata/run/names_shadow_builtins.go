// Identifiers that C++, its library or Go itself use for other things.
package main

import "fmt"

type class struct{ int, string int }
type template = class
type namespace interface{ operator() int }

func (c class) operator() int { return c.int + c.string }

func new(delete int) int     { return delete + 1 }
func printf(s string) int    { return len(s) }
func main_() int             { return 7 }
func std(auto, this int) int { return auto - this }

type vector []int

func (v vector) size() int        { return len(v) }
func (v *vector) push_back(x int) { *v = append(*v, x) }

const NULL, EOF, INT_MAX, M_PI = 1, 2, 3, 4

var errno, stdin, assert, time, rand, read, write, y1, j0, gamma, index = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11

func exit(signed, unsigned, register, volatile int) (typename, friend int) {
	typename = signed + unsigned
	friend = register * volatile
	return
}

func main() {
	len := func(x []int) int { return cap(x) * 100 }
	true := false
	string := "shadowed"
	nil := 5
	int64 := func(x int) int { return x + 1 }
	fmt.Println(len([]int{1, 2}), true, string, nil, int64(1))
	fmt.Println(new(1), printf("abc"), main_(), std(5, 3), NULL+EOF+INT_MAX+M_PI)
	fmt.Println(errno + stdin + assert + time + rand + read + write + y1 + j0 + gamma + index)
	var n namespace = class{1, 2}
	fmt.Println(n.operator(), template{3, 4}.operator())
	var v vector
	v.push_back(4)
	fmt.Println(v.size(), v)
	fmt.Println(exit(1, 2, 3, 4))
	Slice, Map, String, Any, deref, T_int, prog, run := 1, 2, 3, 4, 5, 6, 7, 8
	fmt.Println(Slice, Map, String, Any, deref, T_int, prog, run)
	and, or, xor, not, bitand, compl, not_eq := 1, 2, 3, 4, 5, 6, 7
	fmt.Println(and + or + xor + not + bitand + compl + not_eq)
	größe, 世界, _x, __y, x_ := 1, 2, 3, 4, 5
	fmt.Println(größe, 世界, _x, __y, x_)
	for try := range 2 {
		catch := try
		throw := &catch
		*throw++
		fmt.Println(try, catch, *throw)
	}
	if struct_ := 3; struct_ > 2 {
		union := struct_
		enum, sizeof := union, union
		fmt.Println(enum + sizeof)
	}
	linux, unix, char, short, long, double, wchar_t, NAN, INFINITY, stdout := 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
	fmt.Println(linux + unix + char + short + long + double + wchar_t + NAN + INFINITY + stdout)
}
