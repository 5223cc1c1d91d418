// This file shows one changing line on a terminal while a command works.

package terminal

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"

	"oj/tools/columns"
)

// Line is the line. All methods of a nil *Line do nothing, which serves where no terminal is.
type Line struct {
	mu   sync.Mutex
	out  *os.File
	last time.Time // when the line was changed; zero where none is shown
}

// NewLine returns the line of a terminal, or nil when w is none or cannot move its cursor.
func NewLine(w io.Writer) *Line {
	if !Movable(w) {
		return nil
	}
	return &Line{out: w.(*os.File)}
}

const (
	interval = 80 * time.Millisecond // between two changes of the line
	width    = 78                    // columns that are used, unless the terminal has less
	erase    = "\r\x1b[K"
)

// Show replaces the line, unless it was replaced a moment ago.
func (l *Line) Show(format string, args ...any) {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if time.Since(l.last) < interval {
		return
	}
	l.last = time.Now()
	fits := width
	if all := Columns(l.out); all > 0 {
		fits = min(fits, all-1) // in the last column some terminals begin a new line
	}
	text := strings.Join(strings.Fields(fmt.Sprintf(format, args...)), " ")
	fmt.Fprint(l.out, erase, columns.Cut(columns.Printable(text), fits))
}

// Clear removes the line, so that something else can be printed.
func (l *Line) Clear() {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.last.IsZero() {
		fmt.Fprint(l.out, erase)
		l.last = time.Time{}
	}
}
