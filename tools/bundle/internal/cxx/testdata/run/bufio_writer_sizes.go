// A small writer, large writes, Buffered and Available.
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"strings"
)

func main() {
	var out bytes.Buffer
	w := bufio.NewWriterSize(&out, 16)
	for i := 0; i < 10; i++ {
		fmt.Fprintf(w, "%d-", i*i*i)
		fmt.Println(out.Len(), w.Buffered(), w.Available(), w.Size())
	}
	w.WriteString(strings.Repeat("ab", 20))
	w.WriteByte('!')
	w.WriteRune('é')
	w.Flush()
	fmt.Println(out.String())
}
