// Comparing, slicing and concatenating.
package main

import (
	"fmt"
	"strconv"
	"strings"
)

func main() {
	a, b := "apple", "apricot"
	fmt.Println(a < b, a > b, a == "app"+"le", a+b, a[1:3]+b[5:], a[:0] == "", len(a+b), a[len(a)-1], string(a[0])+"x", strings.Compare(a, b))
	s := ""
	for i := 0; i < 5; i++ {
		s = string(rune('a'+i)) + s + strconv.Itoa(i)
	}
	fmt.Println(s, strings.Repeat("ab", 3), strings.Join(strings.Split("a,b,c", ","), "-"))
	switch {
	case s > "e":
		fmt.Println("greater")
	}
}
