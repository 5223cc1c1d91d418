// A failed type assertion ends the program with status 2.
package main

import "fmt"

func main() {
	var x interface{} = 3.5
	fmt.Println(x.(float64))
	fmt.Println(x.(string))
}
