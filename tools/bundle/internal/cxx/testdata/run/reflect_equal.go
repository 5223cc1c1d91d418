// Package reflect: DeepEqual, names and kinds of types.
package main

import (
	"errors"
	"fmt"
	"math"
	"reflect"
)

type point struct {
	X, y int
	name string
}

type node struct {
	next  *node
	value any
}

type shape interface{ area() float64 }
type square float64

func (s square) area() float64 { return float64(s * s) }

type list[T any] struct{ items []T }

func ring(n int) *node {
	first := &node{value: 0}
	last := first
	for i := 1; i < n; i++ {
		last.next = &node{value: i}
		last = last.next
	}
	last.next = first
	return first
}

func chain(n int, end any) (n0 *node) {
	n0 = &node{value: end}
	for i := range n {
		n0 = &node{n0, i}
	}
	return n0
}

func main() {
	one := 1
	other := 1
	f := func() {}
	values := []any{nil, 1, int64(1), 2, 1.5, math.NaN(), "a", "b", true, []int(nil), []int{}, []int{1, 2}, []int{1, 3}, []int{1, 2, 3}, [2]int{1, 2}, [2]int{2, 1},
		map[string]int(nil), map[string]int{}, map[string]int{"a": 1}, map[string]int{"a": 2}, map[string]int{"b": 1}, map[string]int{"a": 1, "b": 2},
		map[point][]string{{1, 2, "x"}: {"p"}}, map[point][]string{{1, 2, "x"}: {"q"}}, map[any]any{1: "x", "y": 2.5}, map[any]any{1: "x", "y": 2.25},
		point{1, 2, "x"}, point{1, 2, "y"}, &point{1, 2, "x"}, &point{1, 2, "x"}, &point{3, 2, "x"}, &one, &other, (*int)(nil), f, (func())(nil),
		[]any{1, "two", nil, []byte("x")}, []any{1, "two", nil, []byte("y")}, [][]float64{{1}, {2, 3}}, [][]float64{{1}, {2, 4}}, ring(3), ring(3), ring(4), chain(500, "x"), chain(500, "x"), chain(500, "y"),
		square(2), shape(square(3)), errors.New("e"), complex(1, 2), list[int]{[]int{1}}, list[int]{[]int{2}}, struct{ A, B int }{1, 2}, [3]string{"a"}, make(chan int), rune('x'), byte('x'), struct{}{}}
	for i, a := range values {
		for j, b := range values {
			if reflect.DeepEqual(a, b) {
				fmt.Print(i, "=", j, " ")
			}
		}
	}
	fmt.Println()
	for _, v := range values {
		t := reflect.TypeOf(v)
		if t == nil {
			fmt.Println("nil")
			continue
		}
		fmt.Println(t, t.String(), t.Kind(), t.Name(), t.Kind() == reflect.Slice, t == reflect.TypeOf(1))
	}
	a := [][]int{{1, 2}, {3}}
	b := [][]int{{1, 2}, {3}}
	fmt.Println(reflect.DeepEqual(a, b), reflect.DeepEqual(a[0], a[1]), reflect.DeepEqual(a, 3), reflect.DeepEqual(map[int][]int{1: {2}}, map[int][]int{1: {2}}))
	nan := []float64{math.NaN()}
	fmt.Println(reflect.DeepEqual(nan, nan), reflect.DeepEqual(nan, []float64{math.NaN()}), reflect.TypeOf(a).Kind().String(), reflect.TypeOf(&a).Kind())
}
