// Embedded structs and pointers: promoted fields and methods, shadowing, interfaces satisfied by promotion.
package main

import "fmt"

type base struct {
	id   int
	name string
}

func (b base) describe() string { return fmt.Sprint(b.id, ":", b.name) }
func (b *base) rename(s string) { b.name = s }

type middle struct {
	base
	extra float64
}

type top struct {
	*middle
	name string
}

func (m middle) describe() string { return "middle " + m.base.describe() }

type describer interface{ describe() string }

type logger struct{ lines []string }

func (l *logger) logf(format string, args ...interface{}) {
	l.lines = append(l.lines, fmt.Sprintf(format, args...))
}

type service struct {
	*logger
	describer
}

type stack struct{ sortable }
type sortable []int

func (s sortable) Len() int { return len(s) }

func main() {
	m := middle{base{1, "b"}, 2.5}
	m.rename("renamed")
	fmt.Println(m.id, m.name, m.describe(), m.base.describe())
	t := top{&m, "top"}
	t.id = 7
	t.middle.name = "deep"
	fmt.Println(t.name, t.middle.name, t.base.name, m.id, t.describe())
	t.rename("again")
	fmt.Println(m.name)
	ds := []describer{m, &m, t, base{9, "z"}}
	for _, d := range ds {
		fmt.Println(d.describe())
	}
	s := service{&logger{}, m}
	s.logf("%d-%s", 5, "x")
	s.logf("none")
	fmt.Println(s.lines, s.describe())
	fmt.Printf("%+v\n", m)
	fmt.Println(stack{sortable{1, 2}}.Len())
}
