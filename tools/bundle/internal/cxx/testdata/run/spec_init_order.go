// Package variables that are initialised after their dependencies, several init functions, side
// effects in order.
package main

import (
	"fmt"
	"strings"
)

var (
	total    = first + second
	second   = trace("second", f())
	first    = trace("first", 10)
	_        = trace("blank", 0)
	x, y     = two()
	table    = buildTable(size)
	lookup   = map[string]func() int{"f": f, "g": g}
	names    = [...]string{kindA: "A", kindB: "B"}
	size     = len(names) + 1
	fallback = func() string { return strings.Join(log, ",") }
	early    = fallback()
	matrix   [2][2]int
	ptr      = &matrix[1]
)

const (
	kindA = iota
	kindB
)

var log []string

func trace(name string, v int) int {
	log = append(log, name)
	return v
}

func f() int { return trace("f", g()) + 1 }
func g() int { return base * 2 }

var base = trace("base", 21)

func two() (int, string) { trace("two", 0); return 7, "seven" }

func buildTable(n int) (t []int) {
	for i := 0; i < n; i++ {
		t = append(t, i*i)
	}
	return
}

func init() {
	log = append(log, "init1")
	ptr[0] = 5
}

func init() {
	log = append(log, "init2")
	matrix[1][1] = ptr[0] + 1
}

type config struct {
	name string
	opts map[string]bool
}

var defaults = config{"default", map[string]bool{"a": true}}
var current = &defaults

func init() { current.opts["b"] = false }

func main() {
	fmt.Println(total, first, second, x, y, base)
	fmt.Println(strings.Join(log, " "))
	fmt.Println(table, lookup["g"](), names, size, early, matrix, *ptr)
	fmt.Println(len(defaults.opts), current.name)
}
