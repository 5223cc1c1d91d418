// This file reads a text, the answer or the output, piece by piece.

package compare

import (
	"bufio"
	"bytes"
	"io"
	"math"
)

// bufferSize is the size of the read buffer in bytes. Longer pieces are read in parts. It is a variable so
// that tests can make it smaller.
var bufferSize = 16 << 10

// around is the number of bytes that a Window shows on each side of its place.
const around = 1 << 10

// A stream reads a text piece by piece. A piece is a word or a run of white space.
type stream struct {
	text  io.ReaderAt
	rest  *bufio.Reader // the text from the current piece on
	piece []byte        // the current piece: white space or a word; empty at the end
	at    int64         // the offset of the piece
	line  int           // the number of newlines before the piece
	err   error         // the error of the reader
}

func newStream(text io.ReaderAt) *stream {
	s := &stream{text: text, rest: bufio.NewReaderSize(io.NewSectionReader(text, 0, math.MaxInt64), bufferSize)}
	s.next()
	return s
}

// buffered returns the bytes from the current piece on that were already read.
func (s *stream) buffered() []byte {
	data, _ := s.rest.Peek(s.rest.Buffered())
	return data
}

// next moves to the next piece.
func (s *stream) next() { s.skip(len(s.piece)) }

// skip moves past the next size bytes, which were already read. A piece must begin after them.
func (s *stream) skip(size int) {
	s.at += int64(size)
	s.line += bytes.Count(s.buffered()[:size], newline)
	s.rest.Discard(size)

	n := 0 // the length of the part of the piece that was read so far
	for over := false; !over; {
		_, err := s.rest.Peek(n + 1) // read more bytes if the piece reaches the end of the bytes read so far

		// The piece ends where white space begins or ends, or at the end of the buffer.
		data, _ := s.rest.Peek(s.rest.Buffered())
		for n < len(data) && isSpace(data[n:]) == isSpace(data) {
			n++
		}
		s.piece = data[:n]
		over = n < len(data) || err != nil
		if err != bufio.ErrBufferFull {
			s.err = unlessEOF(err)
		}
	}
}

// skipSpace moves past white space, if any.
func (s *stream) skipSpace() {
	for isSpace(s.piece) {
		s.next()
	}
}

var newline = []byte{'\n'}

// isSpace reports whether a text begins with white space of the package format: the bytes 20, 0c, 0a, 0d, 09
// and 0b.
func isSpace(text []byte) bool { return len(text) > 0 && (text[0] == ' ' || text[0]-'\t' < 5) }

// endsWord reports whether a word ends before this text: the text is empty or begins with white space.
func endsWord(text []byte) bool { return len(text) == 0 || isSpace(text) }

// ink returns the next byte that is not white space. At the end of the text it returns 0 and false.
func (s *stream) ink() (c byte, ok bool) {
	for {
		c, err := s.rest.ReadByte()
		if err != nil {
			s.err = unlessEOF(err)
			return 0, false
		}
		if !isSpace([]byte{c}) {
			return c, true
		}
	}
}

// A Window is the part of a text around the first difference.
type Window struct {
	Text  []byte
	Place int  // index in Text of the first difference
	Line  int  // the number of the line with Place, from 1
	Head  bool // whether the window begins at the start of the whole text
	Tail  bool // whether the window ends at the end of the whole text
}

// window returns the part of the text around the n-th byte of the current piece.
func (s *stream) window(n int) Window {
	// Read this part again from the file, because the reader may already be past it.
	place := s.at + int64(n)
	from := max(0, place-around)
	w := Window{Place: int(place - from), Line: s.line + bytes.Count(s.piece[:n], newline) + 1, Head: from == 0}

	// Try to read one byte more than the window shows, to learn whether the text continues.
	text := make([]byte, w.Place+around+1)
	size, err := s.text.ReadAt(text, from)
	if unlessEOF(err) != nil {
		s.err = err
	}
	w.Text = text[:min(size, w.Place+around)]
	w.Tail = size < len(text)
	return w
}

func unlessEOF(err error) error {
	if err == io.EOF {
		return nil
	}
	return err
}
