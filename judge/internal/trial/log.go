// This file records the lines of a game: text, time, and the side that wrote each line.

package trial

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"slices"
	"time"

	"oj/judge/internal/result"
)

// maxLine is the maximum number of bytes recorded of a line. lineCost is the approximate size in bytes of a
// line in a report, without the line's text.
const (
	maxLine  = 64 << 10
	lineCost = 1 << 10
)

// log records the lines of a game in order. If there are too many, it drops lines in the middle.
type log struct {
	head, tail         []result.Turn
	omitted            int // the number of lines dropped between head and tail
	half               int // the maximum size of head, and of tail, in bytes
	headSize, tailSize int

	program, referee openLine  // the unfinished lines of the two sides
	file             io.Writer // if not nil, every line is written to it in the format of .interaction files (ICPC)

	// If turns is not nil, every line is written to it: the number of its turn, the milliseconds since the start of the
	// game, the mark and the text, separated by tabs. mark is that of all lines, or "" for < (referee) and > (program).
	turns io.Writer
	mark  string
}

// openLine is a line that has no newline yet.
type openLine struct {
	at   time.Duration // the time of its first byte, since the start of the game
	turn int           // the number of the turn of its first byte
	text []byte
	cut  int // the number of bytes dropped, if the line is too long
}

func newLog(size int) log { return log{half: size / 2} }

// openLine returns the unfinished line of one side: of the program, or, if program is false, of the referee.
func (l *log) openLine(program bool) *openLine {
	if program {
		return &l.program
	}
	return &l.referee
}

// add records output of the program, or of the referee if the argument program is false, in the turn with this number.
func (l *log) add(at time.Duration, turn int, program bool, data []byte) {
	o := l.openLine(program)
	for len(data) > 0 {
		line, rest, ends := bytes.Cut(data, []byte{'\n'})

		// The time of a line is that of its first byte.
		if len(o.text) == 0 {
			o.at, o.turn = at, turn
		}

		// If a line is too long, the remaining bytes are only counted.
		keep := min(len(line), maxLine-len(o.text))
		o.text = append(o.text, line[:keep]...)
		o.cut += len(line) - keep

		if ends {
			const open = false
			l.close(program, open)
		}
		data = rest
	}
}

// close stores the current line of one side: of the program, or, if program is false, of the referee. The
// next output of this side then begins a new line. The parameter open tells whether the stored line has no
// newline.
func (l *log) close(program, open bool) {
	o := *l.openLine(program)
	*l.openLine(program) = openLine{}

	text := string(o.text)
	if o.cut > 0 {
		text += fmt.Sprintf("... (%d bytes more)", o.cut)
	}

	mark := "<"
	if program {
		mark = ">"
	}
	ms := float64(o.at.Microseconds()) / 1000

	// Ignore the errors: both files are of the type bufio.Writer, whose method Flush returns them later.
	if l.file != nil {
		fmt.Fprintln(l.file, mark+text)
	}
	if l.turns != nil {
		fmt.Fprintf(l.turns, "%d\t%.3f\t%s\t%s\n", o.turn, ms, cmp.Or(l.mark, mark), text)
	}
	l.store(result.Turn{Milliseconds: ms, Turn: o.turn, FromProgram: program, Text: text, Open: open})
}

// store adds a line to head or, if head is full, to tail. If tail is full, it drops the oldest lines of tail.
func (l *log) store(line result.Turn) {
	size := func(line result.Turn) int { return len(line.Text) + lineCost }
	if l.tail == nil && l.headSize+size(line) <= l.half {
		l.head = append(l.head, line)
		l.headSize += size(line)
		return
	}

	l.tail = append(l.tail, line)
	l.tailSize += size(line)
	for l.tailSize > l.half && len(l.tail) > 1 {
		l.tailSize -= size(l.tail[0])
		l.tail = l.tail[1:]
		l.omitted++
	}
}

// finish stores the unfinished lines of both sides: first the referee's line, then the program's.
func (l *log) finish() {
	for _, program := range []bool{false, true} {
		if len(l.openLine(program).text) > 0 {
			const open = true
			l.close(program, open)
		}
	}
}

// unfinished returns the text of the player's unfinished line.
func (l *log) unfinished() string { return string(l.program.text) }

// lines returns the recorded lines.
func (l *log) lines() []result.Turn { return slices.Concat(l.head, l.tail) }
