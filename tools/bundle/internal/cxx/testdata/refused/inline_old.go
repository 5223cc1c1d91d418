// Packages whose source is inlined need the loops of Go 1.22. Language: go1.21.
package main

import (
	"fmt"
	"regexp" // ERROR "import of regexp: its source is inlined, and needs the loop variables of Go 1.22; raise the go line of go.mod"
)

func main() {
	fmt.Println(regexp.MustCompile("a").MatchString("a"))
}
