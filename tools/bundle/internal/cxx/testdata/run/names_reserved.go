// Identifiers that C++ or its headers reserve.
package main

import "fmt"

type class struct{ new, delete, this int }
type string_ = string
type vector []int
type Slice struct{ int64 }
type int64 = int

func (c *class) operator(template int) int { return c.new + template }
func (v vector) size() int                 { return len(v) }

func std(namespace, using int) (auto int) {
	auto = namespace * using
	return
}

const NULL = 7
const EOF = -5

var errno, stdin, y0, y1, j1, time = 1, 2, 3, 4, 5, 6
var main_ = 8

func printf(s string_) { fmt.Println("mine", s) }
func abs(x int) int {
	if x < 0 {
		return -x
	}
	return x
}
func max(double, float int) int {
	if double > float {
		return double
	}
	return float
}

func main() {
	c := class{new: 1, delete: 2, this: 3}
	fmt.Println(c.operator(5), c.delete, c.this, std(3, 4), NULL, EOF)
	printf("x")
	short, long, unsigned, signed, char := 1, 2, 3, 4, 5
	fmt.Println(short+long+unsigned+signed+char, abs(-3), max(2, 9))
	register, volatile, mutable, static, extern, inline := 1, 2, 3, 4, 5, 6
	fmt.Println(register, volatile, mutable, static, extern, inline)
	try, catch, throw, public, private, protected, virtual, friend, explicit := 1, 2, 3, 4, 5, 6, 7, 8, 9
	fmt.Println(try+catch+throw, public+private+protected, virtual+friend+explicit)
	and, or, not, xor, bitand, compl := true, false, true, 1, 2, 3
	fmt.Println(and || or && not, xor, bitand, compl)
	typename, typeid, sizeof, union, enum, do, while, asm := 1, 2, 3, 4, 5, 6, 7, 8
	fmt.Println(typename, typeid, sizeof, union, enum, do, while, asm)
	nullptr, constexpr, decltype, noexcept, alignas, thread_local, static_assert, char16_t := 1, 2, 3, 4, 5, 6, 7, 8
	fmt.Println(nullptr, constexpr, decltype, noexcept, alignas, thread_local, static_assert, char16_t)
	int, string, len, true_ := 1, 2, 3, 4
	fmt.Println(int+string+len+true_, errno, stdin, y0, y1, j1, time, main_)
	fmt.Println(vector{1, 2}.size(), Slice{4})
	bool, error, nil_ := 1, "e", 3
	fmt.Println(bool, error, nil_)
	linux, unix, i386, assert, BUFSIZ, RAND_MAX, INT_MAX := 1, 2, 3, 4, 5, 6, 7
	fmt.Println(linux, unix, i386, assert, BUFSIZ, RAND_MAX, INT_MAX)
	ünïcode, 变量 := 1, 2
	fmt.Println(ünïcode + 变量)
}
