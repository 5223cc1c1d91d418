// The transcript of a game: who said which line when.

package match

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"time"

	"oj/judge/internal/report"
)

// Log keeps the lines of a game in order. Its size is bounded: of a long game
// it keeps the beginning and the end, half of the bound each.
type Log struct {
	Head    []report.Turn
	Omitted int // lines between Head and Tail that were dropped
	Tail    []report.Turn

	half               int
	headSize, tailSize int
	open               map[bool]*openLine // of the program (true) and of the referee
}

// openLine is the part of a line that is still being written.
type openLine struct {
	at   time.Duration // of its first byte, since the start of the game
	text []byte
	cut  int // bytes dropped of a line that is too long
}

// maxLine is how much of one line is kept, in bytes.
const maxLine = 64 << 10

func newLog(size int) *Log {
	return &Log{half: size / 2, open: map[bool]*openLine{}}
}

// add records what one side said.
func (l *Log) add(at time.Duration, program bool, data []byte) {
	start := 0
	for i, c := range data {
		if c == '\n' {
			l.extend(at, program, data[start:i])
			l.close(program, false)
			start = i + 1
		}
	}
	if start < len(data) {
		l.extend(at, program, data[start:])
	}
}

// extend adds to the open line of one side.
func (l *Log) extend(at time.Duration, program bool, text []byte) {
	o := l.open[program]
	if o == nil {
		o = &openLine{at: at}
		l.open[program] = o
	}
	keep := min(len(text), maxLine-len(o.text))
	o.text = append(o.text, text[:keep]...)
	o.cut += len(text) - keep
}

// close ends the open line of one side and stores it.
func (l *Log) close(program, open bool) {
	o := l.open[program]
	if o == nil {
		return
	}
	delete(l.open, program)
	text := string(o.text)
	if o.cut > 0 {
		text += fmt.Sprintf("... (%d bytes more)", o.cut)
	}
	l.store(report.Turn{Milliseconds: float64(o.at.Microseconds()) / 1000, FromProgram: program, Text: text, Open: open})
}

func (l *Log) store(line report.Turn) {
	n := len(line.Text) + 32 // and what the line itself takes
	if l.tailSize == 0 && l.headSize+n <= l.half {
		l.Head = append(l.Head, line)
		l.headSize += n
		return
	}
	l.Tail = append(l.Tail, line)
	l.tailSize += n
	for l.tailSize > l.half && len(l.Tail) > 1 {
		l.tailSize -= len(l.Tail[0].Text) + 32
		l.Tail = l.Tail[1:]
		l.Omitted++
	}
}

// finish stores what was said without a newline.
func (l *Log) finish() {
	l.close(false, true)
	l.close(true, true)
}

// unfinished returns what the player has written of its current line.
func (l *Log) unfinished() string {
	if o := l.open[true]; o != nil {
		return string(o.text)
	}
	return ""
}

// Lines returns all lines that were kept.
func (l *Log) Lines() []report.Turn { return slices.Concat(l.Head, l.Tail) }

// WriteInteraction writes the game as an .interaction file of the ICPC format:
// a mark and the line itself, no times. Between two passes of a multi-pass
// problem the caller writes a line "---".
func (l *Log) WriteInteraction(w io.Writer) error {
	b := bufio.NewWriter(w)
	for i, x := range l.Lines() {
		if i == len(l.Head) && l.Omitted > 0 {
			fmt.Fprintf(b, "... (%d lines left out)\n", l.Omitted)
		}
		mark := "<"
		if x.FromProgram {
			mark = ">"
		}
		fmt.Fprintln(b, mark+x.Text)
	}
	return b.Flush()
}
