// This file has the writers through which texts of programs pass.

package match

import (
	"bytes"
	"fmt"
	"io"
	"math"
	"os"
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
