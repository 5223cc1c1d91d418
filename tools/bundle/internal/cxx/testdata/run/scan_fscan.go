// fmt.Fscan from a bufio.Reader: numbers, words, floats, runes by %c, counts at end of file.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var n int
	fmt.Fscan(in, &n)
	xs := make([]int64, n)
	for i := range xs {
		fmt.Fscan(in, &xs[i])
	}
	var s, t string
	var f float64
	var b bool
	var u uint8
	k, err := fmt.Fscan(in, &s, &t, &f, &b, &u)
	fmt.Println(xs, s, t, f, b, u, k, err)
	var x, y int
	k, err = fmt.Fscan(in, &x, &y)
	fmt.Println(x, y, k, err)
	var bytes []byte
	k, err = fmt.Fscan(in, &bytes)
	fmt.Println(string(bytes), k, err)
	var h int
	k, err = fmt.Fscan(in, &h)
	fmt.Println(h, k, err)
	k, err = fmt.Fscan(in, &x, &y)
	fmt.Println(x, y, k, err == io.ErrUnexpectedEOF, err)
	k, err = fmt.Fscan(in, &x)
	fmt.Println(x, k, err == io.EOF)
}
