//go:build !portable

// The messages between the judge and a helper: packets over a socket. Both ends are the same program, so the numbers are
// sent as they are in memory. The texts follow.

package sandbox

import (
	"errors"
	"io"
	"strings"
	"syscall"
	"time"
	"unsafe"
)

// message is an order of the judge or an answer of a helper.
//
// The texts of an order are: the working folder, the path of the program, its arguments, its environment, further
// writable folders, and pairs of paths to be shown. A helper answers when it has started, and after each run. The first
// text of an answer is an error or "". After the start the limits that the helper cannot hold follow.
type message struct {
	numbers
	texts []string
}

// numbers are the parts of a message without pointers, so that they can be sent as they are in memory.
type numbers struct {
	kill            bool // kill the running program, if there is one; all other fields are ignored
	readOnly        bool
	arguments, vars int // how many texts are arguments, and variables of the environment
	writable        int // how many texts are writable folders
	limits          Limits

	status    Status
	exitCode  int
	signal    syscall.Signal
	wall, cpu time.Duration
	memory    int64
	ended     time.Duration // the time of the end, by the monotonic clock
}

// send sends a message in one packet, with open files.
func send(socket int, m message, files ...int) error {
	// A zero byte ends each text, so none may be inside of one.
	texts := strings.Join(m.texts, "\x00")
	if strings.Count(texts, "\x00") != max(0, len(m.texts)-1) {
		return errors.New("a name or an argument contains a zero byte")
	}

	// The open files travel with the packet, as ancillary data of the socket.
	numbers := unsafe.Slice((*byte)(unsafe.Pointer(&m.numbers)), unsafe.Sizeof(m.numbers))
	return syscall.Sendmsg(socket, append(numbers, texts...), syscall.UnixRights(files...), nil, syscall.MSG_NOSIGNAL)
}

// receive receives a message and the open files that come with it. The error says that the other end is closed or, with
// MSG_DONTWAIT, that there is no message.
func receive(socket int, packet []byte, flags int) (m message, files []int, err error) {
	var rights [64]byte // has room for three files
	n, size, _, _, err := syscall.Recvmsg(socket, packet, rights[:], flags|syscall.MSG_CMSG_CLOEXEC)
	if err == nil && n == 0 {
		err = io.EOF
	}
	if err != nil {
		return m, nil, err
	}

	controls, _ := syscall.ParseSocketControlMessage(rights[:size])
	for _, c := range controls {
		files, _ = syscall.ParseUnixRights(&c)
	}
	return parse(packet[:n]), files, nil
}

// parse reads a packet.
func parse(packet []byte) (m message) {
	numbers := unsafe.Slice((*byte)(unsafe.Pointer(&m.numbers)), unsafe.Sizeof(m.numbers))
	m.texts = strings.Split(string(packet[copy(numbers, packet):]), "\x00")
	return m
}
