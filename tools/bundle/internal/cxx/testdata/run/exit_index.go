// An index out of range ends the program with status 2 after its output.
package main

import "fmt"

func main() {
	a := []int{1, 2, 3}
	for i := 0; i <= 3; i++ {
		fmt.Println(a[i])
	}
}
