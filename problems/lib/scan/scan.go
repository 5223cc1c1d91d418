// Package scan reads the words and numbers of a judge's input. It is fast, it stops at the first mistake, and the
// error names the line and the word.
//
// Words are separated by white space: blanks, line ends (\n and \r\n), \t, \v, \f, and 0x1A, which old editors wrote
// at the end of a file. A word is taken as text or as a whole number within bounds. After the first mistake every
// read returns the zero value at once. So a program checks Err before it answers a case, and once after its loops.
//
// The files of real judges differ from the statements: the end marker is missing, the file ends in the middle of a
// case, sizes exceed their limits. A solution that reads case after case looks like this:
//
//	for in.Case() { // false at the end of the input: the end marker may be missing
//		n := in.Int(0, scan.MaxSize) // not the limit of the statement, unless a larger n crashes the program
//		if n == 0 {
//			break // the end marker
//		}
//		numbers := make([]int, n)
//		for i := range numbers {
//			numbers[i] = in.Int(0, scan.Max)
//		}
//		if in.Err() != nil {
//			break // also if the input ends in the middle of a case: print nothing for it
//		}
//		fmt.Fprintln(out, answer(numbers))
//	}
//	...
//	return in.Mistake() // like Err, but an early end of the input is no mistake
//
// If the first line counts the cases: for cases := in.Int(0, scan.Max); cases > 0 && in.Case(); cases--.
// If a case starts with a word that is no number: in.More() instead of in.Case().
// A solution of one case reads it without Case and returns in.Err(), which refuses an early end.
// Rows of a board: grid.Read, which fills short rows and cuts long ones; Row if blanks are cells.
// Comments in the data: NewWithComments.
//
// Cost: one pass over the bytes, no allocation per word (Word copies, because it returns a string).
// Interactive input: the Scanner calls Read only when every byte received so far has been used, and never to look
// past the white space that ends a word. So a program can answer a line before the next one is sent.
// Tested: fuzzed against bufio.Scanner and strconv over readers that deliver any amounts of bytes.
package scan

import (
	"fmt"
	"io"
)

// Bounds for Int where a number needs no other limit.
const (
	Max     = 1<<31 - 1 // a count or a value
	MaxSize = 1 << 22   // the length of an array that is made before its elements are read
)

const (
	firstBuffer = 1 << 16 // bytes asked for at a time
	longestWord = 1 << 24 // bytes; a longer word is an error, so that endless input cannot eat the memory
	shownBytes  = 40      // of a word in a message
	emptyReads  = 100     // reads in a row that may return neither bytes nor an error
)

// A Scanner reads one input. The zero Scanner is not usable; see New.
type Scanner struct {
	r        io.Reader
	buf      []byte
	pos, end int    // buf[pos:end] has been received and not yet used
	eof      bool   // r has nothing more
	line     int    // line of buf[pos], from 1
	words    int    // words read on that line
	last     []byte // the last word read, or what kept has of it
	kept     [shownBytes + 1]byte
	lastLine int // where it stands
	lastWord int // from 1; 0 as long as no word has been read
	err      error
	early    bool // err says that the input ended too early
}

// New returns a Scanner that reads r. It reads nothing yet.
func New(r io.Reader) *Scanner {
	return &Scanner{r: r, buf: make([]byte, firstBuffer), line: 1, lastLine: 1}
}

// Err returns the first error, nil if there was none. The end of the input is an error if the program asked for one
// more word.
func (s *Scanner) Err() error { return s.err }

// Mistake returns the first error, except that it returns nil if the input ended too early. A solution that prints
// one answer a case ends with it: it has answered all complete cases, and that is what a judge's truncated file wants.
func (s *Scanner) Mistake() error {
	if s.early {
		return nil
	}
	return s.err
}

// More reports whether there is another word. It is false at the end of the input and after an error; it waits for
// input if all that has come so far is used.
func (s *Scanner) More() bool { return s.err == nil && s.skipBlanks() }

// Case reports whether another case follows that starts with a number. It is false at the end of the input, after an
// error, and before a word that does not start like a number, because some files have text after the data.
func (s *Scanner) Case() bool {
	if !s.More() {
		return false
	}

	first := s.buf[s.pos]
	sign := first == '-' || first == '+'
	digit := '0' <= first && first <= '9'
	return sign || digit
}

// Word returns the next word, "" after an error.
func (s *Scanner) Word() string { return string(s.Bytes()) }

// Bytes returns the next word, nil after an error. The bytes are the Scanner's own and hold until its next call.
func (s *Scanner) Bytes() []byte {
	if s.err == nil && !s.next() {
		s.failAtEnd("a word")
	}
	if s.err != nil {
		return nil
	}
	return s.last
}

// Row returns the next line that is not blank, without the white space at its end. Its other blanks are kept because
// they may be cells of a board. After words of the same line, call Line first: it drops the rest of the line. Row
// returns nil after an error, and at the end of the input, which is an error.
func (s *Scanner) Row() []byte {
	for {
		row := s.Line()
		if row == nil {
			return nil
		}

		for len(row) > 0 && isBlank(row[len(row)-1]) {
			row = row[:len(row)-1]
		}
		if len(row) > 0 {
			s.last = row
			return row
		}
	}
}

