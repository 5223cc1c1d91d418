// Overlapping arrays in one slice: an assignment copies as if through a third array. Ranges over what a nil
// pointer points to.
package main

import "fmt"

var calls int

func none() *[3]int {
	calls++
	return nil
}

func try(f func()) {
	defer func() { fmt.Println(calls, recover()) }()
	f()
}

func main() {
	list := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	*(*[6]int)(list[2:8]) = *(*[6]int)(list[0:6])
	fmt.Println(list)
	*(*[6]int)(list[1:]) = [6]int(list[3:])
	fmt.Println(list)
	p, q := (*[5]int)(list), (*[5]int)(list[1:])
	*q = *p
	fmt.Println(list, *p == *q)
	try(func() {
		for range *none() {
		}
	})
	try(func() {
		for i := range *none() {
			fmt.Print(i, " ")
		}
	})
	try(func() {
		for i := range none() {
			fmt.Print(i, " ")
		}
	})
	var zero *[2]int
	try(func() {
		for i := range *zero {
			fmt.Print(i, " ")
		}
	})
	try(func() { fmt.Println(len(*none())) })
}
