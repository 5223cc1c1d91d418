// Functions that no section of the runtime offers; the message names each of them.
package main

import (
	"bufio"
	"fmt"
	"io/fs"
	"math/big"
	"os"
	"reflect"
	"strings"
	"unicode"
)

func main() {
	r := big.NewFloat(1)           // ERROR "function math/big.NewFloat: it is not in the translator's library; .*SUPPORT.md"
	fmt.Println(r)                 // ERROR "type math/big.Float: .*; use a type of your own"
	f, err := os.Mkdir("x", 0), "" // ERROR "function os.Mkdir"
	fmt.Println(f, err)
	fmt.Println(fs.ErrExist)                                               // ERROR "variable io/fs.ErrExist: it is not in the translator's library"
	fmt.Println(unicode.SpecialCase{}, unicode.TurkishCase)                // ERROR "variable unicode.TurkishCase"
	fmt.Println(bufio.NewReader(strings.NewReader("")).WriteTo(os.Stdout)) // ERROR "function \(\*bufio.Reader\).WriteTo"
	fmt.Println(reflect.ValueOf(1))                                        // ERROR "function reflect.ValueOf"
	type money struct{ cents []*big.Int }
	fmt.Println(reflect.DeepEqual(money{}, 1))                      // ERROR "reflect.DeepEqual of math/big.Int: the runtime's struct has other fields than Go's; compare with a method"
	fmt.Println(reflect.DeepEqual(map[int]*strings.Builder{}, nil)) // ERROR "reflect.DeepEqual of strings.Builder"
	fmt.Println(reflect.TypeOf(1).NumField())                       // ERROR "function .reflect.Type..NumField"
}
