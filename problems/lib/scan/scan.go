// Package scan runs a solution, and reads the words and numbers of its input. It is fast, and an error names the line
// and the word.
//
// Words are separated by white space (blanks): spaces, line ends (\n and \r\n), \t, \v, \f, and 0x1A, which
// old editors wrote at the end of a file. A word is read as a string, or as a number within bounds.
//
// A solution does not check for errors. If the next word is missing or wrong, the read does not return: it ends the
// solution, and Main prints the error. So every value that a read returns is within its bounds.
//
// The input files of real judges do not always follow the statement of the problem: the end marker is
// missing, the file ends in the middle of a case, or sizes exceed their limits. A solution that reads case
// after case looks like this:
//
//	func solve(in *scan.Scanner, out *bufio.Writer) {
//		for in.CaseUntil(0) { // false before the end marker 0, or at the end of the input: the marker may be missing
//			n := in.Int(1, scan.MaxSize) // not the limit of the statement, unless a larger n crashes the program
//			numbers := in.Ints(n, 0, scan.Max)
//			fmt.Fprintln(out, answer(numbers)) // not reached if the input ends in the middle of the case
//		}
//	}
//
//	func main() { scan.Main(solve) }
//
// If the first line counts the cases, call in.CountCases() before a loop with in.Case(). If the cases end
// with the input, in.Case() alone is enough. If the input has only one case, do not call Case; then an early
// end of the input is an error. To read a board, use grid.Read, which extends short rows and shortens long
// rows. If a space stands for a cell of the board, use Row. If the data contain comments, use SkipComments.
// For fractions such as 6/4, use Fraction.
//
// Cost: one pass over the bytes, no allocation per word (Word copies, because it returns a string).
// Interactive input: the Scanner calls Read only if it needs a byte and has used every byte received so far.
// A word is complete when one white-space character after it has been received; the Scanner does not wait for
// more. So a program can answer a line before the next one is sent.
// Tested: by fuzzing against bufio.Scanner and strconv, with readers that return any number of bytes at a
// time.
package scan

import (
	"bufio"
	"fmt"
	"io"
)

// Upper bounds to pass to Int if a number needs no smaller bound.
const (
	Max     = 1<<31 - 1 // limit of a count or a value
	MaxSize = 1 << 22   // limit of the length of an array that is allocated before its elements are read
)

const (
	firstBuffer = 1 << 16 // bytes requested at a time
	longestWord = 1 << 24 // bytes; a longer word is an error, so that endless input cannot use up the memory
	shownBytes  = 40      // the most bytes of a word that a message shows
	emptyReads  = 100     // the Scanner gives up after so many reads without bytes or an error
)

// A Scanner reads one input. The zero Scanner is not usable; see New.
type Scanner struct {
	r        io.Reader
	out      *bufio.Writer // flushed before each Read; may be nil
	buf      []byte
	pos, end int // buf[pos:end] has been received and not yet used
	eof      bool

	line      int    // line of buf[pos], from 1
	words     int    // words read on that line
	last      []byte // the last word read, in buf or copied to lastCopy
	lastCopy  [shownBytes + 1]byte
	lastLine  int // the line of the word in last
	lastIndex int // the place of the word in last on its line, from 1; 0 before the first word

	byCase  bool // whether Case or CountCases was called
	counted bool // whether CountCases was called
	cases   int  // cases that are left; used only if counted

	err   error  // the error that ended the solution
	early bool   // whether the input ends too early
	stop  func() // ends the solution after err has been set
}

// New returns a Scanner that reads r. New itself reads nothing. If a method of the Scanner fails to read, it
// panics with the error. Solutions do not need New: Main makes their Scanner.
func New(r io.Reader) *Scanner {
	s := newScanner(r)
	s.stop = func() { panic(s.err) }
	return s
}

func newScanner(r io.Reader) *Scanner {
	return &Scanner{r: r, buf: make([]byte, firstBuffer), line: 1, lastLine: 1}
}

// More reports whether there is another word. It waits for more input if all input received so far has been used.
func (s *Scanner) More() bool { return s.skipBlanks() }

// CountCases reads the number of cases that follow and returns it. Case returns false after this number of cases, or
// earlier at the end of the input.
func (s *Scanner) CountCases() int {
	s.byCase = true
	s.counted = true
	s.cases = s.Int(0, Max)
	return s.cases
}

