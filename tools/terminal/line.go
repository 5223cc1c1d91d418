// This file shows a line of progress.

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

// Line is a line of progress. The methods of a nil *Line do nothing: use nil if there is no terminal.
type Line struct {
	mu   sync.Mutex
	out  *os.File
	last time.Time // of the last change; zero if no line is shown
}

// NewLine returns a line on the terminal w. It returns nil if w is no terminal, or cannot move its cursor.
func NewLine(w io.Writer) *Line {
	if !Movable(w) {
		return nil
	}
	return &Line{out: w.(*os.File)}
}

const (
	interval = 80 * time.Millisecond // the shortest time between two changes
	width    = 78                    // the maximum number of columns
	erase    = "\r\x1b[K"
)

// Show replaces the line, unless it was replaced a moment ago: frequent changes would cost time and flicker.
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

	// After a character in the last column, some terminals begin a new line.
	fits := width
	if all := Columns(l.out); all > 0 {
		fits = min(fits, all-1)
	}
	text := strings.Join(strings.Fields(fmt.Sprintf(format, args...)), " ")
	fmt.Fprint(l.out, erase, columns.Cut(columns.Printable(text), fits))
}

// Clear removes the line. Call it before you print something else.
func (l *Line) Clear() {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()

	// Nothing is erased if no line is shown: the terminal may show something else.
	if !l.last.IsZero() {
		fmt.Fprint(l.out, erase)
		l.last = time.Time{}
	}
}
