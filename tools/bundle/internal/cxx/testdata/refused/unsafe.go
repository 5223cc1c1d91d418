// Package unsafe depends on Go's own runtime.
package main

import (
	"fmt"
	"unsafe"
)

func main() {
	x := 1
	p := unsafe.Pointer(&x) // ERROR "unsafe.Pointer: the memory layout.*; convert values"
	fmt.Println(p)          // ERROR "unsafe.Pointer"
}
