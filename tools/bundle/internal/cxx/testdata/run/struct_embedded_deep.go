// Embedding several levels deep: promotion, shadowing, pointers, interfaces, method values.
package main

import (
	"bytes"
	"fmt"
	"sort"
	"strings"
)

type base struct{ id int }

func (b base) name() string     { return fmt.Sprint("base", b.id) }
func (b *base) setID(n int)     { b.id = n }
func (b base) describe() string { return "I am " + b.name() }

type middle struct {
	base
	*extra
	label string
}

func (m middle) name() string { return "middle/" + m.base.name() }

type extra struct{ weight float64 }

func (e *extra) heavier(x float64) { e.weight += x }

type top struct {
	middle
	fmt.Stringer
	bytes.Buffer
	id string
}

type text string

func (t text) String() string { return "<" + string(t) + ">" }

type namer interface{ name() string }
type setter interface{ setID(int) }

type byLen struct{ sort.StringSlice }

func (b byLen) Less(i, j int) bool { return len(b.StringSlice[i]) < len(b.StringSlice[j]) }

type logger struct {
	*strings.Builder
	prefix string
}

func (l logger) log(s string) { l.WriteString(l.prefix + s + ";") }

func main() {
	t := top{middle: middle{base{1}, &extra{2.5}, "m"}, Stringer: text("hi"), id: "top"}
	fmt.Println(t.id, t.middle.id, t.base.id, t.label, t.weight)
	t.setID(42)
	t.heavier(1)
	fmt.Println(t.name(), t.describe(), t.middle.base.name(), t.weight, t.Stringer)
	t.WriteString("buffered ")
	fmt.Fprintf(&t.Buffer, "%d", 7)
	fmt.Println(t.Buffer.String(), t.Len())
	var n namer = t
	var s setter = &t
	s.setID(7)
	fmt.Println(n.name(), t.name())
	f, g := t.name, (*top).setID
	t.setID(8)
	g(&t, 9)
	fmt.Println(f(), t.middle.id, middle.name(t.middle))
	words := byLen{strings.Fields("ccc a bb dddd")}
	sort.Sort(words)
	fmt.Println(words, words.Len())
	l := logger{&strings.Builder{}, "> "}
	l.log("one")
	l.log("two")
	fmt.Println(l.String(), l.Len())
	u := t.middle
	u.extra.weight = 99
	u.label = "copy"
	fmt.Println(t.weight, t.label)
	defer func() { fmt.Println("nil embedded pointer:", recover()) }()
	fmt.Println(middle{}.weight)
}
