//go:build !linux || portable

// Room for what a side says before the other listens, where pipes have little
// of it: 4 KiB on Windows, 16 to 64 KiB on other systems.

package match

import (
	"io"
	"os"
	"sync"
	"time"
)

// room is how many bytes may wait.
const room = 1 << 20

// soon is how long a writer waits for the pipe to take all, so that it mostly
// learns at once whether anybody listens.
const soon = 10 * time.Millisecond

// roomy writes to a pipe what the pipe does not take at once.
type roomy struct {
	pipe *os.File

	mu      sync.Mutex
	pending []byte
	writing int // bytes on their way into the pipe
	err     error
	closed  bool
	changed chan struct{} // closed and replaced whenever one of these has changed
}

// widen returns a writer to the pipe that holds up to 1 MiB. What it holds when
// it is closed is still written, for as long as the other end is open.
func widen(pipe *os.File) io.WriteCloser {
	w := &roomy{pipe: pipe, changed: make(chan struct{})}
	go w.carry()
	return w
}

// tell wakes all that wait for a change. The caller holds the lock.
func (w *roomy) tell() {
	close(w.changed)
	w.changed = make(chan struct{})
}

// carry writes until the writer is closed and nothing is left, or nobody listens.
func (w *roomy) carry() {
	defer w.pipe.Close()
	w.mu.Lock()
	defer w.mu.Unlock()
	for w.err == nil {
		if len(w.pending) == 0 {
			if w.closed {
				return
			}
			w.wait(nil)
			continue
		}
		data := w.pending
		w.pending, w.writing = nil, len(data)
		w.mu.Unlock()
		_, err := w.pipe.Write(data)
		w.mu.Lock()
		w.err, w.writing = err, 0
		w.tell()
	}
}

// wait lets others go on until something has changed, or the timer rings. The
// caller holds the lock.
func (w *roomy) wait(timer <-chan time.Time) (inTime bool) {
	changed := w.changed
	w.mu.Unlock()
	defer w.mu.Lock()
	select {
	case <-changed:
		return true
	case <-timer:
		return false
	}
}

// Write waits until there is room for the data, and a moment longer.
func (w *roomy) Write(data []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for w.err == nil && !w.closed && len(w.pending)+w.writing > 0 && len(w.pending)+w.writing+len(data) > room {
		w.wait(nil)
	}
	if w.closed {
		return 0, os.ErrClosed
	}
	w.pending = append(w.pending, data...)
	w.tell()
	timer := time.NewTimer(soon)
	defer timer.Stop()
	for w.err == nil && len(w.pending)+w.writing > 0 && w.wait(timer.C) {
	}
	if w.err != nil {
		return 0, w.err
	}
	return len(data), nil
}

func (w *roomy) Close() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !w.closed {
		w.closed = true
		w.tell()
	}
	return nil
}
