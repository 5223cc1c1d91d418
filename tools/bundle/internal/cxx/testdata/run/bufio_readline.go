// ReadLine with long lines and mixed line ends.
package main

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

func main() {
	text := strings.Repeat("x", 5000) + "\r\nshort\n\nlast"
	r := bufio.NewReader(strings.NewReader(text))
	for {
		line, more, err := r.ReadLine()
		if err != nil {
			fmt.Println(err, err == io.EOF)
			break
		}
		fmt.Println(len(line), more)
	}
}
