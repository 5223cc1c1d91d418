// bufio.ReadWriter, Writer.Reset and a Scanner whose split function is a library function.
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"strings"
)

func countWords(text string, split bufio.SplitFunc) int {
	in := bufio.NewScanner(strings.NewReader(text))
	in.Split(split)
	n := 0
	for in.Scan() {
		n++
	}
	return n
}

func main() {
	rw := bufio.NewReadWriter(bufio.NewReader(strings.NewReader("3 4\nrest\n")), bufio.NewWriter(os.Stdout))
	defer rw.Flush()
	var a, b int
	fmt.Fscan(rw, &a, &b)
	fmt.Fprintln(rw, a*b)
	rw.ReadString('\n')
	s, err := rw.ReadString('\n')
	fmt.Fprintf(rw, "%q %v\n", s, err)
	var pair bufio.ReadWriter = *rw
	pair.Writer.WriteString("through the copy\n")

	var one, two bytes.Buffer
	w := bufio.NewWriter(&one)
	w.WriteString("kept")
	w.Flush()
	w.WriteString("lost")
	w.Reset(&two)
	w.WriteString("second")
	w.Flush()
	fmt.Fprintf(rw, "%q %q\n", one.String(), two.String())

	text := "one two\nthree\n\nfour"
	for _, split := range []bufio.SplitFunc{bufio.ScanLines, bufio.ScanWords, bufio.ScanRunes, bufio.ScanBytes} {
		fmt.Fprint(rw, countWords(text, split), " ")
	}
	fmt.Fprintln(rw)
	in := bufio.NewScanner(strings.NewReader(strings.Repeat("x", 100)))
	in.Buffer(make([]byte, 0, 10), 20)
	fmt.Fprintln(rw, in.Scan(), in.Err() == bufio.ErrTooLong, in.Err())
}
