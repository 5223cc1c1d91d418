// Packages that depend on Go's own runtime.
package main

import (
	"fmt"
	"reflect" // ERROR "import of reflect: .*; use a type switch"
	"regexp"  // ERROR "import of regexp: .*; search with package strings"
	"unsafe"
)

func main() {
	fmt.Println(reflect.TypeOf(1))
	fmt.Println(regexp.MustCompile("a").MatchString("a"))
	x := 1
	p := unsafe.Pointer(&x) // ERROR "unsafe.Pointer: memory layout.*; convert values"
	fmt.Println(p)          // ERROR "unsafe.Pointer"
}
