//go:build !linux || portable

package sandbox

import (
	"os"
	"time"
)

// Processor is a processor for the programs of a dialogue. On this system programs run on any processor.
type Processor struct{}

// NextProcessor returns the processor for a new dialogue.
func NextProcessor() Processor { return Processor{} }

func (Processor) enterThread() (leave func()) { return func() {} }

// dialoguePipe returns a pipe for the output of a program in a dialogue.
func dialoguePipe() (r, w *os.File, err error) { return os.Pipe() }

// endSoon makes the pump stop reading after the duration after. The caller must call release when the pump has ended.
func (p *pump) endSoon(after time.Duration) (release func()) {
	p.from.SetReadDeadline(time.Now().Add(after)) // has no effect if the pump has ended
	return func() {}
}
