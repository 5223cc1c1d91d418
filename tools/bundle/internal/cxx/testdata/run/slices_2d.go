// Slices of slices, arrays of arrays, make with sizes, ranges over them.
package main

import "fmt"

func main() {
	g := make([][]int, 3)
	for i := range g {
		g[i] = make([]int, 4)
		for j := range g[i] {
			g[i][j] = i*10 + j
		}
	}
	g[1] = g[0][1:3]
	g[0][2] = -1
	fmt.Println(g, len(g[1]), cap(g[1]))
	var a [2][3]int
	b := a
	b[1][2] = 5
	a[0] = [3]int{1, 2, 3}
	fmt.Println(a, b, a == b, a != b)
	row := b[1]
	row[0] = 9
	fmt.Println(b, row)
	pr := &b[0]
	pr[1] = 8
	fmt.Println(b, len(pr), *pr)
	for i, r := range b {
		r[0] = 100
		fmt.Print(i, r, " ")
	}
	fmt.Println(b)
	s := a[:]
	s[1][1] = 77
	fmt.Println(a)
	jag := [][]string{{"a"}, {"b", "c"}, {}}
	jag[2] = append(jag[2], "d")
	fmt.Println(jag, len(jag))
	c := [...]int{5: 1, 2, 1: 9}
	fmt.Println(c, len(c))
	d := []string{2: "x", 0: "y"}
	fmt.Printf("%q\n", d)
}
