package scan

import (
	"bufio"
	"fmt"
	"io"
	"os"
)

// A Solution reads an input and writes its answers. It does not check for errors: if a read fails, it ends the
// solution.
type Solution func(in *Scanner, out *bufio.Writer)

// Main runs a solution on the standard input and output. It is the whole main function of a solution:
//
//	func main() { scan.Main(solve) }
//
// If the input is invalid, Main writes the answers so far to the standard output and the error to the
// standard error, and exits with status 1.
//
// Answers are buffered. The Scanner writes them before it waits for more input, so the solution of an
// interactive problem need not flush.
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

// Run runs a solution in tests: it returns the error instead of exiting. In Run, a failed read panics; in Main
// it exits, because the translation to C++ is shorter without panics.
func Run(r io.Reader, w io.Writer, solve Solution) error {
	in := New(r)
	in.out = bufio.NewWriter(w)

	in.recovered(solve)
	return in.finish()
}

// recovered runs a solution until it returns or a read fails. It does not recover from other panics.
func (s *Scanner) recovered(solve Solution) {
	defer func() {
		if s.err != nil {
			recover()
		}
	}()
	solve(s, s.out)
}

// finish writes the buffered answers, and returns the error of reading or, if there is none, the error of
// writing.
func (s *Scanner) finish() error {
	err := s.err
	if s.early && s.byCase {
		err = nil // the input ends in the middle of a case, which is allowed: see Case
	}

	if flushed := s.out.Flush(); err == nil {
		err = flushed
	}
	return err
}
