// fmt.Scan, Scanln and Scanf straight from standard input, with Go's newline rules.
package main

import "fmt"

func main() {
	var a, b int
	var s string
	n, err := fmt.Scan(&a, &b)
	fmt.Println(a, b, n, err)
	n, err = fmt.Scanln(&s)
	fmt.Println(s, n, err)
	n, err = fmt.Scanln(&s, &a)
	fmt.Println(s, a, n, err)
	n, err = fmt.Scanln(&a, &b)
	fmt.Println(a, b, n, err)
	n, err = fmt.Scanln(&a)
	fmt.Println(a, n, err)
	n, err = fmt.Scanf("%d:%d\n", &a, &b)
	fmt.Println(a, b, n, err)
	var c rune
	n, err = fmt.Scanf("%c%c%d\n", &c, &c, &a)
	fmt.Println(string(c), a, n, err)
	n, err = fmt.Scanf("%s is %d years\n", &s, &a)
	fmt.Println(s, a, n, err)
	n, err = fmt.Scanf("%x %o %b\n", &a, &b, &n)
	fmt.Println(a, b, n, err)
	n, err = fmt.Scanf("%3d%2d\n", &a, &b)
	fmt.Println(a, b, n, err)
	for {
		n, err = fmt.Scan(&a)
		if err != nil {
			fmt.Println(n, err)
			break
		}
		fmt.Println(a)
	}
}
