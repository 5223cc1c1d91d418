// Variables that outlive their function.
package main

import (
	"fmt"
)

func newCounter() *int { n := 0; return &n }
func fill(n int) []*int {
	var out []*int
	for i := 0; i < n; i++ {
		v := i * i
		out = append(out, &v)
	}
	return out
}
func main() {
	a, b := newCounter(), newCounter()
	*a += 5
	*b -= 5
	sum := 0
	for _, p := range fill(1000) {
		sum += *p
	}
	fmt.Println(*a, *b, sum)
}
