// What no section of the runtime offers, each named in the message.
package main

import (
	"bufio"
	"fmt"
	"io/fs"
	"math/big"
	"os"
	"strings"
	"unicode"
)

func main() {
	r := big.NewRat(1, 2)          // ERROR "function math/big.NewRat: it is not in the translator's library; .*SUPPORT.md"
	fmt.Println(r)                 // ERROR "type math/big.Rat: .*; use a type of your own"
	f, err := os.Mkdir("x", 0), "" // ERROR "function os.Mkdir"
	fmt.Println(f, err)
	fmt.Println(fs.ErrExist)                                               // ERROR "variable io/fs.ErrExist: it is not in the translator's library"
	fmt.Println(unicode.Is(unicode.Han, 'x'))                              // ERROR "function unicode.Is"
	fmt.Println(bufio.NewReader(strings.NewReader("")).WriteTo(os.Stdout)) // ERROR "function \(\*bufio.Reader\).WriteTo"
}
