//go:build !portable

// What the judge and a helper say to each other: packets over a socket. Both ends are the same program, so the numbers
// go as they are in memory; after them come the texts.

package sandbox

import (
	"errors"
	"io"
	"strings"
	"syscall"
	"time"
	"unsafe"
)

// message is an order of the judge, with the working folder, the program, its arguments, its environment, further
// writable folders and what is to be shown as its texts; or what a helper says of itself, when it has started, or of a run that is over. Then
// the first text is an error or "", and what follows is what the helper cannot do.
type message struct {
	numbers
	texts []string
}

// numbers have no pointers.
type numbers struct {
	kill            bool // the program that runs, if one does; nothing else counts
	readOnly        bool
	arguments, vars int // how many of the texts
	writable        int
	limits          Limits

	status    Status
	exitCode  int
	signal    syscall.Signal
	wall, cpu time.Duration
	memory    int64
	ended     time.Duration // by the clock of all helpers
}

// send sends a message in one packet, with open files.
func send(socket int, m message, files ...int) error {
	texts := strings.Join(m.texts, "\x00")
	if strings.Count(texts, "\x00") != max(0, len(m.texts)-1) {
		return errors.New("a name or an argument contains a zero byte")
	}
	numbers := unsafe.Slice((*byte)(unsafe.Pointer(&m.numbers)), unsafe.Sizeof(m.numbers))
	return syscall.Sendmsg(socket, append(numbers, texts...), syscall.UnixRights(files...), nil, syscall.MSG_NOSIGNAL)
}

// receive takes a message and the files that come with it. The error says that the other end is closed or, with
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
