// The transcript of a game: who said which line when.

package match

import (
	"bufio"
	"fmt"
	"io"
	"time"
)

// The two sides, as the ICPC format marks them.
const (
	FromReferee byte = '<'
	FromPlayer  byte = '>'
	FromStderr  byte = '!' // in a log of its own, and in no file
)

// Line is one line of a game, or what there was of it.
type Line struct {
	At   time.Duration // of its first byte, since the start of the game
	From byte
	Text string // without the newline
	// Open is set when the line has no newline at its end (yet).
	Open bool
}

// Log keeps the lines of a game in order. Its size is bounded: of a long game
// it keeps the beginning and the end, half of the bound each.
type Log struct {
	Head    []Line
	Omitted int // lines between Head and Tail that were dropped
	Tail    []Line

	half               int
	headSize, tailSize int
	open               map[byte]*openLine
}

// openLine is the part of a line that is still being written.
type openLine struct {
	at   time.Duration
	text []byte
	cut  int // bytes dropped of a line that is too long
}

// maxLine is how much of one line is kept, in bytes.
const maxLine = 64 << 10

func newLog(size int) *Log {
	return &Log{half: size / 2, open: map[byte]*openLine{}}
}

// add records what one side said.
func (l *Log) add(at time.Duration, from byte, data []byte) {
	start := 0
	for i, c := range data {
		if c == '\n' {
			l.extend(at, from, data[start:i])
			l.close(from, false)
			start = i + 1
		}
	}
	if start < len(data) {
		l.extend(at, from, data[start:])
	}
}

// extend adds to the open line of one side.
func (l *Log) extend(at time.Duration, from byte, text []byte) {
	o := l.open[from]
	if o == nil {
		o = &openLine{at: at}
		l.open[from] = o
	}
	keep := min(len(text), maxLine-len(o.text))
	o.text = append(o.text, text[:keep]...)
	o.cut += len(text) - keep
}

// close ends the open line of one side and stores it.
func (l *Log) close(from byte, open bool) {
	o := l.open[from]
	if o == nil {
		return
	}
	delete(l.open, from)
	text := string(o.text)
	if o.cut > 0 {
		text += fmt.Sprintf("... (%d bytes more)", o.cut)
	}
	l.store(Line{At: o.at, From: from, Text: text, Open: open})
}

func (l *Log) store(line Line) {
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
	l.close(FromReferee, true)
	l.close(FromPlayer, true)
	l.close(FromStderr, true)
}

// unfinished returns what the player has written of its current line.
func (l *Log) unfinished() string {
	if o := l.open[FromPlayer]; o != nil {
		return string(o.text)
	}
	return ""
}

// Lines returns all lines that were kept.
func (l *Log) Lines() []Line {
	return append(append([]Line(nil), l.Head...), l.Tail...)
}

// String shows a line with its time in milliseconds.
func (x Line) String() string {
	end := ""
	if x.Open {
		end = " (no newline)"
	}
	return fmt.Sprintf("%10.1f ms %c %s%s", float64(x.At.Microseconds())/1000, x.From, x.Text, end)
}

// WriteInteraction writes the game as an .interaction file of the ICPC format:
// a mark and the line itself, no times. Between two passes of a multi-pass
// problem the caller writes a line "---".
func (l *Log) WriteInteraction(w io.Writer) error {
	return l.write(w, func(x Line) string { return string(rune(x.From)) + x.Text })
}

// WriteTimes writes the game with times, for people.
func (l *Log) WriteTimes(w io.Writer) error { return l.write(w, Line.String) }

func (l *Log) write(w io.Writer, text func(Line) string) error {
	b := bufio.NewWriter(w)
	for _, x := range l.Head {
		fmt.Fprintln(b, text(x))
	}
	if l.Omitted > 0 {
		fmt.Fprintf(b, "... (%d lines left out)\n", l.Omitted)
	}
	for _, x := range l.Tail {
		fmt.Fprintln(b, text(x))
	}
	return b.Flush()
}
