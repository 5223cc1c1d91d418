// Interfaces: dynamic calls, nil, comparison, type switches, assertion to interfaces.
package main

import (
	"errors"
	"fmt"
)

type animal interface {
	sound() string
	legs() int
}

type dog struct{ name string }
type bird struct{}
type number int

func (d *dog) sound() string { return d.name + " barks" }
func (d *dog) legs() int     { return 4 }
func (bird) sound() string   { return "tweet" }
func (bird) legs() int       { return 2 }
func (n number) legs() int   { return int(n) }
func (n number) sound() string {
	return fmt.Sprintf("number %d", int(n))
}

type myErr struct{ code int }

func (e myErr) Error() string { return fmt.Sprintf("code %d", e.code) }

func find(i int) (animal, error) {
	switch {
	case i < 0:
		return nil, myErr{i}
	case i == 0:
		return &dog{"rex"}, nil
	}
	return nil, errors.New("too big")
}

func kind(x interface{}) string {
	switch v := x.(type) {
	case nil:
		return "nil"
	case int, int64:
		return fmt.Sprintf("integer %v", v)
	case string:
		return "string " + v
	case []int:
		return fmt.Sprint("slice of ", len(v))
	case error:
		return "error " + v.Error()
	case animal:
		return "animal " + v.sound()
	case func() int:
		return fmt.Sprint("func ", v())
	case fmt.Stringer:
		return "stringer " + v.String()
	case *int:
		return fmt.Sprint("pointer to ", *v)
	case map[string]int:
		return fmt.Sprint("map ", v["a"])
	case struct{ A int }:
		return fmt.Sprint("anon ", v.A)
	default:
		return fmt.Sprintf("other %T", v)
	}
}

func main() {
	for _, a := range []animal{&dog{"fido"}, bird{}, number(6)} {
		fmt.Println(a.sound(), a.legs())
	}
	for _, i := range []int{-3, 0, 5} {
		a, err := find(i)
		fmt.Println(a == nil, err == nil, err)
		var e myErr
		if errors.As(err, &e) {
			fmt.Println("code", e.code)
		}
		if a != nil {
			fmt.Println(a.sound())
		}
	}
	n := 5
	for _, x := range []interface{}{nil, 1, int64(2), "s", []int{1}, myErr{1}, bird{}, func() int { return 9 }, &n, map[string]int{"a": 3}, struct{ A int }{4}, 2.5, int8(1)} {
		fmt.Println(kind(x))
	}
	var a, b interface{} = 1, 1
	fmt.Println(a == b, a == interface{}(int64(1)), a != nil)
	a, b = bird{}, bird{}
	fmt.Println(a == b)
	a, b = &dog{"x"}, &dog{"x"}
	fmt.Println(a == b, a == a)
	var an animal = number(3)
	if _, ok := an.(fmt.Stringer); !ok {
		fmt.Println("no stringer")
	}
	if l, ok := an.(interface{ legs() int }); ok {
		fmt.Println(l.legs())
	}
	v, ok := interface{}("s").(int)
	fmt.Println(v, ok, an.(number)+1)
	var np *dog
	var ni animal = np
	fmt.Println(ni == nil, np == nil)
}
