//go:build !portable

// Messages between the judge and its helpers, over a stream socket: a fixed
// header, then the body. Files travel with the header.

package sandbox

import (
	"fmt"
	"io"
	"strings"
	"syscall"
	"unsafe"
)

// Kinds of messages.
const (
	msgHello  = iota + 1 // helper to judge: ready (Code 0; body: its folder, then what is missing; perhaps with its view) or not (body: why)
	msgRun               // judge to helper: start a program (Code: readOnly or 0); body: folder, path, arguments, further folders, environment
	msgStop              // judge to helper: end run Seq with status Code
	msgResult            // helper to judge: run Seq has ended; the body is an error of the helper
)

// readOnly asks for a run in a folder that cannot be written to.
const readOnly = 1

// rests is that of msgResult, in NArgs, for Result.Rested.
const rests = 1

// header opens every message, as it lies in memory: both ends are the same
// binary. It holds no pointers.
type header struct {
	Kind, Code, ExitCode, Signal int32
	Seq, Body                    uint64
	Wall, CPU, Idle              int64 // limits of msgRun, in ns; results of msgResult
	Memory, FileSize             int64
	Processes, NArgs, NDirs      int64
	Excused                      int64 // of Wall, in results
	Ended                        int64 // on the monotonic clock of the system, in ns
}

const headerSize = int(unsafe.Sizeof(header{}))

// bytes are those of the header itself.
func (h *header) bytes() []byte { return unsafe.Slice((*byte)(unsafe.Pointer(h)), headerSize) }

// encode returns header and body as bytes. Strings are ended by NUL, which
// none of them can contain.
func encode(h header, body []string) ([]byte, error) {
	size := 0
	for _, s := range body {
		if strings.IndexByte(s, 0) >= 0 {
			return nil, fmt.Errorf("%q contains a NUL byte", s)
		}
		size += len(s) + 1
	}
	h.Body = uint64(size)
	b := append(make([]byte, 0, headerSize+size), h.bytes()...)
	for _, s := range body {
		b = append(append(b, s...), 0)
	}
	return b, nil
}

// decodeBody returns the strings after a header.
func decodeBody(b []byte) []string {
	if len(b) == 0 {
		return nil
	}
	return strings.Split(strings.TrimSuffix(string(b), "\x00"), "\x00")
}

// send writes a message with files to a socket in either mode.
func send(fd int, h header, body []string, files ...int) error {
	b, err := encode(h, body)
	var oob []byte
	if len(files) > 0 {
		oob = syscall.UnixRights(files...)
	}
	for err == nil && len(b) > 0 {
		var n int
		n, err = syscall.SendmsgN(fd, b, oob, nil, syscall.MSG_NOSIGNAL)
		if n > 0 {
			b, oob = b[n:], nil
		}
		switch err {
		case syscall.EINTR:
			err = nil
		case syscall.EAGAIN:
			err = nil
			poll([]pollFd{{fd: int32(fd), events: pollOut}}, forever)
		}
	}
	return err
}

// firstRead is how much is read at once of a message whose length is not
// known yet; most messages are shorter.
const firstRead = 4 << 10

// inbox reads messages from a socket in blocking mode: the helper's end, and
// the judge's before the helper is ready.
type inbox struct {
	fd    int
	buf   []byte // read and not taken yet
	files []int  // that came with it
	oob   []byte
	whole []byte // what buf is a part of
}

func newInbox(fd int) *inbox {
	return &inbox{fd: fd, oob: make([]byte, syscall.CmsgSpace(3*4)), whole: make([]byte, firstRead)}
}

// next returns the next message, with the files that came with it, which are
// closed in children. The kernel never joins what came with files with what
// came after it, so that nothing behind a message with files is read too early.
func (in *inbox) next() (h header, body []string, files []int, err error) {
	if err := in.fill(headerSize); err != nil {
		return h, nil, nil, err
	}
	copy(h.bytes(), in.buf)
	size := headerSize + int(h.Body)
	if err := in.fill(size); err != nil {
		return h, nil, nil, err
	}
	body = decodeBody(in.buf[headerSize:size])
	in.buf = in.buf[size:]
	if h.Kind == msgRun || h.Kind == msgHello {
		files, in.files = in.files, nil
	}
	return h, body, files, nil
}

// fill reads until so many bytes are there.
func (in *inbox) fill(size int) error {
	if have := len(in.buf); have < size {
		if size > len(in.whole) {
			in.whole = make([]byte, size)
		}
		in.buf = in.whole[:copy(in.whole, in.buf)]
	}
	for len(in.buf) < size {
		n, oobn, _, _, err := syscall.Recvmsg(in.fd, in.whole[len(in.buf):], in.oob, syscall.MSG_CMSG_CLOEXEC)
		switch {
		case err == syscall.EINTR:
		case err != nil:
			return err
		case n == 0:
			return io.EOF
		default:
			in.files = append(in.files, rights(in.oob[:oobn])...)
			in.buf = in.whole[:len(in.buf)+n]
		}
	}
	return nil
}

// rights takes the files out of control messages.
func rights(oob []byte) (files []int) {
	if len(oob) == 0 {
		return nil
	}
	messages, err := syscall.ParseSocketControlMessage(oob)
	if err != nil {
		return nil
	}
	for _, m := range messages {
		if fds, err := syscall.ParseUnixRights(&m); err == nil {
			files = append(files, fds...)
		}
	}
	return files
}
