// Directives to Go's own tools, and a function that is written elsewhere.
package main

import (
	_ "embed"
	_ "unsafe"
)

//go:embed words.txt // ERROR "go:embed: .*; write the text into a constant"
var words string

//go:linkname nanotime runtime.nanotime // ERROR "go:linkname: .*; write the function"
func nanotime() int64 // ERROR "function nanotime without a body: .*; write it in Go"

func main() {
	println(words, nanotime())
}
