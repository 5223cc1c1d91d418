// Interfaces made of interfaces, converted up and down.
package main

import (
	"fmt"
	"strings"
)

type reader interface{ read() string }
type writer interface{ write(string) }
type both interface {
	reader
	writer
}
type file struct{ data []string }

func (f *file) read() string   { return strings.Join(f.data, "|") }
func (f *file) write(s string) { f.data = append(f.data, s) }
func main() {
	var b both = &file{}
	b.write("a")
	var w writer = b
	w.write("b")
	r, ok := w.(reader)
	fmt.Println(r.read(), ok)
	_, ok = any(5).(reader)
	fmt.Println(ok, any(b) == any(w), r.(both).read())
}
