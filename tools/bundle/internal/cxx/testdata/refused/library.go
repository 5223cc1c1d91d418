// Names of the library that no section of the runtime offers: one message for a type with everything that needs it,
// and one for the other functions of a package.
package main

import (
	"bufio"
	"fmt"
	"math"
	"math/big"
	"os"
	"reflect"
	"strings"
	"sync"
	"unicode"
)

func main() {
	r := big.NewFloat(1) // ERROR "type math/big.Float: it is not in the translator's library; use big.Rat, or a big.Int that counts"
	r.Mul(r, r)
	fmt.Println(r, r.Sign())
	f, err := os.Mkdir("x", 0), "" // ERROR "os.Mkdir, Remove, \(\*File\).Seek: judges allow few system calls; use the standard input and output"
	fmt.Println(f, err, os.Remove("x"))
	fmt.Println(os.Stdin.Seek(0, 0))
	fmt.Println(unicode.SpecialCase{}, unicode.TurkishCase)                // ERROR "variables unicode.TurkishCase, unicode.CaseRanges: it is not in .*SUPPORT.md"
	fmt.Println(bufio.NewReader(strings.NewReader("")).WriteTo(os.Stdout)) // ERROR "function \(\*bufio.Reader\).WriteTo: .*; write it yourself with the functions in SUPPORT.md"
	fmt.Println(reflect.ValueOf(1), reflect.TypeOf(1).NumField())          // ERROR "reflect.Value, ValueOf, \(Type\).NumField: C.. has no reflection; use a type switch"
	type money struct{ cents []*big.Int }
	fmt.Println(reflect.DeepEqual(money{}, 1))                      // ERROR "reflect.DeepEqual of math/big.Int: the runtime's struct has other fields than Go's; compare with a method"
	fmt.Println(reflect.DeepEqual(map[int]*strings.Builder{}, nil)) // ERROR "reflect.DeepEqual of strings.Builder"
	fmt.Println(math.J0(1), len(unicode.CaseRanges), math.Y1(2))    // ERROR "functions math.J0, math.Y1"
	var late sync.Locker = (&sync.RWMutex{}).RLocker()              // ERROR "function \(\*sync.RWMutex\).RLocker"
	late.Lock()
	fmt.Println(new(strings.Builder), new(sync.Locker), *new(big.Accuracy)) // ERROR "type math/big.Accuracy: .*; use a type of your own"
}
