// Package variables are initialised in order of dependence, then inits in order, then main.
package main

import "fmt"

var a = b + c()
var b = d * 2
var d = show("d", 5)
var e, f = two()
var table = build()
var g = func() int { return h + 1 }()
var h = show("h", 7)
var _ = show("blank", 0)

func show(s string, n int) int { fmt.Println("init", s); return n }
func c() int                   { fmt.Println("c, d is", d); return d }
func two() (int, string)       { return show("two", a), "f" }
func build() (t [10]int) {
	for i := range t {
		t[i] = i * i * d
	}
	return
}

func init() { fmt.Println("first init", table[3]); table[3] = -1 }
func init() { fmt.Println("second init", table[3]) }

func main() { fmt.Println(a, b, d, e, f, g, h, table) }
