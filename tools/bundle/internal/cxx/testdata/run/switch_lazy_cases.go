// The cases of a clause are evaluated from left to right, and only until one matches, also if a case needs several
// statements in C++.
package main

import "fmt"

var calls string

func note(name string, x int) int {
	calls += name
	return x
}

func yes(name string, b bool) bool {
	calls += name
	return b
}

func boxed(name string, x any) any {
	calls += name
	return x
}

func list(name string, x ...int) []int {
	calls += name
	return x
}

func show(what string) {
	fmt.Println(what, calls)
	calls = ""
}

func tagged(n int) {
	switch note("t", n) {
	case note("a", 1), note("b", 2) + note("c", 3), note("d", 7) % (note("e", 4) | 1), len(list("f", note("g", 1), note("h", 2))):
		show("first")
	case note("i", 8), note("j", 4) * note("k", 5):
		show("second")
	default:
		show("none")
	}
}

func untagged(n int) {
	switch {
	case yes("a", n == 0), yes("b", n == 1) == yes("c", true), note("d", n) == note("e", 2) && yes("f", true):
		show("first")
	case yes("g", n == 3) || yes("h", n == 4), note("i", n)-note("j", 5) == 0:
		show("second")
	default:
		show("none")
	}
}

func falling(n int) {
	switch n {
	case note("a", 1), note("b", 1) + note("c", 1):
		calls += "."
		fallthrough
	case note("d", 3), note("e", 2) * note("f", 2):
		show("second")
	default:
		show("none")
	}
}

func interfaces(x any) {
	switch x {
	case boxed("a", 1), boxed("b", "b"), boxed("c", note("d", 2)+note("e", 3)), func() any { calls += "f"; return 2.5 }():
		show("first")
	default:
		show("none")
	}
}

func initialised(n int) {
	switch k := note("x", n); k {
	case note("a", 1), []int{note("b", 5), note("c", 2)}[note("d", 1)]:
		show("first")
	default:
		show("none")
	}
}

func main() {
	for n := 0; n < 25; n++ {
		tagged(n)
		untagged(n)
		falling(n)
		initialised(n)
	}
	for _, x := range []any{1, "b", 5, 2.5, 6, nil} {
		interfaces(x)
	}
}
