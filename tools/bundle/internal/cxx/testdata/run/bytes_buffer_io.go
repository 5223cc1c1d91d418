// bytes.Buffer and bytes.Reader as sources and targets of input and output.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"strings"
)

func main() {
	b := bytes.NewBuffer([]byte("start "))
	b.Grow(100)
	fmt.Println(b.Len(), b.Cap() >= 106)
	n, err := b.ReadFrom(strings.NewReader("from a reader\nsecond line\n"))
	fmt.Println(n, err, b.Len())
	line, err := b.ReadBytes('\n')
	fmt.Printf("%q %v\n", line, err)
	r, size, _ := b.ReadRune()
	fmt.Println(string(r), size, b.UnreadRune(), b.UnreadRune() != nil)
	m, err := b.WriteTo(os.Stdout)
	fmt.Println(m, err, b.Len())
	_, err = b.ReadBytes('\n')
	fmt.Println(err)
	fmt.Println(b.UnreadByte())

	in := bytes.NewReader([]byte("aé世z"))
	fmt.Println(in.Len(), in.Size())
	c, _ := in.ReadByte()
	fmt.Println(string(c), in.UnreadByte(), in.UnreadByte())
	for {
		r, size, err := in.ReadRune()
		if err == io.EOF {
			break
		}
		fmt.Print(string(r), size, " ")
		if r == '世' {
			in.UnreadRune()
			p := make([]byte, 3)
			k, err := in.Read(p)
			fmt.Print(k, err, string(p), " ")
		}
	}
	fmt.Println(in.Len(), in.Size())
	var zero bytes.Buffer
	zero.WriteByte('!')
	zero.WriteRune('é')
	zero.Write([]byte{'?'})
	fmt.Println(zero.String(), zero.Next(2), zero.Len())
	zero.Truncate(1)
	fmt.Println(zero.Bytes())
}
