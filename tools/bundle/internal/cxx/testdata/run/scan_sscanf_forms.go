// Sscanf verbs.
package main

import (
	"fmt"
)

func main() {
	var a, b, c int
	var s, t string
	var f float64
	var r rune
	n, err := fmt.Sscanf("10-20:30", "%d-%d:%d", &a, &b, &c)
	fmt.Println(n, err, a, b, c)
	n, err = fmt.Sscanf("x=ff o=17 b=101", "x=%x o=%o b=%b", &a, &b, &c)
	fmt.Println(n, err, a, b, c)
	n, err = fmt.Sscanf("abc 3.5%q", "%3s %f%%%c", &s, &f, &r)
	fmt.Println(n, err, s, f, string(r))
	n, err = fmt.Sscanf(`"quoted text" rest`, "%q %s", &s, &t)
	fmt.Println(n, err, s, t)
	n, err = fmt.Sscanf("5 apples", "%d pears", &a)
	fmt.Println(n, err, a)
	n, err = fmt.Sscanf("12", "%d %d", &a, &b)
	fmt.Println(n, err, a)
	n, err = fmt.Sscan("0x1F 0b11 017 1_000", &a, &b, &c, &n)
	fmt.Println(n, err, a, b, c)
}
