// Panics with values of the program's own types: the text of the last panic, after one that is
// repeated.
package main

import "fmt"

type temperature float64
type word string
type flag bool
type small int8
type point struct{ x, y int }

func (p point) String() string { return fmt.Sprintf("<%d,%d>", p.x, p.y) }

func main() {
	for i, v := range []interface{}{temperature(1.5), word("w"), flag(true), small(-3), point{1, 2}, 'x', 2.5} {
		func() {
			defer func() { fmt.Println(i, recover()) }()
			panic(v)
		}()
	}
	defer func() {
		r := recover()
		defer func() {
			panic(temperature(2.25))
		}()
		panic(r)
	}()
	panic(word("two\nlines"))
}
