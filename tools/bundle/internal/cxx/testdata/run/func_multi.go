// Several results passed on and assigned.
package main

import (
	"fmt"
)

func divmod(a, b int) (q, r int)        { q = a / b; r = a % b; return }
func swap(a, b string) (string, string) { return b, a }
func add(a, b int) int                  { return a + b }
func wrap() (int, error)                { return 1, nil }
func main() {
	q, r := divmod(17, 5)
	a, b := swap("x", "y")
	a, b = b, a
	_, r2 := divmod(9, 4)
	fmt.Println(q, r, a, b, r2, add(divmod(20, 7)))
	fmt.Println(divmod(7, 2))
	if v, err := wrap(); err == nil && v == 1 {
		fmt.Println("ok")
	}
	i, s := 0, []int{5, 6, 7}
	i, s[i] = 2, 50
	s[0], s[2] = s[2], s[0]
	fmt.Println(i, s)
}
