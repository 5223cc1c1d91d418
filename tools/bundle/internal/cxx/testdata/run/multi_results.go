// Several results: forwarding, blank, named, recursive, with interfaces and variadic calls.
package main

import (
	"fmt"
	"strconv"
)

func divmod(a, b int) (q, r int) {
	q = a / b
	r = a % b
	return
}

func swap(a, b string) (string, string) { return b, a }

func sum(xs ...int) (total, count int) {
	for _, x := range xs {
		total += x
	}
	return total, len(xs)
}

func minmax(xs []int) (lo, hi int, err error) {
	if len(xs) == 0 {
		err = fmt.Errorf("empty")
		return
	}
	lo, hi = xs[0], xs[0]
	for _, x := range xs {
		if x < lo {
			lo = x
		} else if x > hi {
			hi = x
		}
	}
	return lo, hi, nil
}

func gcdx(a, b int) (g, x, y int) {
	if b == 0 {
		return a, 1, 0
	}
	g, x, y = gcdx(b, a%b)
	return g, y, x - a/b*y
}

func wrap() (interface{}, error) { return divmodSum(divmod(17, 5)) }

func divmodSum(q, r int) (int, error) { return q + r, nil }

func main() {
	q, r := divmod(17, 5)
	fmt.Println(q, r)
	fmt.Println(divmod(100, 7))
	fmt.Println(sum(divmod(9, 4)))
	fmt.Println(swap(swap("a", "b")))
	_, c := sum(1, 2, 3)
	fmt.Println(c)
	fmt.Println(sum())
	fmt.Println(sum([]int{4, 5}...))
	fmt.Println(minmax([]int{3, 1, 4, 1, 5}))
	fmt.Println(minmax(nil))
	fmt.Println(gcdx(240, 46))
	fmt.Println(wrap())
	if n, err := strconv.Atoi("12x"); err != nil {
		fmt.Println("err:", err, n)
	}
	f := func() (a, b int) { a, b = 1, 2; return b, a }
	x, y := f()
	x, z := f()
	fmt.Println(x, y, z)
	var arr [2]int
	arr[0], arr[1] = f()
	m := map[string]int{}
	m["a"], m["b"] = f()
	fmt.Println(arr, m)
}
