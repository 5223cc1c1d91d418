// Division by zero ends the program with status 2.
package main

import "fmt"

func main() {
	for d := 2; ; d-- {
		fmt.Println(10 / d)
	}
}
