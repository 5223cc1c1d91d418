// Strings and byte slices that share memory, as fast readers make them.
package main

import (
	"fmt"
	"strings"
	"unsafe"
)

type line []byte

func text(b []byte) string { return *(*string)(unsafe.Pointer(&b)) }

func main() {
	b := []byte("shared text")
	s := *(*string)(unsafe.Pointer(&b))
	b[0] = 'S'
	fmt.Println(s, len(s), text(b[7:]), text(nil) == "")
	l := line("words of a line")
	fmt.Println(strings.Split(*(*string)(unsafe.Pointer(&l)), " "))
	u := unsafe.String(unsafe.SliceData(b), 6)
	v := unsafe.String(&b[7], 4)
	w := unsafe.Slice(unsafe.StringData(s), len(s))
	fmt.Println(u, v, string(w), len(w))
	x := []int{1, 2, 3, 4}
	y := unsafe.Slice(&x[1], 2)
	y[0] = 9
	fmt.Println(x, y, unsafe.Sizeof(x[0]), unsafe.Sizeof(s))
	r := "only read"
	c := *(*[]byte)(unsafe.Pointer(&r))
	fmt.Println(len(c), c[5])
}
