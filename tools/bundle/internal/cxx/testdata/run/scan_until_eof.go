// Fscan until the end of input.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var a int
		var s string
		n, err := fmt.Fscan(in, &a, &s)
		fmt.Println(n, err, a, s)
		if err == io.EOF {
			break
		}
		if err != nil {
			in.ReadString('\n')
		}
	}
}
