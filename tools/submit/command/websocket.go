// This file implements the subset of WebSocket (RFC 6455) that a server needs to exchange short texts.

package command

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

// maxMessage is the maximum size of a received message in bytes.
const maxMessage = 4 << 20

// The opcodes of frames, and the status codes of close frames.
const (
	opContinue, opText, opClose, opPing, opPong = 0, 1, 8, 9, 10

	closeNormal, closeProtocol, closeType, closeText, closeSize = 1000, 1002, 1003, 1007, 1009
)

// The bits of a frame's first two bytes. The lowest seven bits of the second byte are the size of the
// payload. But if they are wideSize or widestSize, the size follows in the next bytes.
const (
	finalBit   = 0x80
	reserved   = 0x70
	opcodeBits = 0x0f

	maskBit  = 0x80
	sizeBits = 0x7f

	wideSize   = 126 // the next two bytes are the size
	widestSize = 127 // the next eight bytes are the size

	maxControl = 125 // the maximum number of bytes in a ping, pong or close frame
)

const (
	writeTimeout = 10 * time.Second // the maximum time to write a frame
	pingEvery    = 30 * time.Second
	readTimeout  = 3 * pingEvery // the maximum time between two received frames; a live connection answers each ping
	closeTimeout = time.Second   // the maximum time to write the last frame
)

// A socket is a WebSocket connection. Only one goroutine at a time may call read; any goroutine may call write.
type socket struct {
	conn net.Conn
	r    *bufio.Reader
	mu   sync.Mutex // held while a frame is written
}

// upgrade turns a request into a socket, or answers it with an error.
func upgrade(w http.ResponseWriter, r *http.Request) (*socket, error) {
	key := r.Header.Get("Sec-WebSocket-Key")

	// RFC 6455, section 4.2.1, requires these headers.
	decoded, err := base64.StdEncoding.DecodeString(key)
	hijacker, canHijack := w.(http.Hijacker)
	validKey := err == nil && len(decoded) == 16
	isUpgrade := hasToken(r.Header, "Upgrade", "websocket") && hasToken(r.Header, "Connection", "upgrade")
	isVersion := r.Header.Get("Sec-WebSocket-Version") == "13"
	if !validKey || !canHijack || r.Method != http.MethodGet || !isVersion || !isUpgrade {
		w.Header().Set("Sec-WebSocket-Version", "13")
		http.Error(w, "this is a WebSocket server", http.StatusUpgradeRequired)
		return nil, errors.New("this is not a WebSocket request")
	}

	// Take over the connection from net/http.
	conn, buffered, err := hijacker.Hijack()
	if err != nil {
		return nil, err
	}
	const protocolKey = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11" // RFC 6455, section 1.3
	sum := sha1.Sum([]byte(key + protocolKey))
	_, err = fmt.Fprintf(conn, "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"+
		"Sec-WebSocket-Accept: %s\r\n\r\n", base64.StdEncoding.EncodeToString(sum[:]))
	conn.SetDeadline(time.Time{}) // remove the deadlines of the HTTP request
	return &socket{conn: conn, r: buffered.Reader}, err
}

// hasToken reports whether a header's list of words contains this word.
func hasToken(h http.Header, name, word string) bool {
	// The list may have several words: Firefox sends "Connection: keep-alive, Upgrade".
	words := strings.Split(strings.Join(h.Values(name), ","), ",")
	return slices.ContainsFunc(words, func(s string) bool {
		return strings.EqualFold(strings.TrimSpace(s), word)
	})
}

// A closeError is the status with which the server closes a connection because of an error.
type closeError int

func (e closeError) Error() string { return fmt.Sprintf("WebSocket closed with status %d", int(e)) }

// read waits for the next text message and returns it. If pings arrive in the meantime, read answers them. If
// the other side closes the connection, the error is io.EOF.
func (s *socket) read() (string, error) {
	// If the other side has violated the protocol, close the connection with the status for this error.
	text, err := s.readMessage()
	var status closeError
	if errors.As(err, &status) {
		s.writeFrame(opClose, binary.BigEndian.AppendUint16(nil, uint16(status)))
	}
	return text, err
}

// readMessage returns the joined frames of a text. Control frames may come between them.
func (s *socket) readMessage() (string, error) {
	var text []byte
	begun := false
	for {
		// The limit applies to the total length of all frames of a message.
		f, err := s.readFrame(maxMessage - len(text))
		if err != nil {
			return "", err
		}

		// The first frame of a message has the type of the message; all further frames are of type opContinue.
		isText := f.op == opText || f.op == opContinue
		outOfOrder := f.op == opText && begun || f.op == opContinue && !begun
		switch {
		case f.op == opPing:
			if err := s.writeFrame(opPong, f.payload); err != nil {
				return "", err
			}
			continue
		case f.op == opPong:
			continue
		case f.op == opClose:
			err := endOf(f.payload)
			if err == io.EOF {
				s.writeFrame(opClose, f.payload)
			}
			return "", err
		case outOfOrder:
			return "", closeError(closeProtocol)
		case !isText:
			return "", closeError(closeType)
		}

		begun = true
		text = append(text, f.payload...)
		switch {
		case f.final && !utf8.Valid(text):
			return "", closeError(closeText)
		case f.final:
			return string(text), nil
		}
	}
}

