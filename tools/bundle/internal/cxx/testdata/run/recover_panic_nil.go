// The result of recover after panic(nil).
package main

import "fmt"

func main() {
	defer func() {
		r := recover()
		fmt.Printf("%T %v\n", r, r)
		_, ok := r.(error)
		fmt.Println(ok)
	}()
	panic(nil)
}