// Case reports whether another case follows. After CountCases, it returns true once for each case of that count.
// Without CountCases, it returns false at the end of the input, and also if the next word does not start like a
// number, because some files have text after the data.
//
// A solution that calls Case may be given a file that ends in the middle of a case: the solution ends there without an
// error, because it has answered all complete cases.
func (s *Scanner) Case() bool {
	s.byCase = true
	if s.counted {
		s.cases--
		return s.cases >= 0 && s.More()
	}
	if !s.More() {
		return false
	}

	first := s.buf[s.pos]
	sign := first == '-' || first == '+'
	digit := '0' <= first && first <= '9'
	return sign || digit
}

// Word returns the next word.
func (s *Scanner) Word() string { return string(s.Bytes()) }

// Bytes returns the next word. The slice is valid until the next call of the Scanner, which may overwrite it.
func (s *Scanner) Bytes() []byte {
	if !s.next() {
		s.failAtEnd("a word")
	}
	return s.last
}

// Row returns the next line that is not blank, without the white space at its end. All other blanks are kept,
// because they may be cells of a board. If words of the current line have been read, call Line first, because
// it drops the rest of this line.
func (s *Scanner) Row() []byte {
	for {
		row := s.Line()
		for len(row) > 0 && isBlank(row[len(row)-1]) {
			row = row[:len(row)-1]
		}
		if len(row) > 0 {
			s.last = row
			return row
		}
	}
}

// Line returns the rest of the current line, blanks included, without its end (\n, or \r\n). If Fatalf is
// called next, its message quotes this line instead of a word. The slice is valid until the next call of the
// Scanner, which may overwrite it.
func (s *Scanner) Line() []byte {
	length := s.scanLine()
	s.last, s.lastLine, s.lastIndex = s.buf[s.pos:s.pos+length], s.line, s.words+1
	if length > 0 && s.last[length-1] == '\r' {
		s.last = s.last[:length-1]
	}

	s.pos += length
	if s.pos < s.end { // buf[pos] is a newline; only the last line may have none
		s.pos++
		s.line++
		s.words = 0
	}
	return s.last
}

// MoreLines reports whether another line follows, blank or not. Use it instead of More if blanks at the start of a
// line are data.
func (s *Scanner) MoreLines() bool { return s.pos < s.end || s.fill() }

// scanLine receives bytes until the rest of the current line is in the buffer, and returns its length.
func (s *Scanner) scanLine() int {
	length := 0
	for {
		rest := s.buf[s.pos+length : s.end]
		i := 0
		for i < len(rest) && rest[i] != '\n' {
			i++
		}

		length += i
		if i < len(rest) {
			return length
		}
		if !s.fill() {
			if length == 0 {
				s.failAtEnd("a line")
			}
			return length
		}
	}
}

// Int returns the next word as a decimal number from lo to hi. Like strconv.Atoi, it accepts an optional sign, + or -,
// and then digits. Leading zeros are allowed.
func (s *Scanner) Int(lo, hi int) int {
	if !s.next() {
		s.failAtEnd(fmt.Sprintf("a whole number from %d to %d", lo, hi))
	}

	n, ok := parse(s.last)
	if !ok || n < int64(lo) || n > int64(hi) {
		s.Fatalf("want a whole number from %d to %d", lo, hi)
	}
	return int(n)
}

// Ints returns the next n words as decimal numbers from lo to hi.
func (s *Scanner) Ints(n, lo, hi int) []int {
	numbers := make([]int, n)
	for i := range numbers {
		numbers[i] = s.Int(lo, hi)
	}
	return numbers
}

// Fatalf ends the solution with an error. The error names the last word read and contains the message, such
// as `line 3, word 2: "xyz": want a weekday`. Before the first word, the error names only line 1.
func (s *Scanner) Fatalf(format string, args ...interface{}) {
	message := fmt.Sprintf(format, args...)
	if s.lastIndex == 0 {
		s.fail(fmt.Errorf("line %d: %s", s.lastLine, message))
	}
	s.fail(fmt.Errorf("line %d, word %d: %s: %s", s.lastLine, s.lastIndex, shown(s.last), message))
}

// failAtEnd ends the solution with an error, because the input ends too early. want describes what should
// come next, such as "a word".
func (s *Scanner) failAtEnd(want string) {
	s.early = true
	s.fail(fmt.Errorf("line %d: input ends, want %s", s.line, want))
}

// fail ends the solution: it does not return.
func (s *Scanner) fail(err error) {
	s.err = err
	s.stop()
}

// shown quotes a word for a message. It shortens a very long word.
func shown(word []byte) string {
	if len(word) > shownBytes {
		return fmt.Sprintf("%q...", word[:shownBytes])
	}
	return fmt.Sprintf("%q", word)
}
