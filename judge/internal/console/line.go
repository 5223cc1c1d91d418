// This file shows one changing line on a terminal while the judge works.

package console

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"sync"
	"time"

	"oj/judge/internal/columns"
)

// Line is the line. All methods of a nil *Line do nothing, which serves where no terminal is.
type Line struct {
	mu   sync.Mutex
	out  *os.File
	last time.Time // when the line was changed; zero where none is shown
}

// newLine returns the line of a terminal, or nil when w is none or cannot move its cursor.
func newLine(w io.Writer) *Line {
	if !Movable(w) {
		return nil
	}
	return &Line{out: w.(*os.File)}
}

// Terminal reports whether a reader or writer is a terminal.
func Terminal(file any) bool {
	f, ok := file.(*os.File)
	if !ok {
		return false
	}
	_, terminal := size(f)
	return terminal
}

// Columns returns how wide a terminal is, 0 where nobody knows.
func Columns(w io.Writer) (columns int) {
	if f, ok := w.(*os.File); ok {
		columns, _ = size(f)
	}
	return columns
}

// Movable reports whether w is a terminal whose cursor can be moved: those of Windows have to be asked first, which the
// judge does not.
func Movable(w io.Writer) bool {
	return Terminal(w) && os.Getenv("TERM") != "dumb" && runtime.GOOS != "windows"
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
