// Building a long string in pieces.
package main

import (
	"fmt"
	"strings"
)

func main() {
	var b strings.Builder
	for i := 0; i < 20000; i++ {
		fmt.Fprintf(&b, "%d,", i)
		b.WriteByte('x')
		b.WriteRune('é')
		b.WriteString("ab")
	}
	s := b.String()
	fmt.Println(len(s), b.Len(), s[:40], strings.Count(s, "é"), strings.LastIndex(s, "x"))
}
