// A split function of the program.
package main

import (
	"bufio"
	"fmt"
	"strings"
)

func comma(data []byte, atEOF bool) (int, []byte, error) {
	for i, c := range data {
		if c == ',' {
			return i + 1, data[:i], nil
		}
	}
	if atEOF && len(data) > 0 {
		return len(data), data, bufio.ErrFinalToken
	}
	return 0, nil, nil
}
func main() {
	s := bufio.NewScanner(strings.NewReader("a,bb,,ccc,d"))
	s.Split(comma)
	for s.Scan() {
		fmt.Printf("%q ", s.Text())
	}
	fmt.Println(s.Err())
}
