// Imports under other names and into the file's own scope.
package main

import (
	. "fmt"
	str "strings"
	_ "unicode"

	m "math"
)

func main() {
	Println(str.ToUpper("dot"), m.Sqrt(16), Sprint(1, 2))
	var w Stringer = name("x")
	Printf("%v %s\n", w, w)
}

type name string

func (n name) String() string { return "name " + string(n) }
