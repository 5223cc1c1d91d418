// A pointer inside of another value is printed with 0x, also where no format of the program has a #.
package main

import "fmt"

func main() {
	text := fmt.Sprintf("%v", []any{nil, &struct{ a int }{1}})
	fmt.Println(text[:9], len(text) > 10, text[len(text)-1:])
}
