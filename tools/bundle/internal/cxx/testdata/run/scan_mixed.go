// Fscan and ReadString on one reader.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var n int
	fmt.Fscan(in, &n)
	rest, _ := in.ReadString('\n')
	fmt.Printf("%d %q\n", n, rest)
	for i := 0; i < n; i++ {
		line, err := in.ReadString('\n')
		fmt.Printf("%q %v\n", strings.TrimRight(line, "\r\n"), err)
	}
	var f float64
	var b bool
	var u uint8
	var r rune
	fmt.Fscan(in, &f, &b, &u)
	fmt.Fscanf(in, " %c", &r)
	fmt.Println(f, b, u, string(r))
}
