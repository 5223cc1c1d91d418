// This file shows the output of a program to the default validator.

package match

import (
	"bytes"
	"io"
	"os"
	"sync"

	"oj/judge/internal/compare"
)

// comparison takes the output of a program. A short one is compared when it is complete; a longer one
// while it comes in, by a goroutine of its own, since it is never kept.
type comparison struct {
	answer  *os.File
	options compare.Options
	text    []byte         // the output, as much of it as fits
	rest    *io.PipeWriter // to the goroutine; nil for a short output
	done    chan struct{}  // closed when the goroutine has ended
	res     compare.Result
	err     error
}

// shortOutputs keeps memory for them; its capacity is what makes an output short.
var shortOutputs = sync.Pool{New: func() any { return new([64 << 10]byte) }}

func newComparison(answer *os.File, options compare.Options) *comparison {
	return &comparison{answer: answer, options: options, text: shortOutputs.Get().(*[64 << 10]byte)[:0]}
}

// Write takes more of the output.
func (c *comparison) Write(p []byte) (int, error) {
	if c.rest == nil && len(c.text)+len(p) <= cap(c.text) {
		c.text = append(c.text, p...)
		return len(p), nil
	}
	if c.rest == nil {
		c.begin()
	}
	return c.rest.Write(p)
}

// begin begins to compare what turns out to be long.
func (c *comparison) begin() {
	var rest *io.PipeReader
	rest, c.rest = io.Pipe()
	c.done = make(chan struct{})
	go func() {
		defer close(c.done)
		c.res, c.err = compare.Compare(c.answer, io.MultiReader(bytes.NewReader(c.text), rest), c.options)
		rest.CloseWithError(c.err) // so that the program's side never waits for a comparison that gave up
	}()
}

// result compares what is left. Nothing is written any more.
func (c *comparison) result() (compare.Result, error) {
	if c.rest == nil {
		c.res, c.err = compare.Compare(c.answer, bytes.NewReader(c.text), c.options)
	} else {
		c.rest.Close()
		<-c.done
	}
	return c.res, c.err
}

// start returns the start of the output, after result.
func (c *comparison) start() string {
	h := &head{left: maxGot, more: c.rest != nil}
	h.Write(c.text)
	return h.String()
}

// release gives the memory back, after result.
func (c *comparison) release() { shortOutputs.Put((*[64 << 10]byte)(c.text[:cap(c.text)])) }
