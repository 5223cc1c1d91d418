//go:build !portable

// Messages between the judge and a helper, over a stream of gob. Files travel
// beside it.

package sandbox

import (
	"bufio"
	"encoding/gob"
	"io"
	"sync"
	"syscall"
	"time"
)

// A message is one of these, the others are nil.
type message struct {
	Hello *hello // helper to judge, once
	Run   *order // judge to helper
	Stop  *stop  // judge to helper
	Done  *done  // helper to judge
}

// hello says that a helper is ready. With it comes its view of all files, if it
// has one (view_linux.go).
type hello struct {
	Err     string // why it is not ready, or ""
	Folder  string // its own one
	Missing []string
}

// order is a program to start. With it come the three standard files.
type order struct {
	Seq       uint64
	Dir, Path string
	Args, Env []string
	Writable  []string
	ReadOnly  bool
	Limits    Limits
	files     []int
}

// stop ends run Seq.
type stop struct {
	Seq uint64
	Why Status
}

// done is the end of the run.
type done struct {
	Err     string // of the helper, which is perhaps not fit for another run
	Result  Result
	Excused time.Duration
	Ended   int64 // on the monotonic clock of the system, in ns
}

// wire is an end of the connection. One goroutine may read while others write.
type wire struct {
	fd    int
	in    *gob.Decoder
	files []int // that came and were not taken yet

	mu   sync.Mutex // of writing
	out  *gob.Encoder
	send []int // files that go with the next bytes
}

func newWire(fd int) *wire {
	w := &wire{fd: fd}
	w.in, w.out = gob.NewDecoder(bufio.NewReader(w)), gob.NewEncoder(w)
	return w
}

// Read reads bytes, and keeps the files that come with them.
func (w *wire) Read(p []byte) (int, error) {
	oob := make([]byte, syscall.CmsgSpace(3*4))
	for {
		n, oobn, _, _, err := syscall.Recvmsg(w.fd, p, oob, syscall.MSG_CMSG_CLOEXEC)
		switch {
		case err == syscall.EINTR:
			continue
		case err != nil:
			return 0, err
		case n == 0:
			return 0, io.EOF
		}
		messages, _ := syscall.ParseSocketControlMessage(oob[:oobn])
		for _, m := range messages {
			if fds, err := syscall.ParseUnixRights(&m); err == nil {
				w.files = append(w.files, fds...)
			}
		}
		return n, nil
	}
}

// Write writes bytes, and the files that wait to go with them.
func (w *wire) Write(p []byte) (int, error) {
	for {
		n, err := syscall.SendmsgN(w.fd, p, syscall.UnixRights(w.send...), nil, syscall.MSG_NOSIGNAL)
		if err == syscall.EINTR {
			continue
		}
		w.send = nil
		if err == nil && n < len(p) {
			m, err := w.Write(p[n:])
			return n + m, err
		}
		return n, err
	}
}

// put sends a message with files.
func (w *wire) put(m message, files ...int) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.send = files
	return w.out.Encode(m)
}

// next waits for a message and returns it with the files that came with it.
func (w *wire) next() (m message, files []int, err error) {
	err = w.in.Decode(&m)
	if m.Hello != nil || m.Run != nil {
		files, w.files = w.files, nil
	}
	return m, files, err
}
