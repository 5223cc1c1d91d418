package scan

import (
	"fmt"
	"io"
)

// next moves to the next word and stores it in s.last. It returns false at the end of the input.
func (s *Scanner) next() bool {
	if !s.skipBlanks() {
		return false
	}

	length := 0
	for {
		rest := s.buf[s.pos+length : s.end]
		i := 0
		for i < len(rest) && (rest[i] > ' ' || !isBlank(rest[i])) {
			i++
		}

		// If the word reaches the end of the buffer, read more bytes, because it may continue there.
		length += i
		if i < len(rest) || !s.fill() {
			break
		}
	}

	s.words++
	s.last, s.lastLine, s.lastIndex = s.buf[s.pos:s.pos+length], s.line, s.words
	s.pos += length
	return true
}

// skipBlanks moves to the first byte of the next word and counts lines. It returns false if there is no other word.
func (s *Scanner) skipBlanks() bool {
	for {
		for s.pos < s.end {
			c := s.buf[s.pos]
			if !isBlank(c) {
				return true
			}
			if c == '\n' {
				s.line++
				s.words = 0
			}
			s.pos++
		}

		if !s.fill() {
			return false
		}
	}
}

// endOfFile is the byte that editors of CP/M and DOS wrote at the end of a file.
const endOfFile = 0x1A

// isBlank reports whether c separates words. NUL and other control bytes do not separate words; they belong
// to a word. So a corrupted file that contains such bytes is rejected.
func isBlank(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' || c == endOfFile }

// fill reads bytes to buf[end:]. To make room, it may move the unused bytes to the front or to a larger buffer. It
// returns false at the end of the input.
func (s *Scanner) fill() bool {
	if s.eof {
		return false
	}

	// Flush the output before reading, because an interactive judge sends the next line only after it has
	// received the answer to the previous one.
	if s.out != nil {
		if err := s.out.Flush(); err != nil {
			s.fail(err)
		}
	}

	// Copy the last word out of the buffer, because it may be overwritten there.
	s.last = s.lastCopy[:copy(s.lastCopy[:], s.last)]
	s.makeRoom()

	for tries := 0; tries < emptyReads; tries++ {
		n, err := s.r.Read(s.buf[s.end:])
		s.end += n
		if err == io.EOF { // no errors.Is, because an io.Reader must not wrap io.EOF
			s.eof = true
		} else if err != nil {
			s.fail(fmt.Errorf("line %d: reading the input: %v", s.line, err))
		}
		if n > 0 || s.eof {
			return n > 0
		}
	}
	s.fail(fmt.Errorf("line %d: reading the input: %v", s.line, io.ErrNoProgress))
	return false
}

// makeRoom makes room after buf[end]. It moves bytes only if there is no room at the end of the buffer, so
// that a word that arrives byte by byte is not moved each time.
func (s *Scanner) makeRoom() {
	if s.pos == s.end {
		s.pos, s.end = 0, 0
	}
	if s.end < len(s.buf) {
		return
	}

	unused := s.buf[s.pos:s.end]
	if len(unused) >= longestWord {
		s.fail(fmt.Errorf("line %d, word %d: %s: longer than %d bytes", s.line, s.words+1, shown(unused), longestWord))
	}

	if len(unused) == len(s.buf) {
		s.buf = make([]byte, 2*len(s.buf))
	}
	s.end = copy(s.buf, unused)
	s.pos = 0
}

// parse returns the value of a decimal number. It returns false if word is not a decimal number or does not
// fit into 64 bits.
func parse(word []byte) (int64, bool) {
	digits := word
	if len(word) > 0 && (word[0] == '-' || word[0] == '+') {
		digits = word[1:]
	}
	if len(digits) == 0 {
		return 0, false
	}

	// The least int64 is -most, and the greatest is most-1.
	const most = 1 << 63
	n := uint64(0)
	for _, c := range digits {
		d := uint64(c - '0')
		if d > 9 || n > (most-d)/10 {
			return 0, false
		}
		n = 10*n + d
	}

	if word[0] == '-' {
		return -int64(n), true
	}
	return int64(n), n < most
}
