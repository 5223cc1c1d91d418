// Functions as arguments and results.
package main

import (
	"fmt"
)

type fn func(int) int

func (f fn) twice() fn { return func(x int) int { return f(f(x)) } }
func compose(fs ...fn) fn {
	return func(x int) int {
		for _, f := range fs {
			x = f(x)
		}
		return x
	}
}
func main() {
	inc, dbl := fn(func(x int) int { return x + 1 }), fn(func(x int) int { return x * 2 })
	fmt.Println(compose(inc, dbl, inc)(5), inc.twice()(5), compose(inc, dbl).twice().twice()(1), compose()(9))
}
