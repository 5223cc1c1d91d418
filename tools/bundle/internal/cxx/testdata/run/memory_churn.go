// Allocates some gigabytes in all, of which little is live at a time.
package main

import (
	"fmt"
	"strings"
)

type cell struct {
	next *cell
	data [6]int
}

func main() {
	total := 0
	for round := 0; round < 300; round++ {
		var head *cell
		for i := 0; i < 10000; i++ {
			head = &cell{next: head}
			head.data[i%6] = i
		}
		for p := head; p != nil; p = p.next {
			total += p.data[3]
		}
	}
	fmt.Println(total)
	keep := make([][]int, 10)
	for i := 0; i < 20000; i++ {
		s := make([]int, 1000)
		s[i%1000] = i
		keep[i%10] = s
	}
	fmt.Println(keep[3][9%1000], len(keep[7]))
	words := 0
	for i := 0; i < 20000; i++ {
		s := strings.Repeat("ab ", 100)
		words += len(strings.Fields(s))
		m := map[string]int{}
		m[s] = i
		words += m[s] % 2
	}
	fmt.Println(words)
}
