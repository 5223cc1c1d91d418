package scan

import (
	"bufio"
	"fmt"
	"io"
	"os"
)

// A Solution reads an input and writes its answers. It does not check for errors: a read that fails ends it.
type Solution func(in *Scanner, out *bufio.Writer)

// Main runs a solution on the standard input and output. It is the whole main function of a solution:
//
//	func main() { scan.Main(solve) }
//
// If the input cannot be solved, Main writes the answers before the error, then the error to the standard error, and
// exits with status 1.
//
// Answers are buffered and written before the Scanner waits for more input. So the solution of an interactive problem
// need not flush its turns.
func Main(solve Solution) {
	in := newScanner(os.Stdin)
	in.out = bufio.NewWriter(os.Stdout)
	in.stop = func() { exit(in.finish()) }

	solve(in, in.out)
	exit(in.finish())
}

// exit ends the program.
func exit(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

// Run is Main for tests: it returns the error. Here a read that fails panics; there it exits, because a pasted program
// without panics is shorter in C++.
func Run(r io.Reader, w io.Writer, solve Solution) error {
	in := New(r)
	in.out = bufio.NewWriter(w)

	in.recovered(solve)
	return in.finish()
}

// recovered runs a solution until it returns or a read fails. It does not stop other panics.
func (s *Scanner) recovered(solve Solution) {
	defer func() {
		if s.err != nil {
			recover()
		}
	}()
	solve(s, s.out)
}

// finish writes the buffered answers, and returns the error of reading or else that of writing.
func (s *Scanner) finish() error {
	err := s.err
	if s.early && s.byCase {
		err = nil // see Case
	}

	if flushed := s.out.Flush(); err == nil {
		err = flushed
	}
	return err
}
