// This file is as much of WebSocket (RFC 6455) as a server of small texts needs.

package main

import (
	"bufio"
	"crypto/sha1"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode/utf8"
)

// maxMessage is the size of the longest message that is taken, in bytes.
const maxMessage = 4 << 20

// The opcodes of frames, and the statuses that say why a connection is closed.
const (
	opContinue, opText, opClose, opPing, opPong = 0, 1, 8, 9, 10

	closeNormal, closeProtocol, closeType, closeText, closeSize = 1000, 1002, 1003, 1007, 1009
)

// A frame must be written within writeWithin, and the next one must have come within idle. The other side answers a ping at
// least every pingEvery.
const (
	writeWithin = 10 * time.Second
	pingEvery   = 30 * time.Second
	idle        = 3 * pingEvery
)

// socket is one connection. write may be called at any time, read by one goroutine.
type socket struct {
	conn net.Conn
	r    *bufio.Reader
	mu   sync.Mutex // of writing
}

// upgrade makes a socket of a request, or answers it with an error.
func upgrade(w http.ResponseWriter, r *http.Request) (*socket, error) {
	key, err := base64.StdEncoding.DecodeString(r.Header.Get("Sec-WebSocket-Key"))
	hijacker, ok := w.(http.Hijacker)
	if err != nil || len(key) != 16 || !ok || r.Method != http.MethodGet || r.Header.Get("Sec-WebSocket-Version") != "13" ||
		!hasToken(r.Header, "Upgrade", "websocket") || !hasToken(r.Header, "Connection", "upgrade") {
		w.Header().Set("Sec-WebSocket-Version", "13")
		http.Error(w, "this is a WebSocket server", http.StatusUpgradeRequired)
		return nil, errors.New("no WebSocket request")
	}
	conn, buffered, err := hijacker.Hijack()
	if err != nil {
		return nil, err
	}
	sum := sha1.Sum([]byte(r.Header.Get("Sec-WebSocket-Key") + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"))
	_, err = fmt.Fprintf(conn, "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %s\r\n\r\n",
		base64.StdEncoding.EncodeToString(sum[:]))
	conn.SetDeadline(time.Time{}) // those of the server's request are over
	return &socket{conn: conn, r: buffered.Reader}, err
}

// hasToken reports whether a header's list of words holds this one.
func hasToken(h http.Header, name, word string) bool {
	return slices.ContainsFunc(strings.Split(strings.Join(h.Values(name), ","), ","), func(s string) bool {
		return strings.EqualFold(strings.TrimSpace(s), word)
	})
}

// closeError is the error of a connection that the server ends: the status says why.
type closeError int

func (e closeError) Error() string { return fmt.Sprintf("WebSocket closed with status %d", int(e)) }

// read returns the next text. It answers pings; when the other side closes, the error is io.EOF.
func (s *socket) read() (string, error) {
	text, err := s.message()
	var status closeError
	if errors.As(err, &status) {
		s.frame(opClose, binary.BigEndian.AppendUint16(nil, uint16(status)))
	}
	return text, err
}

func (s *socket) message() (string, error) {
	var text []byte
	begun := false
	for {
		op, final, payload, err := s.next(maxMessage - len(text))
		if err != nil {
			return "", err
		}
		switch {
		case op == opPing:
			err = s.frame(opPong, payload)
		case op == opPong:
		case op == opClose:
			s.frame(opClose, payload)
			return "", io.EOF
		case op == opText && begun || op == opContinue && !begun:
			return "", closeError(closeProtocol)
		case op != opText && op != opContinue:
			return "", closeError(closeType)
		default:
			begun = true
			text = append(text, payload...)
			if final && !utf8.Valid(text) {
				return "", closeError(closeText)
			}
			if final {
				return string(text), nil
			}
		}
		if err != nil {
			return "", err
		}
	}
}

// next reads one frame, whose payload may have so many bytes.
func (s *socket) next(most int) (op byte, final bool, payload []byte, err error) {
	var head [2]byte
	s.conn.SetReadDeadline(time.Now().Add(idle))
	if _, err := io.ReadFull(s.r, head[:]); err != nil {
		return 0, false, nil, err
	}
	op, final = head[0]&15, head[0]&128 != 0
	size := uint64(head[1] & 127)
	if control := op >= 8; head[0]&0x70 != 0 || head[1]&128 == 0 || control && (!final || size > 125) {
		return 0, false, nil, closeError(closeProtocol) // browsers mask what they send
	}
	if wide := map[uint64]int{126: 2, 127: 8}[size]; wide > 0 {
		var b [8]byte
		if _, err := io.ReadFull(s.r, b[8-wide:]); err != nil {
			return 0, false, nil, err
		}
		size = binary.BigEndian.Uint64(b[:])
	}
	if size > uint64(most) {
		return 0, false, nil, closeError(closeSize)
	}
	var mask [4]byte
	if _, err := io.ReadFull(s.r, mask[:]); err != nil {
		return 0, false, nil, err
	}
	// Memory grows with what has come, not with what the other side promises.
	payload, err = io.ReadAll(io.LimitReader(s.r, int64(size)))
	if err == nil && len(payload) < int(size) {
		err = io.ErrUnexpectedEOF
	}
	for i := range payload {
		payload[i] ^= mask[i%4]
	}
	return op, final, payload, err
}

// write sends a text.
func (s *socket) write(text []byte) error { return s.frame(opText, text) }

// closing tells the other side that the connection ends, and ends it. It waits for no frame that is being written.
func (s *socket) closing(status uint16) {
	s.conn.SetDeadline(time.Now().Add(time.Second))
	if s.mu.TryLock() {
		s.conn.Write(binary.BigEndian.AppendUint16([]byte{128 | opClose, 2}, status))
		s.mu.Unlock()
	}
	s.conn.Close()
}

// frame sends one frame. The deadline is that of this frame alone: a later one would find it passed.
func (s *socket) frame(op byte, payload []byte) error {
	head := []byte{128 | op}
	switch n := len(payload); {
	case n < 126:
		head = append(head, byte(n))
	case n < 1<<16:
		head = binary.BigEndian.AppendUint16(append(head, 126), uint16(n))
	default:
		head = binary.BigEndian.AppendUint64(append(head, 127), uint64(n))
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.conn.SetWriteDeadline(time.Now().Add(writeWithin))
	_, err := s.conn.Write(append(head, payload...))
	s.conn.SetWriteDeadline(time.Time{})
	return err
}
