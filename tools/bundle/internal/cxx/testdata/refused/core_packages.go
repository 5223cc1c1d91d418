// Packages that depend on Go's own runtime, and a function that is in no section.
package main

import (
	"os"
	"reflect" // ERROR "import of reflect: .* use a type switch"
	"regexp"  // ERROR "import of regexp: .* package strings"
	"runtime" // ERROR "import of runtime: "
	"unsafe"  // ERROR "import of unsafe: memory layout"
)

func main() {
	runtime.GC()
	println(reflect.TypeOf(1).String(), unsafe.Sizeof(1), os.Getpid())
	regexp.MustCompile("a")
}
