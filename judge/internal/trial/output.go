// This file stores the output of a program: a short output in memory, a long one in a file.

package trial

import (
	"bytes"
	"cmp"
	"errors"
	"io"
	"math"
	"os"
)

// maxShort is the maximum size in bytes of an output that stays in memory. Creating a file for each output would take
// as long as starting a program.
const maxShort = 64 << 10

// output is the output of a program, or a submitted output.
type output struct {
	room   int64 // the number of bytes that may still be stored; the output after them is discarded
	short  []byte
	file   *os.File                 // nil while the output is short
	create func() (*os.File, error) // creates the file
	failed error                    // the error if the judge could not create or write the file, for example because the disk is full
}

// errFull is the error of Write if the output exceeds its limit. The sandbox then discards the rest of the output, and
// the program continues.
var errFull = errors.New("the output is longer than allowed")

// Write appends p to the output.
func (o *output) Write(p []byte) (int, error) {
	isFull := int64(len(p)) > o.room
	p = p[:min(int64(len(p)), o.room)]
	o.room -= int64(len(p))

	o.short = append(o.short, p...)
	if o.file == nil && len(o.short) > maxShort {
		o.file, o.failed = o.create()
	}

	// If there is a file, move the bytes of o.short to the file.
	if o.file != nil && o.failed == nil {
		_, o.failed = o.file.Write(o.short)
		o.short = o.short[:0]
	}
	if isFull {
		return len(p), cmp.Or(o.failed, errFull)
	}
	return len(p), o.failed
}

// ReadAt implements io.ReaderAt.
func (o *output) ReadAt(p []byte, at int64) (int, error) {
	if o.file != nil {
		return o.file.ReadAt(p, at)
	}
	return bytes.NewReader(o.short).ReadAt(p, at)
}

// all returns a reader of the whole output.
func (o *output) all() io.Reader { return io.NewSectionReader(o, 0, math.MaxInt64) }

// unixLines removes the carriage returns before line feeds. On Windows many language runtimes write "\r\n" at
// the end of a line. On a site the same program writes only "\n".
func (o *output) unixLines() error {
	text, err := io.ReadAll(o.all())
	if err != nil {
		return err
	}

	// Replace the old text with the shorter text. Ignore errors of Seek and Truncate: if they fail, Write
	// fails as well, and its error is returned.
	o.short = nil
	o.room += int64(len(text))
	if o.file != nil {
		o.file.Seek(0, io.SeekStart)
		o.file.Truncate(0)
	}
	_, err = o.Write(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")))
	return err
}
