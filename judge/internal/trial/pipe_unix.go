//go:build unix

package trial

import (
	"errors"
	"os"
	"syscall"
	"time"

	"oj/judge/internal/sandbox"
)

// inputPipe returns a pipe for the input of a program. The judge writes to w with writeNow and writeAll.
func inputPipe() (r, w *os.File, err error) {
	if r, w, err = sandbox.QuietPipe(); err != nil {
		return nil, nil, err
	}

	// Make the file non-blocking only after creating the os.File, because package os would register a
	// non-blocking file with the poller of the Go runtime.
	if err := syscall.SetNonblock(int(w.Fd()), true); err != nil {
		r.Close()
		w.Close()
		return nil, nil, os.NewSyscallError("fcntl", err)
	}
	return r, w, nil
}

// writeNow writes as much of the data as the pipe has room for, without waiting, and returns the number of bytes
// written.
func writeNow(w *os.File, data []byte) (written int) {
	written, _ = w.Write(data)
	return written
}

// While a pipe is full, writeAll tries again after shortestPause, then after longer and longer pauses. Even
// with the longest pause, a program that empties the pipe during each pause receives 64 MB a second.
const (
	shortestPause = 100 * time.Microsecond
	longestPause  = time.Millisecond
)

// writeAll writes the data, and waits while the pipe is full. It ends early if the file is closed.
func writeAll(w *os.File, data []byte) error {
	pause := shortestPause
	for {
		n, err := w.Write(data)
		if !errors.Is(err, syscall.EAGAIN) {
			return err
		}
		data = data[n:]
		if n > 0 {
			pause = shortestPause
		}
		time.Sleep(pause)
		pause = min(2*pause, longestPause)
	}
}
