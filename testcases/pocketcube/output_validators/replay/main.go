// Command replay is the checker of the pocket cube: replay INPUT ANSWER FEEDBACKDIR/ < OUTPUT. It makes the turns of the
// output for every case and compares their number with that of the answer, or -1 with -1. The turns must be in the
// second line. The number of blanks between words does not matter.
// Exit status 42: accepted. 43: wrong, with the case and the reason in FEEDBACKDIR/judgemessage.txt. 1: the judge's own
// files are wrong: they cannot be read, the answer is damaged, or the output is better than the answer.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"oj/testcases/internal/feedback"
)

const (
	accepted = 42
	wrong    = 43
	failed   = 1
)

// A verdict is the error that ends the check of a wrong output or of wrong judge's files.
type verdict struct {
	status  int
	message string
}

func (v verdict) Error() string { return v.message }

func wrongf(format string, args ...any) error  { return verdict{wrong, fmt.Sprintf(format, args...)} }
func failedf(format string, args ...any) error { return verdict{failed, fmt.Sprintf(format, args...)} }

func main() {
	if len(os.Args) < 4 {
		fmt.Fprintln(os.Stderr, "usage: replay INPUT ANSWER FEEDBACKDIR/ < OUTPUT")
		os.Exit(failed)
	}

	// The exit status follows from the kind of the error.
	err := check(os.Args[1], os.Args[2], os.Stdin)
	if err == nil {
		os.Exit(accepted)
	}

	fmt.Fprintln(os.Stderr, err)
	if err := feedback.Write(os.Args[3], "judgemessage.txt", err.Error()+"\n"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(failed)
	}
	if v, ok := err.(verdict); ok {
		os.Exit(v.status)
	}
	os.Exit(failed)
}

func check(input, answer string, output io.Reader) error {
	// Files of the judge that cannot be opened are its own fault.
	in, err := os.Open(input)
	if err != nil {
		return err
	}
	defer in.Close()
	ans, err := os.Open(answer)
	if err != nil {
		return err
	}
	defer ans.Close()
	return compare(bufio.NewReaderSize(in, 1<<16), lines{r: bufio.NewReaderSize(ans, 1<<16), name: answer},
		lines{r: bufio.NewReaderSize(output, 1<<16), name: "output"}, input)
}

func compare(in *bufio.Reader, answer, output lines, name string) error {
	// Input, answer and output are read side by side, because they may be long.
	cases, err := number(in)
	if err != nil {
		return failedf("%s: the number of cases: %v", name, err)
	}
	for k := 1; k <= cases; k++ {
		start, err := position(in)
		if err != nil {
			return failedf("%s: case %d: %v", name, k, err)
		}
		end, err := position(in)
		if err != nil {
			return failedf("%s: case %d: %v", name, k, err)
		}

		// The length is known only after the turns were replayed, for the answer as for the output.
		want, err := answer.length(start, end)
		if err != nil {
			return failedf("case %d: %v", k, err)
		}
		got, err := output.length(start, end)
		if err != nil {
			return wrongf("case %d: %v", k, err)
		}
		if err := judge(k, got, want); err != nil {
			return err
		}
	}

	// Nothing may follow the last case.
	if err := answer.end(); err != nil {
		return failedf("%v", err)
	}
	if err := output.end(); err != nil {
		return wrongf("%v", err)
	}
	return nil
}

// judge compares numbers of turns that have been replayed, -1 for none.
func judge(k, got, want int) error {
	switch {
	case got == want:
		return nil
	case want == -1:
		return failedf("case %d: the output reaches the end in %d turns, the answer says that it cannot be reached", k, got)
	case got == -1:
		return wrongf("case %d: -1, but the end can be reached in %d turns", k, want)
	case got < want:
		return failedf("case %d: the output needs %d turns, less than the answer's %d", k, got, want)
	}
	return wrongf("case %d: %d turns, but %d are enough", k, got, want)
}

type cube [24]int

