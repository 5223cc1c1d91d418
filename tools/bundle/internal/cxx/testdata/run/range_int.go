// Language: go1.22. Range over integers, min, max, clear.
package main

import "fmt"

type small uint8

func main() {
	for i := range 3 {
		fmt.Print(i, " ")
		i += 5
	}
	n := 2
	for i := range n {
		n = 10
		fmt.Print(i, " ")
	}
	for range 2 {
		fmt.Print("x ")
	}
	for i := range small(3) {
		fmt.Printf("%T%d ", i, i)
	}
	for i := range -1 {
		fmt.Println("never", i)
	}
	fmt.Println()
	fmt.Println(min(3, 1, 2), max(2.5, 1), min("b", "a"), max(n, 3, 99))
	m := map[int]int{1: 2}
	clear(m)
	s := []int{1, 2, 3}
	clear(s[:2])
	fmt.Println(m, s)
}
