// This file shows the output of a program to the default validator.

package match

import (
	"io"
	"os"

	"oj/judge/internal/compare"
)

// comparison compares the output of a program while it comes in, by a goroutine of its own, and keeps its start.
type comparison struct {
	head
	to   *io.PipeWriter
	done chan struct{} // closed when the goroutine has ended
	res  compare.Result
	err  error
}

func newComparison(answer *os.File, options compare.Options) *comparison {
	from, to := io.Pipe()
	c := &comparison{head: head{left: maxGot}, to: to, done: make(chan struct{})}
	go func() {
		defer close(c.done)
		c.res, c.err = compare.Compare(answer, from, options)
		from.CloseWithError(c.err) // so that the program's side never waits for a comparison that gave up
	}()
	return c
}

// Write takes more of the output.
func (c *comparison) Write(p []byte) (int, error) {
	c.head.Write(p)
	return c.to.Write(p)
}

// result waits for the comparison; nothing is written any more.
func (c *comparison) result() (compare.Result, error) {
	c.to.Close()
	<-c.done
	return c.res, c.err
}
