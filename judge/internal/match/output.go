// This file keeps the output of a program.

package match

import (
	"bytes"
	"io"
	"math"
	"os"
)

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
