// Range over functions.
package main

import "fmt"

func count(yield func(int) bool) {
	for i := 0; yield(i) && i < 3; i++ {
	}
}

func main() {
	for i := range count { // ERROR "range over a function: .*; call the function with a loop body"
		fmt.Println(i)
	}
}
