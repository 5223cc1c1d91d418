// Packages that depend on Go's own runtime.
package main

import (
	"fmt"
	"regexp" // ERROR "import of regexp: .*; search with package strings"
	"unsafe"
)

func main() {
	fmt.Println(regexp.MustCompile("a").MatchString("a"))
	x := 1
	p := unsafe.Pointer(&x) // ERROR "unsafe.Pointer: memory layout.*; convert values"
	fmt.Println(p)          // ERROR "unsafe.Pointer"
}