// Line returns the rest of the line that is being read, blanks and all, without its end (\n, or \r\n); nil after an error,
// and at the end of the input, which is an error then. It is the last word read for Failf. The bytes are the Scanner's own
// and hold until its next call.
func (s *Scanner) Line() []byte {
	n := 0 // bytes that have been looked at
	for s.err == nil {
		rest := s.buf[s.pos+n : s.end]
		i := 0
		for i < len(rest) && rest[i] != '\n' {
			i++
		}
		n += i
		if i < len(rest) {
			break
		}
		if !s.fill() {
			if n == 0 {
				s.failAtEnd("a line")
			}
			break
		}
	}
	if s.err != nil {
		return nil
	}
	s.last, s.lastLine, s.lastWord = s.buf[s.pos:s.pos+n], s.line, s.words+1
	if n > 0 && s.last[n-1] == '\r' {
		s.last = s.last[:n-1]
	}
	s.pos += n
	if s.pos < s.end { // the end of the line
		s.pos++
		s.line++
		s.words = 0
	}
	return s.last
}

// Int returns the next word as a decimal number from lo to hi, 0 after an error. It takes what strconv.Atoi takes:
// one optional sign, + or -, then digits, of which the first may be zeros.
func (s *Scanner) Int(lo, hi int) int {
	if s.err == nil && !s.next() {
		s.failAtEnd(fmt.Sprintf("a whole number from %d to %d", lo, hi))
	}
	if s.err != nil {
		return 0
	}
	n, ok := parse(s.last)
	if !ok || n < int64(lo) || n > int64(hi) {
		s.Failf("want a whole number from %d to %d", lo, hi)
		return 0
	}
	return int(n)
}

// Failf makes the last word read the place of an error: line 3, word 2: "xyz": and then the message. Before the
// first word it names line 1 alone. It does nothing if there is an error already.
func (s *Scanner) Failf(format string, args ...interface{}) {
	if s.err != nil {
		return
	}
	message := fmt.Sprintf(format, args...)
	if s.lastWord == 0 {
		s.err = fmt.Errorf("line %d: %s", s.lastLine, message)
		return
	}
	s.err = fmt.Errorf("line %d, word %d: %s: %s", s.lastLine, s.lastWord, shown(s.last), message)
}

// failAtEnd reports that the input ends where want should stand, unless reading failed before.
func (s *Scanner) failAtEnd(want string) {
	if s.err == nil {
		s.err = fmt.Errorf("line %d: input ends, want %s", s.line, want)
		s.early = true
	}
}

// shown quotes a word for a message, a very long one cut.
func shown(word []byte) string {
	if len(word) > shownBytes {
		return fmt.Sprintf("%q...", word[:shownBytes])
	}
	return fmt.Sprintf("%q", word)
}

// next moves to the next word and makes it the last one; false at the end of the input and when reading fails.
func (s *Scanner) next() bool {
	if !s.skipBlanks() {
		return false
	}
	n := 0 // bytes of the word that have been looked at
	for {
		rest := s.buf[s.pos+n : s.end]
		i := 0
		for i < len(rest) && (rest[i] > ' ' || !isBlank(rest[i])) {
			i++
		}
		n += i
		if i < len(rest) || !s.fill() {
			break
		}
	}
	if s.err != nil {
		return false
	}
	s.words++
	s.last, s.lastLine, s.lastWord = s.buf[s.pos:s.pos+n], s.line, s.words
	s.pos += n
	return true
}

// skipBlanks moves to the first byte of the next word, counting lines; false if there is none.
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

// endOfFile is the byte that editors of CP/M and DOS wrote behind the text.
const endOfFile = 0x1A

// isBlank reports whether c separates words. NUL and other control bytes do not: they belong to a word, so that a
// file damaged by them is refused.
func isBlank(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' || c == endOfFile }

// fill adds bytes after buf[end], moving what is unused to the front or to a larger buffer; false at the end of the
// input and when reading fails, which sets the error.
func (s *Scanner) fill() bool {
	if s.eof || s.err != nil {
		return false
	}
	s.last = s.kept[:copy(s.kept[:], s.last)] // because the buffer below it may be overwritten
	s.makeRoom()
	if s.err != nil {
		return false
	}
	for tries := 0; tries < emptyReads; tries++ {
		n, err := s.r.Read(s.buf[s.end:])
		s.end += n
		if err == io.EOF { // a Read returns io.EOF itself, never wrapped
			s.eof = true
		} else if err != nil {
			s.err = fmt.Errorf("line %d: reading the input: %v", s.line, err)
			return false
		}
		if n > 0 || s.eof {
			return n > 0
		}
	}
	s.err = fmt.Errorf("line %d: reading the input: %v", s.line, io.ErrNoProgress)
	return false
}

// makeRoom sees to it that there is room after buf[end]. It moves bytes only when the buffer is full to its end, so
// that a word which arrives byte by byte is not moved each time.
func (s *Scanner) makeRoom() {
	if s.pos == s.end {
		s.pos, s.end = 0, 0
	}
	if s.end < len(s.buf) {
		return
	}
	unused := s.buf[s.pos:s.end]
	if len(unused) >= longestWord {
		s.err = fmt.Errorf("line %d, word %d: %s: longer than %d bytes", s.line, s.words+1, shown(unused), longestWord)
		return
	}
	if len(unused) == len(s.buf) {
		s.buf = make([]byte, 2*len(s.buf))
	}
	s.end = copy(s.buf, unused)
	s.pos = 0
}

// parse returns the value of a decimal number; false if word is none or does not fit into 64 bits.
func parse(word []byte) (int64, bool) {
	digits := word
	if len(word) > 0 && (word[0] == '-' || word[0] == '+') {
		digits = word[1:]
	}
	if len(digits) == 0 {
		return 0, false
	}
	const most = 1 << 63 // the size of the least number; that of the greatest is one less
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
