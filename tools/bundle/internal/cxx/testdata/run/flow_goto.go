// goto forwards and backwards.
package main

import (
	"fmt"
)

func main() {
	i := 0
loop:
	if i < 5 {
		if i == 3 {
			i++
			goto loop
		}
		fmt.Print(i, " ")
		i++
		goto loop
	}
	if i > 100 {
		goto end
	}
	fmt.Print("mid ")
end:
	fmt.Println("end")
}
