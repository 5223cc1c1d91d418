//go:build !portable

// Messages between the judge and a helper. Both ends are the same program, so the numbers go as they are in memory;
// after them come the texts. Files travel beside.

package sandbox

import (
	"encoding/binary"
	"io"
	"net"
	"os"
	"sync"
	"syscall"
	"time"
	"unsafe"
)

// A message says one thing; what belongs to others is zero.
type message struct {
	numbers
	texts [4][]string
	files []int
}

// subject is what a message says.
type subject int

const (
	saysHello subject = iota // helper to judge, once
	saysRun                  // judge to helper, with the three standard files
	saysStop                 // judge to helper
	saysDone                 // helper to judge
)

// The lists of texts of each subject.
const (
	helloMissing, helloError               = 0, 1 // why the helper is not ready
	runPaths, runArgs, runEnv, runWritable = 0, 1, 2, 3
	doneError                              = 0 // why the helper is perhaps not fit for another run
)

// numbers have no pointers.
type numbers struct {
	subject  subject
	seq      uint64 // of the run to be started or stopped
	why      Status // it is stopped
	readOnly bool
	limits   Limits
	outcome  outcome
	size     int // of the texts, in bytes
}

// outcome is what the helper says of a run that is over.
type outcome struct {
	status             Status
	exitCode           int
	signal             syscall.Signal
	wall, cpu, excused time.Duration
	memory             int64
	rested             bool
	ended              int64 // on the monotonic clock of the system, in ns
}

// wire is an end of the connection. One goroutine may read while others write.
type wire struct {
	conn *net.UnixConn
	mu   sync.Mutex // of writing
}

// newWire takes over an end of a socket.
func newWire(socket *os.File) (*wire, error) {
	defer socket.Close()
	conn, err := net.FileConn(socket)
	if err != nil {
		return nil, err
	}
	return &wire{conn: conn.(*net.UnixConn)}, nil
}

// bytes are those of the numbers in memory.
func (n *numbers) bytes() []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(n)), unsafe.Sizeof(*n))
}

// put sends a message.
func (w *wire) put(m message) error {
	var texts []byte
	for _, list := range m.texts {
		texts = binary.AppendUvarint(texts, uint64(len(list)))
		for _, text := range list {
			texts = append(binary.AppendUvarint(texts, uint64(len(text))), text...)
		}
	}
	m.size = len(texts)
	var rights []byte
	if len(m.files) > 0 {
		rights = syscall.UnixRights(m.files...)
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	for all := append(m.bytes(), texts...); len(all) > 0; rights = nil {
		n, _, err := w.conn.WriteMsgUnix(all, rights, nil)
		if err != nil {
			return err
		}
		all = all[n:]
	}
	return nil
}

// next waits for a message.
func (w *wire) next() (m message, err error) {
	if m.files, err = w.fill(m.bytes()); err != nil {
		return m, err
	}
	texts := make([]byte, m.size)
	if _, err := w.fill(texts); err != nil {
		return m, err
	}
	number := func() (n uint64) {
		n, size := binary.Uvarint(texts)
		texts = texts[size:]
		return n
	}
	for i := range m.texts {
		for range number() {
			size := number()
			m.texts[i] = append(m.texts[i], string(texts[:size]))
			texts = texts[size:]
		}
	}
	return m, nil
}

// fill reads so many bytes, and returns the files that come with them.
func (w *wire) fill(p []byte) (files []int, err error) {
	for len(p) > 0 {
		var oob [64]byte // has room for three files
		n, oobn, _, _, err := w.conn.ReadMsgUnix(p, oob[:])
		if err == nil && n == 0 {
			err = io.EOF
		}
		if err != nil {
			return files, err
		}
		p = p[n:]
		messages, _ := syscall.ParseSocketControlMessage(oob[:oobn])
		for _, m := range messages {
			if fds, err := syscall.ParseUnixRights(&m); err == nil {
				files = append(files, fds...)
			}
		}
	}
	return files, nil
}
