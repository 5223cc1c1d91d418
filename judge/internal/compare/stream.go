// This file reads one of the two texts: a buffer that remembers what stood before the current place.

package compare

import (
	"bytes"
	"io"
	"sync"
)

const (
	bufferSize = 64 << 10
	history    = 1 << 10 // bytes that stay visible before the current place
	ahead      = 1 << 10 // bytes that a Window shows after it
)

// stream is a text with a current place in it.
type stream struct {
	r     io.Reader
	whole *[bufferSize]byte
	buf   []byte // the part of whole that has been read
	at    int    // current place in buf
	cut   bool   // buf[0] is not the start of the text
	line  int    // number of newlines before the current place
	err   error  // of the reader, io.EOF at the end
}

// buffers keeps buffers from one comparison to the next: small outputs are many.
var buffers = sync.Pool{New: func() any { return new([bufferSize]byte) }}

func newStream(r io.Reader) *stream {
	b := buffers.Get().(*[bufferSize]byte)
	return &stream{r: r, whole: b, buf: b[:0]}
}

// release gives the buffer back; the stream is not used any more.
func (s *stream) release() { buffers.Put(s.whole) }

// rest returns bytes from the current place on; none means the end of the text.
func (s *stream) rest() []byte {
	for s.at == len(s.buf) && s.err == nil {
		s.fill()
	}
	return s.buf[s.at:]
}

// fill reads more into the buffer and drops what is older than the history.
func (s *stream) fill() {
	if old := s.at - history; old > 0 && len(s.buf) == cap(s.buf) {
		s.buf = s.buf[:copy(s.buf, s.buf[old:])]
		s.cut = true
		s.at -= old
	}
	n, err := s.r.Read(s.buf[len(s.buf):cap(s.buf)])
	s.buf = s.buf[:len(s.buf)+n]
	s.err = err
}

// skip moves the current place by n bytes that rest has shown.
func (s *stream) skip(n int) {
	s.line += bytes.Count(s.buf[s.at:s.at+n], newline)
	s.at += n
}

var newline = []byte{'\n'}

// skipSpace moves past white space and reports whether there was any.
func (s *stream) skipSpace() bool {
	moved := false
	for {
		p := s.rest()
		n := 0
		for n < len(p) && isSpace(p[n]) {
			n++
		}
		s.skip(n)
		moved = moved || n > 0
		if n < len(p) || n == 0 {
			return moved
		}
	}
}

// word moves to the end of the current token and appends what it passes to tok, up to limit bytes
// in all. ok is false when the token is longer.
func (s *stream) word(tok []byte, limit int) (_ []byte, ok bool) {
	ok = true
	for {
		p := s.rest()
		n := 0
		for n < len(p) && !isSpace(p[n]) {
			n++
		}
		keep := min(n, limit-len(tok))
		tok = append(tok, p[:keep]...)
		ok = ok && keep == n
		s.skip(n)
		if n < len(p) || n == 0 {
			return tok, ok
		}
	}
}

// isSpace tells the white space of the format: 20 0c 0a 0d 09 0b.
func isSpace(c byte) bool { return c == ' ' || c-'\t' < 5 }

// Window is a cut from a text around the place where the two differ.
type Window struct {
	Text  []byte
	Place int  // index in Text of the first difference
	Line  int  // number of the line in which Place stands, from 1
	Head  bool // Text starts at the start of the text
	Tail  bool // Text ends at the end of the text
}

// window cuts the text around the current place.
func (s *stream) window() Window {
	for len(s.buf)-s.at < ahead && s.err == nil {
		s.fill()
	}
	lo, hi := max(0, s.at-history), min(len(s.buf), s.at+ahead)
	return Window{
		Text: bytes.Clone(s.buf[lo:hi]), Place: s.at - lo, Line: s.line + 1,
		Head: !s.cut && lo == 0, Tail: hi == len(s.buf) && s.err != nil,
	}
}

// failed returns the reader's error, unless it is the end of the text.
func (s *stream) failed() error {
	if s.err == io.EOF {
		return nil
	}
	return s.err
}
