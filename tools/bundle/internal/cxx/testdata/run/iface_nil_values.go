// nil in interfaces: a nil pointer inside is not nil; comparisons; methods on nil receivers.
package main

import (
	"errors"
	"fmt"
)

type list struct {
	val  int
	next *list
}

func (l *list) sum() int {
	if l == nil {
		return 0
	}
	return l.val + l.next.sum()
}

func (l *list) Error() string { return fmt.Sprint("list of ", l.sum()) }

type summer interface{ sum() int }

func mayFail(fail bool) error {
	var l *list
	if fail {
		l = &list{val: 1}
	}
	return l
}

func none() error { return nil }

func main() {
	var s summer
	var l *list
	fmt.Println(s == nil, l == nil, l.sum())
	s = l
	fmt.Println(s == nil, s != nil, s.sum(), s == summer(l))
	fmt.Println(mayFail(false) == nil, mayFail(true) == nil, none() == nil)
	var e1, e2 interface{}
	fmt.Println(e1 == e2, e1 == nil)
	e1, e2 = 1, 1.0
	fmt.Println(e1 == e2, e1 == interface{}(1), e2 == 1.0, e1 != 2)
	e1, e2 = "a", "a"
	fmt.Println(e1 == e2)
	e1, e2 = &list{}, &list{}
	fmt.Println(e1 == e2, e1 == e1)
	e1, e2 = [2]string{"x"}, [2]string{"x"}
	fmt.Println(e1 == e2)
	e1 = struct {
		a int
		b interface{}
	}{1, "s"}
	fmt.Println(e1 == struct {
		a int
		b interface{}
	}{1, "s"})
	err := errors.New("x")
	fmt.Println(err == errors.New("x"), err == err, errors.Is(fmt.Errorf("w: %w", err), err))
	var target *list
	wrapped := fmt.Errorf("outer: %w", mayFail(true))
	fmt.Println(errors.As(wrapped, &target), target.val, wrapped)
	switch x := interface{}(l).(type) {
	case nil:
		fmt.Println("nil")
	case *list:
		fmt.Println("typed nil", x == nil)
	}
	_, ok := e1.(fmt.Stringer)
	_, ok2 := interface{}(target).(error)
	fmt.Println(ok, ok2)
	fmt.Printf("%v %+v %T %v\n", l == nil, s != nil, s, interface{}(nil))
	var f func()
	var m map[string]int
	var sl []int
	fmt.Println(f == nil, m == nil, sl == nil, len(m), m["x"], len(sl), cap(sl))
	for range m {
	}
	for range sl {
	}
	delete(m, "x")
	fmt.Printf("%v %v %v %d\n", m, sl, append(sl, sl...) == nil, len(append(sl, 1)))
}
