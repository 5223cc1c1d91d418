// Constraints with unions and methods.
package main

import (
	"fmt"
	"strconv"
)

type number interface{ ~int | ~int64 | ~float64 }
type id int

func (i id) String() string { return "#" + strconv.Itoa(int(i)) }
func sum[T number](xs ...T) T {
	var s T
	for _, x := range xs {
		s += x
	}
	return s
}
func join[T fmt.Stringer](xs []T) string {
	out := ""
	for _, x := range xs {
		out += x.String()
	}
	return out
}
func maxOf[T number](a, b T) T {
	if a > b {
		return a
	}
	return b
}
func main() {
	fmt.Println(sum(1, 2, 3), sum(1.5, 2.5), sum[id](1, 2), join([]id{1, 2, 3}), maxOf[float64](1, 2.5), maxOf(id(4), 3))
}
