//go:build !portable

// This file sends and receives the messages between the judge and a helper: packets over a socket. A packet
// begins with the bytes of the struct numbers as they are in memory, because both processes run the same
// binary. The texts of the message follow.

package sandbox

import (
	"errors"
	"io"
	"strings"
	"syscall"
	"time"
	"unsafe"

	"oj/judge/internal/process"
)

// message is an order from the judge or an answer from a helper.
//
// The first message to a helper describes the helper itself: its own folder, and the words of its view. It is not passed
// in the command line, because everybody can read command lines.
//
// The texts of an order are: the working folder, the path of the program, its arguments, its environment,
// further writable folders, the paths to be shown, in pairs, and the path of the input if the helper opens it. A helper answers when it has started, and
// after each run. The first text of an answer is an error or "". In the first answer, this text is followed
// by the limits that the helper cannot enforce.
type message struct {
	numbers
	texts []string
}

// numbers holds the parts of a message without pointers, so that its bytes in memory can be sent.
type numbers struct {
	// Of the first message.
	plain bool   // the helper has no namespaces
	group int    // the version of its control group; 0 for none
	mark  uint64 // the mark of its processes (survivors_linux.go); 0 for none
	// the helper must start its threads in advance (room_linux.go)
	fewThreads bool

	// Of an order.
	kill            bool // the message is an order to kill the running program; all other fields are ignored
	readOnly        bool
	arguments, vars int // how many of the texts are arguments, and how many are environment variables
	writable        int // the number of texts that are writable folders
	limits          process.Limits
	processor       process.Processor
	opens           bool // the last text is the path of the input, which the helper must open

	// Of an answer.
	status    process.Status
	exitCode  int
	signal    syscall.Signal
	wall, cpu time.Duration
	memory    int64
	stack     int64         // the size of the stack of the program's first thread
	processes int           // the limit on processes
	ended     time.Duration // the time of the program's end, on the monotonic clock
}

// send sends a message and open files in one packet.
func send(socket int, m message, files ...int) error {
	// Zero bytes separate the texts, so no text may contain one.
	texts := strings.Join(m.texts, "\x00")
	if strings.Count(texts, "\x00") != max(0, len(m.texts)-1) {
		return errors.New("a name or an argument contains a zero byte")
	}

	// The open files are sent as ancillary data of the packet.
	numbers := unsafe.Slice((*byte)(unsafe.Pointer(&m.numbers)), unsafe.Sizeof(m.numbers))
	return syscall.Sendmsg(socket, append(numbers, texts...), syscall.UnixRights(files...), nil, syscall.MSG_NOSIGNAL)
}

// receive returns the next message and the open files that were sent with it. It returns an error if the other end is
// closed or, with the flag MSG_DONTWAIT, if there is no message.
func receive(socket int, packet []byte, flags int) (m message, files []int, err error) {
	var rights [64]byte // large enough for the descriptors of three files
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

// hasMessage reports whether there is a message, or the other end is closed.
func hasMessage(socket int) bool {
	const readable = 1 // POLLIN
	poll := struct {
		fd          int32
		events, got int16
	}{fd: int32(socket), events: readable}
	var now syscall.Timespec
	n, err := call(syscall.SYS_PPOLL, uintptr(unsafe.Pointer(&poll)), 1, uintptr(unsafe.Pointer(&now)), 0)
	return err == nil && n > 0
}

// parse returns the message in a packet.
func parse(packet []byte) (m message) {
	numbers := unsafe.Slice((*byte)(unsafe.Pointer(&m.numbers)), unsafe.Sizeof(m.numbers))
	m.texts = strings.Split(string(packet[copy(numbers, packet):]), "\x00")
	return m
}
