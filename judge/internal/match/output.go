// This file has the writers through which texts of programs pass.

package match

import (
	"bytes"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
)

// ends keeps the first and the last bytes that are written to it, half of keep each: a program that
// crashes may have printed much before, and what it says last tells why.
type ends struct {
	keep int    // bytes, even
	text []byte // what is kept, and up to so much more
	lost int    // bytes between the two
}

// Write takes more of the text.
func (e *ends) Write(p []byte) (int, error) {
	if e.text = append(e.text, p...); len(e.text) > 2*e.keep {
		e.cut()
	}
	return len(p), nil
}

// cut drops what is not to be kept.
func (e *ends) cut() {
	if more := len(e.text) - e.keep; more > 0 {
		e.text = slices.Delete(e.text, e.keep/2, e.keep/2+more)
		e.lost += more
	}
}

// String returns what is kept, with a line between the two parts that says how much is not.
func (e *ends) String() string {
	if e.cut(); e.lost == 0 {
		return string(e.text)
	}
	first, last := e.text[:e.keep/2], e.text[e.keep/2:]
	return fmt.Sprintf("%s\n… (%d bytes left out)\n%s", bytes.TrimSuffix(first, []byte("\n")), e.lost, last)
}

// maxShort bounds the outputs that are kept in memory, in bytes: to make a file takes as long as to start a program.
const maxShort = 64 << 10

// output is what a program printed, or what was submitted: in memory while it is short, else in a file.
type output struct {
	short  []byte
	file   *os.File                 // nil for none
	create func() (*os.File, error) // makes the file
	failed error                    // why it cannot be written, as on a disk that is full: the program is not to blame
}

func (o *output) Write(p []byte) (int, error) {
	if o.short = append(o.short, p...); o.file == nil && len(o.short) > maxShort {
		o.file, o.failed = o.create()
	}
	if o.file != nil && o.failed == nil {
		_, o.failed = o.file.Write(o.short)
		o.short = o.short[:0]
	}
	return len(p), o.failed
}

// ReadAt reads what was written.
func (o *output) ReadAt(p []byte, at int64) (int, error) {
	if o.file != nil {
		return o.file.ReadAt(p, at)
	}
	return bytes.NewReader(o.short).ReadAt(p, at)
}

// all is the whole output.
func (o *output) all() io.Reader { return io.NewSectionReader(o, 0, math.MaxInt64) }

// unixLines drops the carriage returns before line feeds. Runtimes write them on Windows where a program prints a line
// feed: on the judges that programs are made for there is none.
func (o *output) unixLines() error {
	text, err := io.ReadAll(o.all())
	if err != nil {
		return err
	}
	if o.short = nil; o.file != nil {
		o.file.Seek(0, io.SeekStart) // as Truncate, it fails only where Write does, too
		o.file.Truncate(0)
	}
	_, err = o.Write(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")))
	return err
}
