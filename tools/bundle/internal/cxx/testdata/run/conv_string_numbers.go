// Strings from runes, bytes and back.
package main

import (
	"fmt"
)

func main() {
	fmt.Println(string(rune(65)), string(rune(0x4e16)), string(rune(-1)), string([]rune{'a', 0x1F600, 'z'}), string([]byte{104, 105}))
	for _, r := range []rune("añ世") {
		fmt.Print(r, " ")
	}
	for _, c := range []byte("añ世") {
		fmt.Print(c, " ")
	}
	fmt.Println(len("añ世"), len([]rune("añ世")))
}
