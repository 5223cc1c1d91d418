// bufio.Reader: ReadString, ReadLine, ReadByte, UnreadByte, ReadRune, Peek, mixed with Fscan.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"
)

func readInt(r *bufio.Reader) (n int, err error) {
	c, err := r.ReadByte()
	for err == nil && (c == ' ' || c == '\n' || c == '\r') {
		c, err = r.ReadByte()
	}
	neg := c == '-'
	if neg {
		c, err = r.ReadByte()
	}
	for err == nil && c >= '0' && c <= '9' {
		n = n*10 + int(c-'0')
		c, err = r.ReadByte()
	}
	if err == nil {
		r.UnreadByte()
	}
	if neg {
		n = -n
	}
	return n, err
}

func main() {
	r := bufio.NewReaderSize(os.Stdin, 1<<16)
	a, err := readInt(r)
	b, _ := readInt(r)
	fmt.Println(a, b, err)
	line, err := r.ReadString('\n')
	fmt.Printf("%q %v\n", line, err)
	line, err = r.ReadString('\n')
	fmt.Printf("%q %v\n", strings.TrimRight(line, "\r\n"), err)
	l, more, err := r.ReadLine()
	fmt.Printf("%q %v %v\n", l, more, err)
	p, err := r.Peek(3)
	fmt.Printf("%q %v\n", p, err)
	c, size, err := r.ReadRune()
	fmt.Println(string(c), size, err)
	r.UnreadRune()
	c, size, _ = r.ReadRune()
	fmt.Println(string(c), size)
	var w string
	var x int
	fmt.Fscan(r, &w, &x)
	fmt.Println(w, x)
	bs, err := r.ReadBytes(';')
	fmt.Printf("%q %v\n", bs, err)
	buf := make([]byte, 4)
	n, err := io.ReadFull(r, buf)
	fmt.Printf("%d %q %v\n", n, buf, err)
	rest, err := io.ReadAll(r)
	fmt.Printf("%q %v\n", rest, err)
	_, err = r.ReadByte()
	fmt.Println(err == io.EOF)
	_, err = r.ReadString('\n')
	fmt.Println(err)
	w2 := bufio.NewWriterSize(os.Stdout, 16)
	defer w2.Flush()
	w2.WriteString("a string longer than the buffer\n")
	w2.WriteByte('x')
	w2.WriteRune('é')
	w2.Write([]byte{'\n'})
	fmt.Fprintf(w2, "%d %s\n", 5, "buffered")
	fmt.Fprintln(w2, w2.Size() > 0)
}
