// This file stores the output of a program until it is judged.

package match

import (
	"bytes"
	"cmp"
	"errors"
	"io"
	"math"
	"os"
)

// maxShort bounds the outputs that stay in memory, in bytes. Making a file takes as long as starting a program.
const maxShort = 64 << 10

// output is the output of a program, or a submitted one. A short output is in memory, a long one in a file.
type output struct {
	room   int64 // how many more bytes are kept; the rest is discarded
	short  []byte
	file   *os.File                 // nil while the output is short
	create func() (*os.File, error) // makes the file
	failed error                    // an error of the file, such as a full disk, which is no fault of the program
}

// errFull says that an output has reached its limit. The sandbox then discards the rest, and the program runs on.
var errFull = errors.New("the output is longer than allowed")

// Write appends to the output.
func (o *output) Write(p []byte) (int, error) {
	isFull := int64(len(p)) > o.room
	p = p[:min(int64(len(p)), o.room)]
	o.room -= int64(len(p))

	o.short = append(o.short, p...)
	if o.file == nil && len(o.short) > maxShort {
		o.file, o.failed = o.create()
	}

	// With a file, short is only a buffer.
	if o.file != nil && o.failed == nil {
		_, o.failed = o.file.Write(o.short)
		o.short = o.short[:0]
	}
	if isFull {
		return len(p), cmp.Or(o.failed, errFull)
	}
	return len(p), o.failed
}

// ReadAt reads the output.
func (o *output) ReadAt(p []byte, at int64) (int, error) {
	if o.file != nil {
		return o.file.ReadAt(p, at)
	}
	return bytes.NewReader(o.short).ReadAt(p, at)
}

// all returns a reader of the whole output.
func (o *output) all() io.Reader { return io.NewSectionReader(o, 0, math.MaxInt64) }

// unixLines drops the carriage returns before line feeds. Many runtimes add them on Windows, but no online judge runs
// there.
func (o *output) unixLines() error {
	text, err := io.ReadAll(o.all())
	if err != nil {
		return err
	}

	// Seek and Truncate fail only if Write fails, too. The text becomes shorter, so it needs no more room than before.
	o.short = nil
	o.room += int64(len(text))
	if o.file != nil {
		o.file.Seek(0, io.SeekStart)
		o.file.Truncate(0)
	}
	_, err = o.Write(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")))
	return err
}
