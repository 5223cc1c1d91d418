// Builds, splits, joins and searches strings.
package main

import (
	"fmt"
	"strings"
)

func main() {
	var b strings.Builder
	for i := 0; i < 1000000; i++ {
		b.WriteString("word")
		b.WriteByte(byte('a' + i%26))
		b.WriteByte(' ')
	}
	s := b.String()
	fields := strings.Fields(s)
	joined := strings.Join(fields, ",")
	parts := strings.Split(joined, ",")
	count := 0
	for _, p := range parts {
		if strings.HasSuffix(p, "z") || strings.Contains(p, "dq") {
			count++
		}
	}
	up := strings.ToUpper(joined)
	rev := []byte(up)
	for i, j := 0, len(rev)-1; i < j; i, j = i+1, j-1 {
		rev[i], rev[j] = rev[j], rev[i]
	}
	fmt.Println(len(fields), len(joined), count, strings.Count(up, "WORDC"), string(rev[:10]))
}
