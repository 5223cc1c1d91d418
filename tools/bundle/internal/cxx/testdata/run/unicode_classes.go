// Classes of runes beyond ASCII.
package main

import (
	"fmt"
	"unicode"
)

func main() {
	for _, r := range "aZ5 _é߁Ⅷ€世\u00a0ǅ\n☃´\U0001F600" {
		fmt.Print(string(r), unicode.IsLetter(r), unicode.IsUpper(r), unicode.IsLower(r), unicode.IsDigit(r), unicode.IsNumber(r), unicode.IsSpace(r), unicode.IsPunct(r), unicode.IsSymbol(r), unicode.IsPrint(r), unicode.IsControl(r), string(unicode.ToUpper(r)), string(unicode.ToLower(r)), "\n")
	}
}
