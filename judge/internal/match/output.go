// This file takes what programs write: it is compared, kept in a file, or only its start or its ends are kept.

package match

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"oj/judge/internal/compare"
	"oj/judge/internal/sandbox"
)

// output takes what a program prints. Its start is kept.
type output struct {
	sandbox.Head
	to   io.Writer
	file *os.File // where the package's own programs find it; nil where the default validator alone sees it
	// The default validator compares while the output is written, by a goroutine of its own.
	comparison *io.PipeWriter // nil where it is not asked
	done       chan struct{}  // closed when the goroutine has ended
	res        compare.Result
	err        error
}

// newOutput prepares for the output of a program: for the default validator unless there are others.
func (a *Attempt) newOutput() (o *output, err error) {
	o = &output{Head: sandbox.Head{Left: maxGot}}
	if len(a.prog.Validators) > 0 || a.prog.Visualizer != nil {
		if o.file, err = os.Create(filepath.Join(a.dir, "output")); err != nil {
			return nil, err
		}
		o.to = o.file
	}
	if len(a.prog.Validators) > 0 {
		return o, nil
	}
	answer, err := os.Open(a.Answer)
	if err != nil {
		o.close()
		return nil, err
	}
	from, to := io.Pipe()
	o.comparison, o.done = to, make(chan struct{})
	if o.to = to; o.file != nil {
		o.to = io.MultiWriter(o.file, to)
	}
	go func() {
		defer close(o.done)
		defer answer.Close()
		o.res, o.err = compare.Compare(answer, from, a.tc.Compare)
		from.CloseWithError(o.err) // so that the program's side never waits for a comparison that gave up
	}()
	return o, nil
}

// Write takes more of the output.
func (o *output) Write(p []byte) (int, error) {
	o.Head.Write(p)
	return o.to.Write(p)
}

// close ends the output and returns what the default validator says of it; nil where it was not asked.
func (o *output) close() (*compare.Result, error) {
	if o.file != nil {
		o.file.Close() // what could not be written the sandbox has told
	}
	if o.comparison == nil {
		return nil, nil
	}
	o.comparison.Close()
	<-o.done
	return &o.res, o.err
}

// ends keeps the first and the last bytes that are written to it, half of keep each: a program that
// crashes may have printed much before, and what it says last tells why.
type ends struct {
	keep  int // bytes, even
	first []byte
	last  []byte // a ring that is full when it has keep/2 bytes
	at    int    // in the ring, where the oldest byte stands once it is full
	lost  int64  // bytes between the two
}

// Write takes more of the text.
func (e *ends) Write(p []byte) (int, error) {
	n := min(len(p), e.keep/2-len(e.first))
	e.first = append(e.first, p[:n]...)
	rest := p[n:]
	if skip := len(rest) - e.keep/2; skip > 0 { // it replaces the ring
		e.lost += int64(len(e.last) + skip)
		e.last, e.at, rest = e.last[:0], 0, rest[skip:]
	}
	n = min(len(rest), e.keep/2-len(e.last))
	e.last = append(e.last, rest[:n]...)
	for rest = rest[n:]; len(rest) > 0; rest = rest[n:] {
		n = copy(e.last[e.at:], rest)
		e.at = (e.at + n) % len(e.last)
		e.lost += int64(n)
	}
	return len(p), nil
}

// String returns what is kept, with a line between the two parts that says how much is not.
func (e *ends) String() string {
	first, last := string(e.first), string(e.last[e.at:])+string(e.last[:e.at])
	if e.lost == 0 {
		return first + last
	}
	return fmt.Sprintf("%s\n… (%d bytes left out)\n%s", strings.TrimSuffix(first, "\n"), e.lost, last)
}

// unixLines is a writer that drops carriage returns before line feeds, which runtimes write on Windows where a program
// prints a line feed: on the judges that programs are made for there is none.
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
