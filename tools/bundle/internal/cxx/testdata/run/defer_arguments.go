// Deferred calls use the arguments and receivers at the defer statement, and the final values
// of variables.
package main

import (
	"fmt"
	"os"
	"strings"
)

type counter struct{ n int }

func (c counter) show(tag string) { fmt.Println(tag, c.n) }
func (c *counter) add(n int) int  { c.n += n; return c.n }

func results() (a int, b string) {
	a, b = 1, "start"
	defer func() { a *= 10; b += "+deferred" }()
	defer func(a int) { b += fmt.Sprint("+", a) }(a)
	a = 5
	return a + 1, b + "+return"
}

func order() (s string) {
	for i := 0; i < 4; i++ {
		defer func(i int) { s += fmt.Sprint(i) }(i)
	}
	return "order:"
}

func early(n int) string {
	var b strings.Builder
	defer func() { fmt.Println("early", n, b.String()) }()
	if n == 0 {
		return "zero"
	}
	b.WriteString("x")
	for i := 0; ; i++ {
		if i == n {
			return strings.Repeat("y", i)
		}
	}
}

func chain() (n int) {
	defer func() {
		defer func() { n++ }()
		n *= 2
	}()
	return 20
}

func main() {
	c := counter{1}
	p := &c
	defer c.show("value receiver of the moment")
	defer p.show("through a pointer, also of the moment")
	defer p.add(100)
	c.n = 2
	f := func(s string) { fmt.Println("first", s) }
	defer f("func value")
	f = func(s string) { fmt.Println("second", s) }
	x := 1
	defer fmt.Println("println", x, p.add(5))
	x = 2
	defer fmt.Fprintln(os.Stdout, "two", x)
	fmt.Println(results())
	fmt.Println(order(), early(0), early(3), chain())
	var fs []func()
	for i := 0; i < 3; i++ {
		fs = append(fs, func() { fmt.Print(i, " ") })
	}
	for _, f := range fs {
		defer f()
	}
	defer fmt.Print(strings.Join(strings.Fields(" a  b "), "-"), "\n")
	m := map[string]int{"a": 1}
	defer delete(m, "a")
	defer func() { fmt.Println("map", len(m)) }()
	fmt.Println("end of main", c.n)
}
