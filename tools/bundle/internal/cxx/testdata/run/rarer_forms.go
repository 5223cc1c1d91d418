// Forms that hardly any program has, each in a function of its own.
package main

import (
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"reflect"
	"sort"
	"strings"
)

func sortUnknown() {
	list := []int{3, 1, 2}
	var v any = list
	sort.Slice(v, func(i, j int) bool { return list[i] < list[j] })
	sort.SliceStable(v, func(i, j int) bool { return list[i] > list[j] })
	fmt.Println(list, sort.SliceIsSorted(v, func(i, j int) bool { return list[i] > list[j] }))
}

func leastFloats(a, b float64) {
	fmt.Println(min(a, b, 0), max(a, b), min(a, math.NaN()), math.Signbit(min(0, math.Copysign(0, -1))))
}

func sparse() {
	list := []int{200: 7, 3: 1}
	fmt.Println(len(list), list[3], list[199], list[200])
}

type fault struct{ code int }

func (f fault) Error() string { return fmt.Sprint("fault ", f.code) }

func asUnknown(target any) bool { return errors.As(fmt.Errorf("outer: %w", fault{4}), target) }

type node struct {
	value int
	next  *node
}

func equalLists() {
	a, b := &node{1, &node{2, nil}}, &node{1, &node{2, nil}}
	fmt.Println(reflect.DeepEqual(a, b), reflect.DeepEqual(a, b.next))
}

func closures(k int) {
	var kept []func() int
	var visit, twice func(i int) int
	visit = func(i int) int {
		kept = append(kept, func() int { return i * k })
		if i > 0 {
			return visit(i-1) + k
		}
		return 0
	}
	twice = func(i int) int {
		if i > 2 {
			return twice(i-1) + visit(1)
		}
		return visit(i) * 2
	}
	fmt.Println(twice(4), len(kept))
	for _, f := range kept {
		fmt.Print(f(), " ")
	}
	fmt.Println()
}

func two() (io.Writer, any) { return os.Stdout, "second" }

func formats(format string, width int8) {
	fmt.Printf(format, 1, "x")
	fmt.Printf("%*d|\n", width, 5)
	fmt.Printf("%s %v\n", []error{nil, fault{1}}, struct{ E error }{})
	fmt.Fprintln(two())
	print := fmt.Fprintf
	print(os.Stdout, "by value %d\n", 3)
	scan, n := fmt.Fscan, 0
	_, err := scan(strings.NewReader("12 x"), &n)
	fmt.Println(n, err)
	_, err = fmt.Sscan("5", n)
	fmt.Println(err)
}

func counted(list []int) (n int) {
	var _ int
	more := func() { n++ }
	for _, x := range list {
		if x > 1 {
			n++
		}
	}
	more()
	return n
}

func next(n *int) int { *n++; return *n }

func switches(x any, n int) {
	switch x.(type) {
	default:
		fmt.Println("anything")
	}
	switch k := n; {
	case next(&n) == 7:
		fmt.Println("seven")
	default:
		fmt.Println("default", k, n)
	case next(&n)+next(&n) == 9:
		fmt.Println("nine")
	}
}

type x_ struct{ a int }

func names() {
	x := x_{1}
	{
		x_ := x.a + 1
		fmt.Println(x_, x)
	}
}

func main() {
	sortUnknown()
	leastFloats(2.5, -1)
	sparse()
	var f fault
	fmt.Println(asUnknown(&f), f.code)
	equalLists()
	closures(3)
	formats("%d and %s\n", 4)
	fmt.Println(counted([]int{1, 2, 3}), counted(nil))
	switches(1, 3)
	switches(nil, 6)
	names()
}
