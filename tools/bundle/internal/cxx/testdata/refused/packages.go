// Packages that are never translated.
package main

import (
	"fmt"
	"reflect" // ERROR "import of reflect: .*type switch"
	"regexp"  // ERROR "import of regexp"
	"runtime" // ERROR "import of runtime"
	"unsafe"  // ERROR "import of unsafe"
)

func main() {
	fmt.Println(reflect.TypeOf(1))
	fmt.Println(regexp.MustCompile("a").MatchString("a"))
	runtime.GC()
	fmt.Println(unsafe.Sizeof(1))
}
