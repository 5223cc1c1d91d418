// Printed values are read after all operands were evaluated, and only then a division by zero panics.
package main

import (
	"fmt"
	"math/big"
)

var trace string

func mark[T any](name string, x T) T {
	trace += name
	return x
}

func main() {
	z := big.NewInt(3)
	fmt.Println(z, z.Add(z, z))
	fmt.Println(fmt.Sprintf("%v %s", z, z.Mul(z, z)), fmt.Errorf("%v %d", z, z.Sub(z, big.NewInt(1))))
	m := map[string]int{}
	put := func() int { m["x"]++; return len(m) }
	fmt.Println(m, put(), m)
	b := []byte("abc")
	set := func() int { b[0]++; return 1 }
	fmt.Printf("%s %d %s\n", b, set(), string(b))
	zero := mark("z", 0)
	func() {
		defer func() { fmt.Println(recover(), trace) }()
		fmt.Println((mark("a", 7) / zero) >> mark("b", uint(1)))
	}()
	defer fmt.Printf("%d %T\n", mark("c", 5), mark("d", "x"))
	fmt.Println(trace)
}
