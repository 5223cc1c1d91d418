// This file keeps what was said in a game: who said which line when.

package match

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"time"

	"oj/judge/internal/result"
)

// maxLine bounds the bytes of a line. lineCost is what a line takes in a report, besides its text.
const (
	maxLine  = 64 << 10
	lineCost = 1 << 10
)

// log keeps the lines of a game in order: of a long one the beginning and the end.
type log struct {
	head, tail         []result.Turn
	omitted            int // lines between the two
	half               int // what each may take, in bytes
	headSize, tailSize int

	open map[bool]*openLine // of the program (true) and of the referee; without text where nothing was said of a line yet
	file io.Writer          // takes every line in the form of .interaction files of the ICPC format; nil for none
}

// openLine is the part of a line that is still being written.
type openLine struct {
	at   time.Duration // of its first byte, since the start of the game
	text []byte
	cut  int // bytes dropped of a line that is too long
}

func newLog(size int) log { return log{half: size / 2, open: map[bool]*openLine{true: {}, false: {}}} }

// add records what one side said.
func (l *log) add(at time.Duration, program bool, data []byte) {
	for o := l.open[program]; len(data) > 0; {
		line, rest, ends := bytes.Cut(data, []byte{'\n'})
		if len(o.text) == 0 {
			o.at = at
		}
		keep := min(len(line), maxLine-len(o.text))
		o.text = append(o.text, line[:keep]...)
		o.cut += len(line) - keep
		if ends {
			l.close(program, false)
		}
		data = rest
	}
}

// close ends the open line of one side, and stores it.
func (l *log) close(program, open bool) {
	o := *l.open[program]
	*l.open[program] = openLine{}
	text, mark := string(o.text), "<"
	if o.cut > 0 {
		text += fmt.Sprintf("... (%d bytes more)", o.cut)
	}
	if program {
		mark = ">"
	}
	if l.file != nil {
		fmt.Fprintln(l.file, mark+text) // a bufio.Writer, whose Flush tells of failures
	}
	l.store(result.Turn{Milliseconds: float64(o.at.Microseconds()) / 1000, FromProgram: program, Text: text, Open: open})
}

func (l *log) store(line result.Turn) {
	if n := len(line.Text) + lineCost; l.tail == nil && l.headSize+n <= l.half {
		l.head = append(l.head, line)
		l.headSize += n
		return
	}
	l.tail = append(l.tail, line)
	for l.tailSize += len(line.Text) + lineCost; l.tailSize > l.half && len(l.tail) > 1; l.omitted++ {
		l.tailSize -= len(l.tail[0].Text) + lineCost
		l.tail = l.tail[1:]
	}
}

// finish stores what was said without a newline.
func (l *log) finish() {
	for _, program := range []bool{false, true} {
		if len(l.open[program].text) > 0 {
			l.close(program, true)
		}
	}
}

// unfinished returns what the player has written of its current line.
func (l *log) unfinished() string { return string(l.open[true].text) }

// lines returns all lines that were kept.
func (l *log) lines() []result.Turn { return slices.Concat(l.head, l.tail) }
