// Messages between the judge and its helpers, over a stream socket: a fixed
// header, then the body. Files travel with the header.

package sandbox

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"syscall"
)

// Kinds of messages.
const (
	msgHello  = iota + 1 // helper to judge: ready (Code 0; body: its folder, then what is missing) or not (body: why)
	msgRun               // judge to helper: start a program; body: folder, path, arguments, environment
	msgStop              // judge to helper: end run Seq with status Code
	msgResult            // helper to judge: run Seq has ended; the body is an error of the helper
)

// header opens every message. Both ends are the same binary, so that byte
// order and layout need no care.
type header struct {
	Kind, Code, ExitCode, Signal int32
	Seq, Body                    uint64
	Wall, CPU, Idle              int64 // limits of msgRun, in ns; results of msgResult
	Memory, FileSize             int64
	Processes, NArgs             int64
	Ended                        int64 // on the monotonic clock of the system, in ns
}

var headerSize = binary.Size(header{})

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
	b, err := binary.Append(make([]byte, 0, headerSize+size), binary.NativeEndian, h)
	if err != nil {
		return nil, err
	}
	for _, s := range body {
		b = append(append(b, s...), 0)
	}
	return b, nil
}

// send writes a message to a socket in blocking mode.
func send(fd int, h header, body ...string) error {
	b, err := encode(h, body)
	for err == nil && len(b) > 0 {
		var n int
		n, err = syscall.SendmsgN(fd, b, nil, nil, syscall.MSG_NOSIGNAL)
		b = b[max(n, 0):]
		if err == syscall.EINTR {
			err = nil
		}
	}
	return err
}

// receive reads a message from a socket in blocking mode, with the files that
// came with it, which are closed in children.
func receive(fd int) (h header, body []string, files []int, err error) {
	buf := make([]byte, headerSize)
	oob := make([]byte, syscall.CmsgSpace(3*4))
	for got := 0; got < len(buf); {
		n, oobn, _, _, err := syscall.Recvmsg(fd, buf[got:], oob, syscall.MSG_CMSG_CLOEXEC)
		if err == syscall.EINTR {
			continue
		}
		if err != nil {
			return h, nil, nil, err
		}
		if n == 0 {
			return h, nil, nil, io.EOF
		}
		files = append(files, rights(oob[:oobn])...)
		got += n
	}
	if _, err := binary.Decode(buf, binary.NativeEndian, &h); err != nil {
		return h, nil, nil, err
	}
	body, err = readBody(fdReader(fd), h)
	return h, body, files, err
}

// rights takes the files out of control messages.
func rights(oob []byte) (files []int) {
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

// readBody reads the strings after a header.
func readBody(r io.Reader, h header) ([]string, error) {
	if h.Body == 0 {
		return nil, nil
	}
	b := make([]byte, h.Body)
	if _, err := io.ReadFull(r, b); err != nil {
		return nil, err
	}
	return strings.Split(strings.TrimSuffix(string(b), "\x00"), "\x00"), nil
}

// fdReader reads a file descriptor in blocking mode.
type fdReader int

func (fd fdReader) Read(b []byte) (int, error) {
	for {
		n, err := syscall.Read(int(fd), b)
		switch {
		case err == syscall.EINTR:
		case err != nil:
			return 0, err
		case n == 0:
			return 0, io.EOF
		default:
			return n, nil
		}
	}
}

// sendFiles writes a message with files to a socket of the judge, which is in
// non-blocking mode.
func sendFiles(socket *os.File, h header, body []string, files []*os.File) error {
	b, err := encode(h, body)
	if err != nil {
		return err
	}
	conn, err := socket.SyscallConn()
	if err != nil {
		return err
	}
	var oob []byte
	if len(files) > 0 {
		fds := make([]int, len(files))
		for i, f := range files {
			fds[i] = int(f.Fd()) // and into blocking mode, which the program expects
		}
		oob = syscall.UnixRights(fds...)
	}
	var n int
	var sendErr error
	err = conn.Write(func(fd uintptr) bool {
		n, sendErr = syscall.SendmsgN(int(fd), b, oob, nil, syscall.MSG_NOSIGNAL)
		return sendErr != syscall.EAGAIN && sendErr != syscall.EINTR
	})
	if err = errors.Join(err, sendErr); err == nil && n < len(b) {
		_, err = socket.Write(b[n:])
	}
	return err
}
