// Reading back from a buffer.
package main

import (
	"bytes"
	"fmt"
)

func main() {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s %d\n%s", "one", 2, "three")
	line, err := b.ReadString('\n')
	fmt.Printf("%q %v %d\n", line, err, b.Len())
	c, _ := b.ReadByte()
	b.UnreadByte()
	r, n, _ := b.ReadRune()
	fmt.Println(c, r, n, string(b.Next(2)), b.String())
	b.Truncate(1)
	b.WriteByte('z')
	fmt.Println(b.String(), b.Len())
	b.Reset()
	_, err = b.ReadByte()
	fmt.Println(err)
}
