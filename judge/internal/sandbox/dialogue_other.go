//go:build !linux || portable

package sandbox

import (
	"os"
	"time"

	"oj/judge/internal/process"
)

// NextProcessor returns 0, because on this system the programs of a dialogue run on any processor.
func NextProcessor() process.Processor { return 0 }

func enterThread(process.Processor) (leave func()) { return func() {} }

// dialoguePipe returns a pipe for the output of a program in a dialogue.
func dialoguePipe() (r, w *os.File, err error) { return os.Pipe() }

// endSoon makes the pump stop reading when the duration grace has passed. The caller must call release when
// the pump has ended.
func (p *pump) endSoon(grace time.Duration) (release func()) {
	// If the pump has ended already, its pipe is closed and the call fails, which does no harm.
	p.from.SetReadDeadline(time.Now().Add(grace))
	return func() {}
}
