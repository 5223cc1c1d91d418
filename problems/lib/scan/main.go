package scan

import (
	"bufio"
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
// standard error, and exits with status 1.
//
// Answers are buffered. Before the Scanner waits for more input, it writes the buffered answers, so the
// solution of an interactive problem need not flush.
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

// finish writes the buffered answers. It returns the error of a failed read or, if there is none, the error
// of a failed write.
func (s *Scanner) finish() error {
	err := s.err
	// If the solution calls Case, it is no error if the input ends in the middle of a case.
	if s.early && s.byCase {
		err = nil
	}

	if flushed := s.out.Flush(); err == nil {
		err = flushed
	}
	return err
}
