// Shadowing in blocks, if/for/switch headers, of packages, builtins and types.
package main

import "fmt"

var x = "package"

func f(x int) (r int) {
	if x := x * 2; x > 5 {
		r := x + 1
		_ = r
		return x
	} else if y := x + 1; y > 3 {
		return y * 100
	} else {
		return x + y
	}
}

func main() {
	fmt.Println(x)
	x := 1
	{
		x := x + 10
		x++
		fmt.Println(x)
	}
	for x := 0; x < 2; x++ {
		x := x * 5
		fmt.Print(x, " ")
	}
	fmt.Println(x, f(1), f(2), f(3))
	switch x := interface{}(x).(type) {
	case int:
		x += 5
		fmt.Println(x)
	}
	type x2 struct{ x int }
	{
		type x2 struct{ y string }
		fmt.Println(x2{"inner"})
	}
	fmt.Println(x2{x})
	len := func(s string) int { return 42 }
	fmt.Println(len("abc"))
	true := false
	fmt.Println(true)
	a, b := 1, 2
	if true == false {
		a, c := 10, 20
		b = c
		fmt.Println(a, b, c)
	}
	fmt.Println(a, b)
	var err error
	if _, err := fmt.Sscan("12", &a); err != nil {
		fmt.Println("bad")
	}
	fmt.Println(a, err)
	func(fmt string) { print := fmt + "!"; _ = print }("s")
	append := func(a, b int) int { return a - b }
	fmt.Println(append(5, 3))
}
