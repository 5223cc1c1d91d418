// Left to right evaluation of calls.
package main

import (
	"fmt"
)

var log []int

func f(n int) int       { log = append(log, n); return n }
func g(a, b, c int) int { return a*100 + b*10 + c }
func main() {
	x := f(1) + f(2)*f(3) - g(f(4), f(5), f(6))
	s := []int{f(7), f(8), f(9)}
	m := map[int]int{f(10): f(11)}
	s[f(0)], s[f(1)] = f(12), f(13)
	fmt.Println(x, s, m, log)
}
