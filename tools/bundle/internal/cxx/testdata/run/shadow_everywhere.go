// Names used again in inner scopes: results, parameters, loop variables, types, functions, labels, packages.
package main

import (
	"errors"
	"fmt"
	"strings"
)

type item struct{ n int }

var total = 100

func size(item item) int { return item.n }

func results(n int) (sum int, err error) {
	defer func() {
		if err != nil {
			sum = -sum
		}
	}()
	for i := 0; i < n; i++ {
		sum, err := i*i, errors.New("inner")
		if sum > 20 {
			return sum, err
		}
		_, _ = sum, err
	}
	if sum, ok := 7, true; ok {
		sum++
		return sum, nil
	}
	return
}

func plain() (x int, s string) {
	x = 1
	{
		x, s := 2, "inner"
		if x == 2 {
			x := 3
			return x + 10, s
		}
	}
	return
}

func recursive(depth int) (out []int) {
	defer func() { out = append(out, depth) }()
	if depth == 0 {
		return nil
	}
	for _, out := range recursive(depth - 1) {
		defer func() { _ = out }()
		if out > 100 {
			return []int{out}
		}
	}
	return recursive(depth - 1)
}

func closures() (n int) {
	f := func() (n int) {
		defer func() { n++ }()
		n = 10
		g := func(n int) int {
			defer func() { n *= 100 }()
			return n
		}
		return g(n) + n
	}
	n = f()
	func(n *int) { *n += f() }(&n)
	return
}

func params(a, b int) int {
	a, c := b, a
	if a := a * 2; a > b {
		b := a + c
		a, b := b, a
		return a*100 + b
	}
	return a
}

func types() string {
	type item string
	type total = item
	var x total = "local type"
	{
		type item []int
		y := item{1, 2}
		x += total(fmt.Sprint(y, len(y)))
	}
	item2 := func(item int) int { return item * 2 }
	return string(x) + fmt.Sprint(item2(4))
}

func packages() string {
	parts := strings.Split("b,a", ",")
	sort := func(s []string) []string { s[0], s[1] = s[1], s[0]; return s }
	strings := strings.Join(sort(parts), "+")
	len := len(strings)
	return fmt.Sprint(strings, len)
}

func switches(v interface{}) (v2 string) {
	switch v := v.(type) {
	case int:
		v2 := v + 1
		return fmt.Sprint("int ", v2)
	case string:
		v2 = v
		if v := []rune(v); v[0] == 'x' {
			v := string(v[1:])
			return v
		}
	case nil:
		v2 := "nil"
		_ = v2
	}
	switch v2 := len(v2); {
	case v2 > 1:
		return fmt.Sprint(v2)
	}
	return v2 + "."
}

func loops() (log []string) {
	i := 5
	for i := 0; i < 2; i++ {
		i := i * 10
		for i := range [2]int{} {
			log = append(log, fmt.Sprint(i))
		}
		log = append(log, fmt.Sprint(i))
	}
	for i := i; i < 7; i++ {
		total := total + i
		log = append(log, fmt.Sprint(total))
	}
loop:
	for loop := 0; ; loop++ {
		switch loop {
		case 2:
			break loop
		}
	}
	for _, log := range []string{"x"} {
		log += "y"
		i += len(log)
	}
	log = append(log, fmt.Sprint(i))
	return
}

func labels() int {
	n := 0
again:
	if n < 3 {
		n := n + 1
		if n < 0 {
			goto again
		}
	}
	n++
	if n < 4 {
		goto again
	}
	return n
}

func main() {
	fmt.Println(size(item{4}))
	fmt.Println(results(3))
	fmt.Println(results(10))
	fmt.Println(plain())
	fmt.Println(recursive(3))
	fmt.Println(closures(), params(1, 2), params(5, 1))
	fmt.Println(types(), packages())
	fmt.Println(switches(4), switches("abc"), switches("xyz"), switches(nil), switches(2.5))
	fmt.Println(loops(), total, labels())
	total := total
	total++
	func(total string) { fmt.Println(total) }("parameter")
	fmt.Println(total)
	main := func() { fmt.Println("not main") }
	main()
	if fmt := 5; fmt > 4 {
		total := fmt
		_ = total
	}
	x := 1
	x, y := x+1, x+2
	{
		x, z := y, x
		y := x + z
		fmt.Println(x, y, z)
	}
	fmt.Println(x, y)
}
