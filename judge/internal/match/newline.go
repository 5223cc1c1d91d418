// This file makes line feeds of the ends of lines that runtimes write on Windows, where printing a line
// feed writes a carriage return, too: on the judges that programs are made for there is none.

package match

import (
	"bytes"
	"io"
)

// unixLines is a writer that drops carriage returns before line feeds.
type unixLines struct {
	to   io.Writer
	held bool // the last byte was a carriage return and is not written yet
}

func (w *unixLines) Write(data []byte) (int, error) {
	n := len(data)
	if n == 0 {
		return 0, nil
	}
	if w.held && data[0] != '\n' {
		if err := w.Flush(); err != nil {
			return 0, err
		}
	}
	if w.held = data[n-1] == '\r'; w.held {
		data = data[:n-1]
	}
	_, err := w.to.Write(bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n")))
	return n, err
}

// Flush writes what is held back, at the end.
func (w *unixLines) Flush() error {
	if !w.held {
		return nil
	}
	w.held = false
	_, err := w.to.Write([]byte("\r"))
	return err
}
