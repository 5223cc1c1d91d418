// Pointers that are never nil, and pointers that are nil only in rare cases: each of the calls
// must panic as in Go.
package main

import (
	"fmt"
	"sort"
)

type node struct {
	value int
	next  *node
}

func (n *node) sum() int           { return n.value + n.rest() }
func (n *node) rest() int          { return n.next.value }
func (n *node) String() string     { return fmt.Sprint("node ", n.value) }
func (n *node) Len() int           { return n.value }
func (n *node) Less(i, j int) bool { return i < j }
func (n *node) Swap(i, j int)      { n.value++ }

func fresh(v int) *node { return &node{value: v} }
func again(v int) *node {
	if v > 3 {
		return fresh(v)
	}
	return again(v + 1)
}
func sometimes(v int) *node {
	if v == 0 {
		return nil
	}
	return fresh(v)
}
func recovered() *node {
	defer func() { recover() }()
	panic("in between")
}
func named() (n *node)                { return }
func read(n *node) int                { return n.value }
func readOf(list ...*node) int        { return list[0].value }
func first(n *node, more ...int) int  { return n.value + len(more) }
func pass(n *node) int                { return first(n, 1, 2) + read(n) }
func only(n *node) int                { return n.value }
func viaValue(n *node) int            { return n.value }
func viaTuple(n *node, err error) int { return n.value }
func both() (*node, error)            { return nil, nil }
func reassigned(n *node) int {
	n = n.next
	return n.value
}
func swapped(a, b *node) int {
	a, b = b, a.next
	return a.value + b.value
}

type outer struct{ *node }
type inner struct{ node }

func try(name string, f func() int) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Println(name, r)
		}
	}()
	fmt.Println(name, f())
}

type lister interface{ list(more ...*node) int }

func (n *node) list(more ...*node) int { return n.value + more[0].value }

func main() {
	a := fresh(1)
	b := &node{2, a}
	try("never", func() int { return only(b) + b.next.value + again(0).value })
	try("sum", b.sum)
	try("rest", func() int { return a.sum() })
	try("sometimes", func() int { return sometimes(0).value })
	try("recovered", func() int { return recovered().value })
	try("named", func() int { return named().value })
	try("pass", func() int { return pass(b) + pass(nil) })
	try("variadic", func() int { return readOf(nil) })
	f := viaValue
	try("value", func() int { return f(nil) })
	try("tuple", func() int { return viaTuple(both()) })
	try("reassigned", func() int { return reassigned(a) })
	try("swapped", func() int { return swapped(a, b) })
	try("embedded", func() int { return outer{}.sum() })
	in := inner{node{5, a}}
	try("embedded value", func() int { return in.sum() })
	var s fmt.Stringer = (*node)(nil)
	try("interface", func() int { return len(s.String()) })
	var l sort.Interface = (*node)(nil)
	try("library's interface", func() int { return l.Len() })
	var v lister = a
	try("variadic interface", func() int { return v.list(nil) })
	g := (*node).rest
	try("method expression", func() int { return g(nil) })
	var none *node
	try("declared", func() int { return none.value })
	none = fresh(3)
	try("assigned", func() int { return none.value })
	p := fresh(4)
	q := &p
	*q = nil
	try("through its address", func() int { return p.value })
	func(n *node) {
		try("literal", func() int { return n.value })
		n = fresh(6)
		try("literal, assigned", func() int { return n.value })
	}(nil)
	switch x := any(none).(type) {
	case *node:
		x = x.next
		try("case", func() int { return x.value })
	}
	for _, n := range []*node{nil} {
		try("range", func() int { return n.value })
	}
}
