package main

import "fmt"

func main() {
	// Literals that are not UTF-8, or only in part.
	for _, s := range []string{"\xff", "\x80a\xc3", "é\xe2\x82", "\ufffd", "日\xf0\x9f本", "\u2028\U0001F600", "a\x00b\xff1", "??=\x9c7"} {
		fmt.Printf("%q %x %d %v\n", s, s, len(s), []rune(s))
	}
	fmt.Println("\xff" < "é", "日\xf0" == "日\xf0", 'é', "\x7f\x80")
}
