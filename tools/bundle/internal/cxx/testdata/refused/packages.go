// Packages that depend on Go's own runtime.
package main

import (
	"fmt"
	"reflect" // ERROR "import of reflect: .*; use a type switch"
	"regexp"  // ERROR "import of regexp: .*; search with package strings"
	"runtime" // ERROR "import of runtime: .*; leave the call out"
	"unsafe"  // ERROR "import of unsafe: memory layout.*; convert values"
)

func main() {
	fmt.Println(reflect.TypeOf(1))
	fmt.Println(regexp.MustCompile("a").MatchString("a"))
	runtime.GC()
	fmt.Println(unsafe.Sizeof(1))
}
