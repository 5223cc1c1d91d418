// This file shows progress in a line that is repeatedly overwritten.

package terminal

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"

	"oj/tools/shared/columns"
)

// A Line shows progress in one line of a terminal. The methods of a nil *Line do nothing, so a nil *Line
// stands for "no terminal".
type Line struct {
	mu   sync.Mutex
	out  *os.File
	last time.Time // the time of the last change; zero if no line is shown
}

// NewLine returns a line on the terminal w. It returns nil if w is not a terminal, or cannot move its cursor.
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

// Show replaces the text of the line. It does nothing if the last change was less than 80 ms ago (see interval),
// because frequent changes cost time and flicker.
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

	// Some terminals start a new line after a character in the last column, so leave this column free.
	fits := width
	if all := Columns(l.out); all > 0 {
		fits = min(fits, all-1)
	}
	text := strings.Join(strings.Fields(fmt.Sprintf(format, args...)), " ")
	fmt.Fprint(l.out, erase, columns.Cut(columns.Printable(text), fits))
}

// Clear erases the line. The caller must erase the line before printing anything else.
func (l *Line) Clear() {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()

	// Erase only a line that Show has written.
	if !l.last.IsZero() {
		fmt.Fprint(l.out, erase)
		l.last = time.Time{}
	}
}
