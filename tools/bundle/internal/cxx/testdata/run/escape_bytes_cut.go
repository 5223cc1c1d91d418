// bytes.CutPrefix and CutSuffix: the result refers to the argument, and is used after the
// argument's frame has ended.
package main

import (
	"bytes"
	"fmt"
)

// overwrite fills the stack below its caller.
func overwrite(depth int) int {
	var a [700]byte
	for i := range a {
		a[i] = byte('A' + (depth+i)%26)
	}
	if depth == 0 {
		return int(a[3])
	}
	return overwrite(depth-1) + int(a[depth])
}

func withoutKey(key string) []byte {
	a := [...]byte{'k', 'e', 'y', '=', 'v', ';'}
	rest, _ := bytes.CutPrefix(a[:], []byte(key))
	return rest
}

func withoutEnd(end string) []byte {
	a := [...]byte{'k', 'e', 'y', '=', 'v', ';'}
	rest, _ := bytes.CutSuffix(a[:], []byte(end))
	return rest
}

func main() {
	for _, text := range []string{"key=", "", "=", "key=v;", "key=v;;"} {
		left, right := withoutKey(text), withoutEnd(text)
		overwrite(8)
		fmt.Printf("%q: %q %d, %q %d\n", text, left, len(left), right, len(right))
	}
	for _, text := range []string{";", "v;", "key=v;"} {
		right := withoutEnd(text)
		overwrite(8)
		fmt.Printf("%q: %q\n", text, right)
	}

	// The results share memory with the argument, and so does what is appended to them.
	line := []byte("abcdef")
	after, found := bytes.CutPrefix(line, []byte("ab"))
	before, also := bytes.CutSuffix(line, []byte("ef"))
	after[0] = 'C'
	before = append(before, 'E')
	fmt.Printf("%s %s %s %v %v %d\n", line, after, before, found, also, cap(before)-cap(line))

	// nil stays nil.
	none, found := bytes.CutPrefix(nil, []byte("x"))
	fmt.Println(none == nil, found)
	none, found = bytes.CutSuffix(nil, nil)
	fmt.Println(none == nil, found)
}
