// strings.NewReplacer with empty old strings, which match where no other string matches.
package main

import (
	"fmt"
	"strings"
)

func main() {
	for _, args := range [][]string{
		{"", "X"}, {"", "X", "a", "b"}, {"a", "b", "", "X"}, {"", "X", "aa", "b", "a", "c"}, {"", ""}, {"", "", "a", ""},
		{"abc", "1", "", "-", "ab", "2"}, {"", "1", "", "2"}, {"a", "1", "a", "2"}, {"é", "e", "", "."}, {"a", "", "", "X"}, {"", "X", "b", "", "ba", "q"},
	} {
		r := strings.NewReplacer(args...)
		for _, s := range []string{"", "a", "aa", "banana", "abcabx", "é", "xéy", "b"} {
			fmt.Printf("%q ", r.Replace(s))
		}
		fmt.Println()
	}
}
