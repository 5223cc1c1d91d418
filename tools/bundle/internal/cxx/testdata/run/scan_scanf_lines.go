// Scanf with newlines in the format, straight from standard input.
package main

import (
	"fmt"
)

func main() {
	var a, b int
	var s string
	n, err := fmt.Scanf("%d %d\n", &a, &b)
	fmt.Println(n, err, a, b)
	n, err = fmt.Scanf("%s\n", &s)
	fmt.Println(n, err, s)
	n, err = fmt.Scanf("%d", &a)
	fmt.Println(n, err, a)
	n, err = fmt.Scanf("%d", &a)
	fmt.Println(n, err, a)
	n, err = fmt.Scanf("%2d%3d-%x", &a, &b, &n)
	fmt.Println(err, a, b)
	var x, y float64
	fmt.Scanln()
	k, err := fmt.Scanln(&x, &y)
	fmt.Println(k, err, x, y)
	k, err = fmt.Scan(&x, &y)
	fmt.Println(k, err, x, y)
}