// endOf returns the error with which a connection ends after a close frame: io.EOF if the frame's payload is
// valid, else a closeError. A valid payload is empty, or a status, possibly followed by a text with the
// reason.
func endOf(payload []byte) error {
	switch {
	case len(payload) == 0:
		return io.EOF
	case len(payload) == 1:
		return closeError(closeProtocol)
	}

	// RFC 6455, section 7.4, and IANA's registry: no frame may contain 1004 to 1006 or 1015.
	status := binary.BigEndian.Uint16(payload)
	isDefined := status >= 1000 && status <= 1014 && (status < 1004 || status > 1006)
	isForApplications := status >= 3000 && status <= 4999
	switch {
	case !isDefined && !isForApplications:
		return closeError(closeProtocol)
	case !utf8.Valid(payload[2:]):
		return closeError(closeText)
	}
	return io.EOF
}

// A frame is a received frame with its unmasked payload.
type frame struct {
	op      byte
	final   bool // whether this is the last frame of its message
	payload []byte
}

// readFrame reads a frame. If its payload has more than maxSize bytes, readFrame returns an error.
func (s *socket) readFrame(maxSize int) (frame, error) {
	s.conn.SetReadDeadline(time.Now().Add(readTimeout))
	var head [2]byte
	if _, err := io.ReadFull(s.r, head[:]); err != nil {
		return frame{}, err
	}
	f := frame{op: head[0] & opcodeBits, final: head[0]&finalBit != 0}
	size := uint64(head[1] & sizeBits)

	// A control frame must be short and unfragmented, because it may come between the frames of a message.
	isControl := f.op >= opClose
	badControl := isControl && (!f.final || size > maxControl)
	isMasked := head[1]&maskBit != 0 // RFC 6455 requires a mask in the frames of clients
	if head[0]&reserved != 0 || !isMasked || badControl {
		return frame{}, closeError(closeProtocol)
	}

	size, err := s.readSize(size)
	if err != nil {
		return frame{}, err
	}
	if size > uint64(maxSize) {
		return frame{}, closeError(closeSize)
	}

	// Unmask the payload: XOR it with the mask.
	var mask [4]byte
	if _, err := io.ReadFull(s.r, mask[:]); err != nil {
		return frame{}, err
	}

	// io.ReadAll only allocates memory for bytes that arrive, so a header without a payload costs little.
	f.payload, err = io.ReadAll(io.LimitReader(s.r, int64(size)))
	if err == nil && len(f.payload) < int(size) {
		err = io.ErrUnexpectedEOF
	}
	for i := range f.payload {
		f.payload[i] ^= mask[i%len(mask)]
	}
	return f, err
}

// readSize returns the size of a payload. The parameter short is the size field of the header. If this field
// is wideSize or widestSize, the next bytes contain the size. Otherwise the field itself is the size.
func (s *socket) readSize(short uint64) (uint64, error) {
	width := 0
	switch short {
	case wideSize:
		width = 2
	case widestSize:
		width = 8
	default:
		return short, nil
	}

	// The frame contains the size in big-endian order. Read it into the end of b, whose other bytes are 0.
	var b [8]byte
	if _, err := io.ReadFull(s.r, b[len(b)-width:]); err != nil {
		return 0, err
	}
	return binary.BigEndian.Uint64(b[:]), nil
}

// write sends a text.
func (s *socket) write(text []byte) error { return s.writeFrame(opText, text) }

// close sends the status to the other side and ends the connection. It does not wait for a frame that another goroutine
// is writing.
func (s *socket) close(status uint16) {
	// The deadline also ends a write in which another goroutine is blocked.
	s.conn.SetDeadline(time.Now().Add(closeTimeout))
	if s.mu.TryLock() {
		s.conn.Write(binary.BigEndian.AppendUint16([]byte{finalBit | opClose, 2}, status))
		s.mu.Unlock()
	}
	s.conn.Close()
}

// writeFrame sends one frame within writeTimeout. After the write it removes this deadline, because an expired
// deadline would make the next write fail.
func (s *socket) writeFrame(op byte, payload []byte) error {
	// Each message is one frame. The frames of a server have no mask.
	head := []byte{finalBit | op}
	switch n := len(payload); {
	case n < wideSize:
		head = append(head, byte(n))
	case n < 1<<16:
		head = binary.BigEndian.AppendUint16(append(head, wideSize), uint16(n))
	default:
		head = binary.BigEndian.AppendUint64(append(head, widestSize), uint64(n))
	}

	s.mu.Lock()
	defer s.mu.Unlock()

	// Consider the connection broken if the page reads nothing for this long.
	s.conn.SetWriteDeadline(time.Now().Add(writeTimeout))
	_, err := s.conn.Write(append(head, payload...))
	s.conn.SetWriteDeadline(time.Time{})
	return err
}
