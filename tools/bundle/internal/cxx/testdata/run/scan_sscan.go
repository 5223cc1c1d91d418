// Sscan, Sscanf, Sscanln on strings.
package main

import "fmt"

func main() {
	var a, b int
	var s, t string
	var f float64
	var c byte
	n, err := fmt.Sscan("10 abc 2.5", &a, &s, &f)
	fmt.Println(a, s, f, n, err)
	n, err = fmt.Sscan("x", &a)
	fmt.Println(n, err)
	n, err = fmt.Sscan("", &a)
	fmt.Println(n, err)
	n, err = fmt.Sscan("300", &c)
	fmt.Println(n, err)
	n, err = fmt.Sscanf("move 12 from a to b", "move %d from %s to %s", &a, &s, &t)
	fmt.Println(a, s, t, n, err)
	n, err = fmt.Sscanf("(3,-4)", "(%d,%d)", &a, &b)
	fmt.Println(a, b, n, err)
	n, err = fmt.Sscanf("1-3 a: abcde", "%d-%d %c: %s", &a, &b, &c, &s)
	fmt.Println(a, b, string(c), s, n, err)
	n, err = fmt.Sscanf("5 6", "%d,%d", &a, &b)
	fmt.Println(a, n, err)
	n, err = fmt.Sscanf("#ff00aa", "#%02x%02x%02x", &a, &b, &n)
	fmt.Println(a, b, n, err)
	n, err = fmt.Sscanln("7 8", &a, &b)
	fmt.Println(a, b, n, err)
	n, err = fmt.Sscanln("7\n8", &a, &b)
	fmt.Println(a, n, err)
	n, err = fmt.Sscanf("3.25e2 true", "%f %t", &f, new(bool))
	fmt.Println(f, n, err)
	n, err = fmt.Sscanf(`"quoted s" x`, "%q %v", &s, &t)
	fmt.Println(s, t, n, err)
	n, err = fmt.Sscan("99999999999999999999", &a)
	fmt.Println(n, err)
	n, err = fmt.Sscan("-5 +7 0b101 0o17 1_000", &a, &b, &n, &c, &f)
	fmt.Println(a, b, c, f, err)
}
