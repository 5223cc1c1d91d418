// The rarer methods of bufio.Reader, and the errors of package bufio.
package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
)

func main() {
	r := bufio.NewReaderSize(strings.NewReader("alpha beta\ngamma\ndelta epsilon zeta eta theta"), 16)
	fmt.Println(r.Size(), r.Buffered())
	n, err := r.Discard(6)
	fmt.Println(n, err, r.Buffered())
	line, err := r.ReadSlice('\n')
	fmt.Printf("%q %v\n", line, err)
	part := make([]byte, 3)
	n, err = r.Read(part)
	fmt.Println(n, err, string(part[:n]))
	peek, err := r.Peek(4)
	fmt.Printf("%q %v\n", peek, err)
	_, err = r.Peek(17)
	fmt.Println(err, err == bufio.ErrBufferFull)
	rest, err := r.ReadSlice('!')
	fmt.Printf("%q %v\n", rest, err)
	_, err = r.Peek(-1)
	fmt.Println(errors.Is(err, bufio.ErrNegativeCount), err)
	fmt.Println(r.UnreadRune() == bufio.ErrInvalidUnreadRune)
	c, size, err := r.ReadRune()
	fmt.Println(string(c), size, err, r.UnreadRune(), r.UnreadRune() == bufio.ErrInvalidUnreadRune)
	all, err := io.ReadAll(r)
	fmt.Printf("%q %v\n", all, err)
	_, err = r.ReadByte()
	fmt.Println(err == io.EOF)
	n, err = r.Discard(3)
	fmt.Println(n, err)
	r.Reset(strings.NewReader("new text"))
	fmt.Println(r.UnreadByte() == bufio.ErrInvalidUnreadByte)
	text, err := r.ReadString(' ')
	fmt.Printf("%q %v\n", text, err)
	b, err := r.ReadBytes(' ')
	fmt.Printf("%q %v\n", b, err)
}
