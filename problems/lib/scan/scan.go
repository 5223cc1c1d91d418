// Package scan runs a solution, and reads the words and numbers of its input. It is fast, an error names the line, and
// a pasted program contains only the methods that it calls.
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
// If the first line counts the cases, use CountedCase instead. If the cases end with the input, use Case. If the input
// has only one case, use none of them; then an early end of the input is an error. In a contest, where the statement
// holds, NextInt reads a number without bounds.
//
// To read a board, use grid.Read, which extends short rows and shortens long rows. If a space stands for a cell of the
// board, use Row. If the data contain comments, call SkipComments where they may stand. For fractions such as 6/4, use Fraction.
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
	"bytes"
	"fmt"
	"io"
	"math"
	"strconv"
)

// Max is the bound to pass to Int for a count or a value that needs no smaller one.
const Max = 1<<31 - 1

// MaxSize is the bound to pass to Int for the length of an array that is allocated before its elements are read.
const MaxSize = 1 << 22

// A Scanner reads one input. The zero Scanner is not usable; see New.
//
// After the first call of CountedCase, counted is true, and cases is the number of cases that are left.
type Scanner struct {
	r    io.Reader
	out  *bufio.Writer
	stop func(status int, message string) // ends the program

	buf                         []byte // buf[pos:] has been received and not yet used
	pos, line, endStatus, cases int    // line: that of buf[0]; endStatus: exit status if the input ends within a case
	eof, counted                bool
}

// has reports whether there is a byte at buf[pos+n], if necessary after it has received more. It is short so that it is
// inlined.
func (s *Scanner) has(n int) bool { return s.pos+n < len(s.buf) || !s.eof && s.fill() }

// fill moves the unused bytes of buf to the front, and receives more behind them; the appended 0 makes room for at least
// one. It returns false at the end of the input. It is not called again then, because a terminal would wait for more.
func (s *Scanner) fill() bool {
	// Flush the output before reading, because an interactive judge sends the next line only after it has received the
	// answer to the previous one. The Writer remembers an error for the last flush.
	s.out.Flush()

	// Move the unused bytes, which are the start of a word, to the front. Append a byte so that there is always room.
	// A word that comes in many pieces is moved for each piece: a line of a million bytes through a pipe takes 20 ms.
	s.line += bytes.Count(s.buf[:s.pos], []byte("\n"))
	s.buf = append(append(s.buf[:0], s.buf[s.pos:]...), 0)
	n, err := s.r.Read(s.buf[len(s.buf)-1 : cap(s.buf)])
	s.pos, s.buf, s.eof = 0, s.buf[:len(s.buf)-1+n], n == 0
	if err != nil && err != io.EOF { // no errors.Is, because an io.Reader must not wrap io.EOF
		s.stop(1, err.Error())
	}
	return n > 0
}

// isBlank reports whether c separates words (white space, and 0x1A, which ends old files). NUL and other control bytes
// do not separate words; they belong to a word. So a corrupted file that contains such bytes is rejected.
func isBlank(c byte) bool { return c <= ' ' && (c == ' ' || '\t' <= c && c <= '\r' || c == 0x1A) }

// More reports whether there is another word. It waits for more input if all input received so far has been used.
func (s *Scanner) More() bool {
	for ; s.has(0) && isBlank(s.buf[s.pos]); s.pos++ {
	}
	return s.pos < len(s.buf)
}

// Bytes returns the next word. The slice is valid until the next call of the Scanner, which may overwrite it.
func (s *Scanner) Bytes() []byte {
	if !s.More() {
		s.stop(s.endStatus, "input ends, want a word")
	}

	n := 1
	for ; s.has(n) && !isBlank(s.buf[s.pos+n]); n++ {
	}
	s.pos += n
	return s.buf[s.pos-n : s.pos]
}

// Word returns the next word.
func (s *Scanner) Word() string { return string(s.Bytes()) }

// Int returns the next word as a decimal number from lo to hi. Like strconv.Atoi, it accepts an optional sign, + or -,
// and then digits. Leading zeros are allowed.
func (s *Scanner) Int(lo, hi int) int {
	n, err := strconv.Atoi(string(s.Bytes()))
	if err != nil || n < lo || n > hi {
		s.stop(1, fmt.Sprintf("want a whole number from %d to %d", lo, hi))
	}
	return n
}

// NextInt returns the next word as a decimal number of any size that an int can hold.
func (s *Scanner) NextInt() int { return s.Int(math.MinInt, math.MaxInt) }

// Ints returns the next n words as decimal numbers from lo to hi.
func (s *Scanner) Ints(n, lo, hi int) []int {
	numbers := make([]int, n)
	for i := range numbers {
		numbers[i] = s.Int(lo, hi)
	}
	return numbers
}

// Fatalf ends the solution with an error. The error names the line of the last word or line that was read, and contains
// the message, such as `line 3: want a weekday`.
func (s *Scanner) Fatalf(format string, args ...interface{}) { s.stop(1, fmt.Sprintf(format, args...)) }
