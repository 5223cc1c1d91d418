// An unrecovered panic with an error after output.
package main

import (
	"fmt"
	"strconv"
)

type bad struct{ n int }

func (b bad) Error() string { return "bad " + strconv.Itoa(b.n) }
func main() {
	fmt.Println("before")
	defer fmt.Println("deferred runs")
	panic(bad{3})
}
