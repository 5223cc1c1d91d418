// A quoted text that does not fit into the capacity: the bytes that fit are written into the old array.
package main

import (
	"fmt"
	"strconv"
)

func main() {
	a := [8]byte{}
	b := strconv.AppendQuote(a[2:2:5], "\n")
	fmt.Printf("%q %q\n", a, b)

	a = [8]byte{}
	b = strconv.AppendQuote(a[2:2:5], "long text")
	fmt.Printf("%q %q\n", a, b)

	a = [8]byte{}
	b = strconv.AppendQuoteRune(a[2:2:4], '\t')
	fmt.Printf("%q %q\n", a, b)
}
