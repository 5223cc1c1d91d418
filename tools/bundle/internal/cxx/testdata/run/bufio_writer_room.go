// bufio.Writer.AvailableBuffer: append to the room of the buffer, then write it; with too little room, and after a write.
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"strconv"
)

// room returns a slice that refers to the writer's buffer.
func room(w *bufio.Writer) []byte {
	return append(w.AvailableBuffer(), "room"...)
}

func main() {
	var out bytes.Buffer
	w := bufio.NewWriterSize(&out, 16)
	for n := 1; n < 1<<50; n *= -37 {
		b := w.AvailableBuffer()
		if len(b) != 0 || cap(b) != w.Available() {
			fmt.Println("wrong size", len(b), cap(b), w.Available())
		}
		b = strconv.AppendInt(b, int64(n), 10)
		b = append(b, ' ')
		w.Write(b)
	}
	kept := room(w)
	w.Write(kept)
	fmt.Println(string(kept), w.Buffered())
	w.Flush()
	fmt.Println(out.String())

	direct := bufio.NewWriter(os.Stdout)
	direct.Write(strconv.AppendQuote(direct.AvailableBuffer(), "direct"))
	direct.WriteByte('\n')
	direct.Flush()
}
