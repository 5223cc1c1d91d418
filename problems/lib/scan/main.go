package scan

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
)

// A Solution reads an input and writes its answers. It does not check for errors, because a failed read
// ends the solution.
type Solution func(in *Scanner, out *bufio.Writer)

// Main runs a solution on the standard input and output. The main function of a solution only calls Main:
//
//	func main() { scan.Main(solve) }
//
// If the input is invalid, Main writes the answers so far to the standard output and the error to the
// standard error, and exits with status 1. If the input ends too early, it does the same, but the status is 0 if the
// solution calls Case.
//
// Answers are buffered. Before the Scanner waits for more input, it writes the buffered answers, so the
// solution of an interactive problem need not flush.
func Main(solve func(in *Scanner, out *bufio.Writer)) {
	in := &Scanner{r: os.Stdin, out: bufio.NewWriter(os.Stdout), buf: make([]byte, 0, 1<<16), line: 1, endStatus: 1}
	in.stop = func(status int, message string) {
		in.out.Flush()
		used := bytes.TrimRight(in.buf[:in.pos], "\n\r ")
		fmt.Fprintf(os.Stderr, "line %d: %s\n", in.line+bytes.Count(used, []byte("\n")), message)
		os.Exit(status)
	}

	solve(in, in.out)
	if err := in.out.Flush(); err != nil {
		in.stop(1, err.Error())
	}
}

// Run runs a solution in tests: it returns the error instead of exiting. In Run, a failed read panics; in Main
// it exits, because the translation to C++ is shorter without panics.
func Run(r io.Reader, w io.Writer, solve Solution) (err error) {
	in := New(r)
	in.out = bufio.NewWriter(w)

	var stopped bool
	in.stop = func(status int, message string) {
		if status != 0 {
			err = in.mistake(message)
		}
		stopped = true
		panic(message)
	}
	defer func() {
		if stopped { // do not recover from other panics
			recover()
		}
		if flushed := in.out.Flush(); err == nil {
			err = flushed
		}
	}()

	solve(in, in.out)
	return nil
}

// New returns a Scanner that reads r. New itself reads nothing. If a method of the Scanner fails to read, it
// panics with an error. Solutions do not need New: Main makes their Scanner.
func New(r io.Reader) *Scanner {
	s := &Scanner{r: r, out: bufio.NewWriter(io.Discard), buf: make([]byte, 0, 1<<16), line: 1, endStatus: 1}
	s.stop = func(_ int, message string) { panic(s.mistake(message)) }
	return s
}

// mistake returns the error that Main prints.
func (s *Scanner) mistake(message string) error {
	used := bytes.TrimRight(s.buf[:s.pos], "\n\r ")
	return fmt.Errorf("line %d: %s", s.line+bytes.Count(used, []byte("\n")), message)
}
