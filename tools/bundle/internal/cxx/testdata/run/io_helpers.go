// ReadFull, WriteString, Copy and ReadAll.
package main

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

func main() {
	r := strings.NewReader("hello world")
	b := make([]byte, 5)
	n, err := io.ReadFull(r, b)
	fmt.Println(n, err, string(b))
	var sb strings.Builder
	m, err := io.Copy(&sb, r)
	io.WriteString(&sb, "!")
	fmt.Println(m, err, sb.String())
	n, err = io.ReadFull(strings.NewReader("ab"), b)
	fmt.Println(n, err)
	all, err := io.ReadAll(bufio.NewReader(strings.NewReader("rest")))
	fmt.Println(string(all), err)
}
