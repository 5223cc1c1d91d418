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
	r    io.Reader
	buf  []byte // what has been read
	at   int    // current place in buf
	cut  bool   // buf[0] is not the start of the text
	line int    // number of newlines before the current place
	err  error  // of the reader, io.EOF at the end
}

// streams keeps the buffers of ended comparisons: with fresh ones, and those of cache.HashFile, a call with 1,500 short
// runs collected garbage ten times as often and took a tenth more of the processor.
var streams = sync.Pool{New: func() any { return &stream{buf: make([]byte, 0, bufferSize)} }}

func newStream(r io.Reader) *stream {
	s := streams.Get().(*stream)
	*s = stream{r: r, buf: s.buf[:0]}
	return s
}

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

// space reports whether white space stands at the current place.
func (s *stream) space() bool {
	p := s.rest()
	return len(p) > 0 && isSpace(p[0])
}

// pass moves past white space, or else past a token, and appends what it passes to text, up to limit bytes in all.
func (s *stream) pass(space bool, text []byte, limit int) []byte {
	for {
		p := s.rest()
		n := 0
		for n < len(p) && isSpace(p[n]) == space {
			n++
		}
		text = append(text, p[:min(n, limit-len(text))]...)
		s.skip(n)
		if n < len(p) || n == 0 {
			return text
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
