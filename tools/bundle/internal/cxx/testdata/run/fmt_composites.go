// %v, %+v, %#v and %T of structs, pointers, slices, maps, nested and nil values.
package main

import (
	"errors"
	"fmt"
)

type inner struct {
	A int
	B string
}

type outer struct {
	inner
	P  *inner
	S  []inner
	M  map[string]int
	F  func()
	I  interface{}
	E  error
	ok bool
}

type named []int
type temp float64
type ptrStringer struct{ n int }
type valStringer struct{ n int }
type errType struct{}
type fmtNode struct {
	Val  int
	Next *fmtNode
}

func (p *ptrStringer) String() string { return fmt.Sprintf("PS(%d)", p.n) }
func (v valStringer) String() string  { return fmt.Sprintf("VS(%d)", v.n) }
func (errType) Error() string         { return "err!" }
func (t temp) String() string         { return fmt.Sprintf("%.1f°", float64(t)) }

func main() {
	o := outer{inner: inner{1, "x"}, S: []inner{{2, "y"}}, M: map[string]int{"b": 2, "a": 1}, I: 5}
	fmt.Printf("%v\n%+v\n", o, o)
	p := &inner{3, "ptr"}
	fmt.Printf("%v %+v\n", p, p)
	fmt.Println(p, &[]int{1}, &map[string]int{"k": 1}, &[2]bool{true, false})
	fmt.Println([]interface{}{1, "a", nil, 2.5, []int(nil), map[int]int(nil), (*int)(nil)})
	fmt.Println(named{1, 2}, []temp{1, 2.55}, map[temp]valStringer{1: {2}})
	fmt.Println(&ptrStringer{1}, ptrStringer{2}, valStringer{3}, &valStringer{4})
	fmt.Println([]*fmtNode(nil), fmtNode{1, nil}, errType{}, []error{errType{}, errors.New("e"), nil})
	fmt.Printf("%s|%v|%d\n", errType{}, valStringer{5}, valStringer{6})
	fmt.Printf("%T %T %T %T %T %T %T\n", o, p, named{}, map[string][]int{}, errors.New("x"), [3]*int{}, func(int) string { return "" })
	fmt.Printf("%T %T %T %T\n", nil, struct{ A int }{1}, []interface{}{}, temp(1))
	fmt.Printf("%#v %#v %#v %#v\n", inner{1, "q"}, []string{"a"}, map[string]int{"z": 1, "y": 2}, 5)
	fmt.Printf("%#v %#v %#v %#v\n", "s", 2.0, true, named(nil))
	fmt.Printf("%v %v\n", struct{}{}, []struct{}{{}, {}})
	fmt.Printf("%q %q\n", []string{"a b", "c"}, [2]rune{'x', 'y'})
	fmt.Printf("%v %s\n", [][]string{{"a"}, {}, nil}, [][]byte{[]byte("x"), []byte("yz")})
	fmt.Printf("%v %d %s\n", []byte("hi"), []byte("hi"), []byte("hi"))
	fmt.Printf("%6d|%-4d|%06.2f\n", []int{1, 2}, []int{3}, []float64{1.5})
	fmt.Println(map[inner]bool{{2, "a"}: true, {1, "z"}: false, {1, "b"}: true})
	fmt.Println(map[interface{}]int{"b": 1, "c": 2, "a": 4}, map[interface{}]int{nil: 3, 2: 2, 1: 1, -1: 0})
	fmt.Println(map[[2]int]string{{2, 1}: "x", {1, 9}: "y"}, map[bool]int{true: 1, false: 0})
	var e error
	var i interface{}
	var f func()
	fmt.Println(e, i, f == nil)
	fmt.Printf("%v %+v %s %d\n", e, i, nil, nil)
	fmt.Printf("%v %v\n", o.S, o.M)
	fmt.Println(fmt.Sprint("a", "b", 1, 2, "c"), fmt.Sprint(1, 2), fmt.Sprintln("x", 3), fmt.Sprintf("%03d", 7))
}
