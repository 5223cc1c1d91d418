// Struct tags, blank fields, zero-size fields and parameters without names.
package main

import "fmt"

type record struct {
	Name string `json:"name"`
	_    int
	N    int `json:"n,omitempty"`
	_    [2]byte
	mark struct{}
}

type set map[string]struct{}

func pick(_ int, b int, _ string) int { return b }
func unnamed(int, string) bool        { return true }

type op func(_, b int) int

func (record) Kind() string     { return "record" }
func (_ *record) Other() string { return "other" }

func main() {
	r := record{Name: "x", N: 3}
	q := r
	fmt.Println(r == q, r.Name, r.N, q)
	fmt.Printf("%+v\n", r)
	fmt.Println(pick(1, 2, "c"), unnamed(1, ""), r.Kind(), r.Other())
	s := set{"a": {}, "b": struct{}{}}
	_, ok := s["a"]
	fmt.Println(len(s), ok, s)
	var f op = func(_, b int) int { return b * 2 }
	fmt.Println(f(1, 21))
	type empty struct{}
	fmt.Println(empty{} == empty{}, [3]empty{}, []empty{{}, {}})
	m := map[empty]int{{}: 5}
	fmt.Println(m[empty{}])
}
