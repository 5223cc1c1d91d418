// A line longer than the scanner's buffer.
package main

import (
	"bufio"
	"fmt"
	"strings"
)

func main() {
	s := bufio.NewScanner(strings.NewReader("ab\n" + strings.Repeat("x", 100) + "\ncd\n"))
	s.Buffer(make([]byte, 8), 20)
	for s.Scan() {
		fmt.Println(s.Text())
	}
	fmt.Println(s.Err())
}
