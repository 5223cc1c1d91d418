// fmt.Append, Appendf, Appendln, Fscanln, and io's rarer names.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
)

type short struct{}

func (short) Write(p []byte) (int, error) { return 0, io.ErrShortWrite }

type stuck struct{}

func (stuck) Read(p []byte) (int, error) { return 0, io.ErrNoProgress }

func main() {
	b := fmt.Append(nil, "a", 1, 2, "b")
	b = fmt.Appendf(b, "<%05.1f|%x>", 3.14159, "hi")
	b = fmt.Appendln(b, "end", 7)
	fmt.Printf("%q\n", b)
	in := strings.NewReader("1 2\n3\n4 5 6\n")
	var x, y int
	fmt.Println(fmt.Fscanln(in, &x, &y))
	fmt.Println(fmt.Fscanln(in, &x, &y))
	fmt.Println(x, y)
	fmt.Println(fmt.Fscanln(in, &x, &y))
	n, err := fmt.Fprintln(short{}, "text")
	fmt.Println(n, err, errors.Is(err, io.ErrShortWrite))
	_, err = io.ReadAll(stuck{})
	fmt.Println(err == io.ErrNoProgress, err)
	buf := make([]byte, 8)
	n, err = io.ReadAtLeast(strings.NewReader("abc"), buf, 4)
	fmt.Println(n, err, err == io.ErrUnexpectedEOF)
	n, err = io.ReadAtLeast(strings.NewReader("abcdef"), buf, 4)
	fmt.Println(n, err)
	k, err := io.Copy(io.Discard, strings.NewReader("nothing to see"))
	fmt.Println(k, err)
	var out bytes.Buffer
	io.WriteString(&out, "to a buffer")
	fmt.Println(out.String())
}
