package main

import "fmt"

type T struct{ n int }

func local() any {
	type T struct{ n int }
	return T{2}
}

func pair() (int, string) { return 7, "seven" }

func array() *[4]int { return nil }

func attempt(name string, f func()) {
	defer func() { fmt.Println(name, recover()) }()
	f()
}

func main() {
	x := local()
	attempt("scopes", func() { _ = x.(T) })
	attempt("len", func() { fmt.Println(len(*array())) })
	attempt("len of a pointer", func() { fmt.Println(len(array())) })
	println(pair())
	print(pair())
	println()
}
