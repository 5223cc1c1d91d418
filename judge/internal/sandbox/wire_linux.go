//go:build !portable

// What the judge and a helper say to each other: packets over a socket. Both ends are the same program, so the numbers
// go as they are in memory; after them come the texts.

package sandbox

import (
	"errors"
	"strings"
	"syscall"
	"time"
	"unsafe"
)

// message is an order of the judge, or what a helper says of itself or of a run.
type message struct {
	numbers
	texts []string
}

// numbers have no pointers.
type numbers struct {
	order
	outcome
}

// order is to kill the program that runs, if one does, or to start one. The texts are then the working folder, the
// program, its arguments, its environment and further writable folders.
type order struct {
	kill            bool
	readOnly        bool
	arguments, vars int // how many of the texts
	limits          Limits
}

// outcome is what a helper says of a run that is over. The only text is an error, after which the helper is perhaps
// not fit for another run; when it has started, the texts behind say what it cannot do.
type outcome struct {
	status    Status
	exitCode  int
	signal    syscall.Signal
	wall, cpu time.Duration
	memory    int64
	ended     int64 // in ns since 1970
}

// longest is more than the kernel takes in one packet.
const longest = 256 << 10

// send sends a message in one packet, with open files.
func send(socket int, m message, files ...int) error {
	texts := strings.Join(m.texts, "\x00")
	if strings.Count(texts, "\x00") != max(0, len(m.texts)-1) {
		return errors.New("a name or an argument contains a zero byte")
	}
	numbers := unsafe.Slice((*byte)(unsafe.Pointer(&m.numbers)), unsafe.Sizeof(m.numbers))
	return syscall.Sendmsg(socket, append(numbers, texts...), syscall.UnixRights(files...), nil, syscall.MSG_NOSIGNAL)
}

// parse reads a packet.
func parse(packet []byte) (m message) {
	numbers := unsafe.Slice((*byte)(unsafe.Pointer(&m.numbers)), unsafe.Sizeof(m.numbers))
	m.texts = strings.Split(string(packet[copy(numbers, packet):]), "\x00")
	return m
}
