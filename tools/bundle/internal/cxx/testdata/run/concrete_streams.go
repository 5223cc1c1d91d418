// Fields of type io.Reader and io.Writer that contain only files, errors that are only compared, and trimmed texts.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
)

type source struct {
	r   io.Reader
	out io.Writer
	buf []byte
}

// fill reads once more, and stops at every error but the end of the input.
func (s *source) fill() bool {
	chunk := make([]byte, 7)
	n, err := s.r.Read(chunk)
	if err != nil && err != io.EOF {
		fmt.Fprintln(os.Stderr, err.Error())
		os.Exit(1)
	}
	s.buf = append(s.buf, chunk[:n]...)
	return n > 0
}

func main() {
	s := &source{r: os.Stdin, out: os.Stdout}
	for s.fill() {
	}
	for _, word := range strings.Split(string(s.buf), " ") {
		n, err := strconv.Atoi(bytesOf(word))
		if err != nil {
			n = -len(word)
		}
		fmt.Fprintln(s.out, n, err == nil)
	}
	for _, text := range []string{"", "abc", "abc \n", "\n\n", "x\x00\x00", "é ", "a\xff\n", "zé"} {
		fmt.Fprintf(s.out, "%q %q %q\n", strings.TrimRight(text, " \n"), bytes.TrimRight([]byte(text), "\n\r \x00"), strings.TrimRight(text, ""))
	}
	fmt.Fprintln(s.out, bytes.TrimRight(nil, " ") == nil, bytes.TrimRight([]byte("  "), " ") == nil)
}

func bytesOf(word string) string { return string(bytes.TrimRight([]byte(word), "\r\n")) }
