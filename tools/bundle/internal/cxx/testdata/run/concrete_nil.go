// A field of type io.Reader that is nil in one value keeps its interface.
package main

import (
	"fmt"
	"io"
	"os"
	"strconv"
)

type source struct{ r io.Reader }

func name(r io.Reader) string {
	if r == nil {
		return "none"
	}
	return "some"
}

// number returns the error of strconv, whose text is printed.
func number(s string) (n int, err error) {
	n, err = strconv.Atoi(s)
	return
}

func main() {
	full, empty := source{r: os.Stdin}, source{}
	fmt.Println(name(full.r), name(empty.r))
	if _, err := number("4x"); err != nil {
		fmt.Println(err)
	}
}
