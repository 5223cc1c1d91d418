// The usual slice tricks.
package main

import (
	"fmt"
)

func main() {
	s := []int{0, 1, 2, 3, 4, 5}
	s = append(s[:2], append([]int{10, 11}, s[2:]...)...)
	fmt.Println(s)
	s = append(s[:3], s[5:]...)
	fmt.Println(s, len(s))
	copy(s[1:], s)
	fmt.Println(s, copy(s, []int{9, 9}), s)
	for i, j := 0, len(s)-1; i < j; i, j = i+1, j-1 {
		s[i], s[j] = s[j], s[i]
	}
	s, last := s[:len(s)-1], s[len(s)-1]
	fmt.Println(s, last, append([]int(nil), s...), append([]byte("a"), "bc"...))
}
