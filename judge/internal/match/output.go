// This file has the writers through which texts of programs pass.

package match

import (
	"bytes"
	"fmt"
	"io"
	"strings"
)

// ends keeps the first and the last bytes that are written to it, half of keep each: a program that
// crashes may have printed much before, and what it says last tells why.
type ends struct {
	keep  int // bytes, even
	first []byte
	last  []byte // and some that stand before them
	lost  int    // bytes between the two
}

// Write takes more of the text.
func (e *ends) Write(p []byte) (int, error) {
	n := min(len(p), e.keep/2-len(e.first))
	e.first = append(e.first, p[:n]...)
	e.last = append(e.last, p[n:]...)
	if len(e.last) > e.keep {
		e.trim()
	}
	return len(p), nil
}

// trim drops what stands before the last bytes.
func (e *ends) trim() {
	if more := len(e.last) - e.keep/2; more > 0 {
		e.last = append(e.last[:0], e.last[more:]...)
		e.lost += more
	}
}

// String returns what is kept, with a line between the two parts that says how much is not.
func (e *ends) String() string {
	if e.trim(); e.lost == 0 {
		return string(e.first) + string(e.last)
	}
	return fmt.Sprintf("%s\n… (%d bytes left out)\n%s", strings.TrimSuffix(string(e.first), "\n"), e.lost, e.last)
}

// unixLines is a writer that drops carriage returns before line feeds, which runtimes write on Windows where a program
// prints a line feed: on the judges that programs are made for there is none.
type unixLines struct {
	to   io.Writer
	held []byte // a carriage return at the end that is not written yet
}

func (w *unixLines) Write(data []byte) (int, error) {
	text := append(w.held, data...)
	end := len(text)
	if bytes.HasSuffix(text, []byte("\r")) {
		end--
	}
	w.held = bytes.Clone(text[end:])
	_, err := w.to.Write(bytes.ReplaceAll(text[:end], []byte("\r\n"), []byte("\n")))
	return len(data), err
}

// Flush writes what is held back, at the end.
func (w *unixLines) Flush() error {
	if len(w.held) == 0 {
		return nil
	}
	_, err := w.to.Write(w.held)
	w.held = nil
	return err
}
