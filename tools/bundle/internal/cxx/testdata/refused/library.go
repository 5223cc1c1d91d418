// Library functions without a translation, each named in the message.
package main

import (
	"fmt"
	"math/big"
	"os"
)

func main() {
	r := big.NewRat(1, 2)    // ERROR "big.NewRat"
	fmt.Println(r)           // ERROR "big.Rat"
	f, err := os.Create("x") // ERROR "os.Create"
	fmt.Println(f, err)
	fmt.Println(os.Getpid()) // ERROR "os.Getpid"
}
