//go:build !portable

// Messages between the judge and a helper, over a stream of gob. Files travel
// beside it.

package sandbox

import (
	"bufio"
	"encoding/gob"
	"io"
	"net"
	"os"
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
	conn  *net.UnixConn
	bytes *bufio.Reader
	in    *gob.Decoder
	files []int // that came and were not taken yet

	mu   sync.Mutex // of writing
	out  *gob.Encoder
	send []int // files that go with the next bytes
}

// newWire takes over an end of a socket.
func newWire(socket *os.File) (*wire, error) {
	defer socket.Close()
	conn, err := net.FileConn(socket)
	if err != nil {
		return nil, err
	}
	w := &wire{conn: conn.(*net.UnixConn)}
	w.bytes = bufio.NewReader(w)
	w.in, w.out = gob.NewDecoder(w.bytes), gob.NewEncoder(w)
	return w, nil
}

// Read reads bytes, and keeps the files that come with them.
func (w *wire) Read(p []byte) (int, error) {
	var oob [64]byte // has room for three files
	n, oobn, _, _, err := w.conn.ReadMsgUnix(p, oob[:])
	messages, _ := syscall.ParseSocketControlMessage(oob[:oobn])
	for _, m := range messages {
		if fds, err := syscall.ParseUnixRights(&m); err == nil {
			w.files = append(w.files, fds...)
		}
	}
	if err == nil && n == 0 {
		err = io.EOF
	}
	return max(n, 0), err
}

// Write writes bytes, and the files that wait to go with them.
func (w *wire) Write(p []byte) (n int, err error) {
	var rights []byte
	if len(w.send) > 0 {
		rights, w.send = syscall.UnixRights(w.send...), nil
	}
	for n < len(p) && err == nil {
		var m int
		m, _, err = w.conn.WriteMsgUnix(p[n:], rights, nil)
		n, rights = n+m, nil
	}
	return n, err
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

// awaitQuietly waits for a message, not for long and unknown to the Go runtime.
func (w *wire) awaitQuietly() {
	if raw, err := w.conn.SyscallConn(); err == nil && w.bytes.Buffered() == 0 {
		raw.Control(awaitInputQuietly)
	}
}
