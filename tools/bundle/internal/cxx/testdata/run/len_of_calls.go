// len and cap of arrays that calls return: they are not constants, so the calls are executed.
package main

import "fmt"

var calls int

func pointer() *[5]int {
	calls++
	return &[5]int{1, 2, 3, 4, 5}
}

func array() [3]int {
	calls += 10
	return [3]int{}
}

func main() {
	fmt.Println(len(pointer()), cap(pointer()), len(array()), cap(array()), len(*pointer()), calls)
	c := make(chan [2]int, 1)
	c <- [2]int{1, 2}
	fmt.Println(len(<-c), len(c))
	for range pointer() {
		calls++
	}
	fmt.Println(calls)
}