// turns[t][i] is the place from which turn t moves a sticker to place i.
var turns = map[string]cube{
	"F": {6, 7, 8, 0, 1, 2, 9, 10, 11, 3, 4, 5, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23},
	"L": {13, 14, 12, 3, 4, 5, 2, 0, 1, 9, 10, 11, 20, 18, 19, 15, 16, 17, 7, 8, 6, 21, 22, 23},
	"U": {5, 3, 4, 16, 17, 15, 6, 7, 8, 9, 10, 11, 1, 2, 0, 14, 12, 13, 18, 19, 20, 21, 22, 23},
}

func init() {
	for _, name := range []string{"F", "L", "U"} {
		// A turn in the other direction puts every sticker back.
		var back cube
		for i, from := range turns[name] {
			back[from] = i
		}
		turns[name+"'"] = back
	}
}

// number reads a word from 0 to 9999999.
func number(r *bufio.Reader) (int, error) {
	n, digits := 0, 0
	for {
		// The end of the file may follow the last digit directly.
		c, err := r.ReadByte()
		if err != nil && (err != io.EOF || digits == 0) {
			return 0, err
		}

		blank := err == io.EOF || c == ' ' || '\t' <= c && c <= '\r'
		switch {
		case blank && digits > 0:
			return n, nil
		case blank:
		case c < '0' || c > '9' || digits == 7:
			return 0, fmt.Errorf("byte %q, want a number", c)
		default:
			n, digits = 10*n+int(c-'0'), digits+1
		}
	}
}

func position(r *bufio.Reader) (p cube, err error) {
	var seen cube
	for i := range p {
		if p[i], err = number(r); err != nil {
			return p, err
		}

		// Each of the 24 stickers is at one place.
		if p[i] > 23 || seen[p[i]] > 0 {
			return p, fmt.Errorf("number %d is too large or stands twice", p[i])
		}
		seen[p[i]]++
	}
	return p, nil
}

// lines is an answer or an output, read line by line.
type lines struct {
	r    *bufio.Reader
	name string
	line int
}

// next returns the words of the next line; false at the end.
func (l *lines) next() ([]string, bool, error) {
	// The last line may lack its line break.
	text, err := l.r.ReadString('\n')
	if err != nil && (err != io.EOF || text == "") {
		if err == io.EOF {
			err = nil
		}
		return nil, false, err
	}
	l.line++
	return strings.Fields(text), true, nil
}

func (l *lines) errorf(format string, args ...any) error {
	return fmt.Errorf("%s, line %d: %s", l.name, l.line, fmt.Sprintf(format, args...))
}

// length reads one case, replays its turns and returns their number; -1 if the case says so.
func (l *lines) length(start, end cube) (int, error) {
	words, ok, err := l.next()
	if err != nil {
		return 0, err
	}
	if !ok {
		return 0, fmt.Errorf("%s ends after line %d", l.name, l.line)
	}
	if len(words) != 1 {
		return 0, l.errorf("%d words, want one number", len(words))
	}

	// The length is printed first, and the turns are on a line of their own.
	n, err := strconv.Atoi(words[0])
	if err != nil || strconv.Itoa(n) != words[0] || n < -1 {
		return 0, l.errorf("%.50q is not -1 or a number of turns", words[0])
	}
	if n == -1 {
		return n, nil
	}

	// Without turns the line is empty, but it must exist.
	if words, ok, err = l.next(); err != nil {
		return 0, err
	}
	if !ok {
		return 0, fmt.Errorf("%s ends after line %d, want a line of %d turns", l.name, l.line, n)
	}
	if len(words) != n {
		return 0, l.errorf("%d turns, but the line before says %d", len(words), n)
	}
	return n, l.replay(start, end, words)
}

func (l *lines) replay(p, end cube, names []string) error {
	for i, name := range names {
		turn, ok := turns[name]
		if !ok {
			return l.errorf("word %d: %.50q is no turn", i+1, name)
		}

		// All stickers move at once, so the turn reads from a copy.
		before := p
		for j, from := range turn {
			p[j] = before[from]
		}
	}
	if p != end {
		return l.errorf("the turns lead to %v, not to %v", p, end)
	}
	return nil
}

// end makes sure that nothing but blanks follows.
func (l *lines) end() error {
	for {
		words, ok, err := l.next()
		if err != nil || !ok {
			return err
		}
		if len(words) > 0 {
			return l.errorf("%.50q after the last case", words[0])
		}
	}
}
