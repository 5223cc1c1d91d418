// Command replay is the checker of the pocket cube: replay INPUT ANSWER FEEDBACKDIR/ < OUTPUT. For each case it makes
// the printed turns, and compares their number with the number in the answer. The number -1 means that no turns lead
// from the start to the end. The turns must be on the second line of the case. The number of spaces between words
// does not matter. The exit status is 42 if the output is right. If the output is wrong, it is 43, and
// FEEDBACKDIR/judgemessage.txt contains the case and the reason. It is 1 if the program is not at fault: the input or
// the answer cannot be read, the answer is invalid, or the output is better than the answer.
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

// A verdict is an error that ends the check: the output, the input or the answer is wrong. It contains the exit status.
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

	// The kind of the error determines the exit status.
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
	// If a file cannot be opened, this is not the program's fault.
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
	// Read the input, the answer and the output together, case by case, because they may be long.
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

		// Replay the turns of the answer and of the output, and compare their numbers.
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

// judge compares the number of turns in the output with the number in the answer. -1 means that no turns lead from
// the start to the end.
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

// turns[t][i] is the place from which turn t moves a sticker to place i. t is the turn's name.
var turns = map[string]cube{
	"F": {6, 7, 8, 0, 1, 2, 9, 10, 11, 3, 4, 5, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23},
	"L": {13, 14, 12, 3, 4, 5, 2, 0, 1, 9, 10, 11, 20, 18, 19, 15, 16, 17, 7, 8, 6, 21, 22, 23},
	"U": {5, 3, 4, 16, 17, 15, 6, 7, 8, 9, 10, 11, 1, 2, 0, 14, 12, 13, 18, 19, 20, 21, 22, 23},
}

func init() {
	for _, name := range []string{"F", "L", "U"} {
		// The turn in the opposite direction moves every sticker back.
		var back cube
		for i, from := range turns[name] {
			back[from] = i
		}
		turns[name+"'"] = back
	}
}

// number reads a word and returns it as a number. It accepts numbers from 0 to 9999999.
func number(r *bufio.Reader) (int, error) {
	n, digits := 0, 0
	for {
		// A file may end directly after the last digit.
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

		// Each of the 24 stickers must be at exactly one place.
		if p[i] > 23 || seen[p[i]] > 0 {
			return p, fmt.Errorf("number %d is too large or occurs twice", p[i])
		}
		seen[p[i]]++
	}
	return p, nil
}

// lines reads an answer or an output line by line.
type lines struct {
	r    *bufio.Reader
	name string
	line int
}

// next returns the words of the next line, and false at the end.
func (l *lines) next() ([]string, bool, error) {
	// The last line may have no line break.
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

// length reads one case of the answer or of the output. It replays the turns and returns their number, or -1 if the
// case consists of -1.
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

	// The first line contains the number of turns, the second line the turns.
	n, err := strconv.Atoi(words[0])
	if err != nil || strconv.Itoa(n) != words[0] || n < -1 {
		return 0, l.errorf("%.50q is not -1 or a number of turns", words[0])
	}
	if n == -1 {
		return n, nil
	}

	// If there are no turns, the second line is empty, but it must exist.
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
			return l.errorf("word %d: %.50q is not a turn", i+1, name)
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

// end returns an error if anything except white space follows.
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
