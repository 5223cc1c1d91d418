// Package progress shows one changing line on a terminal while the judge works.
package progress

import (
	"bufio"
	"context"
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

// New returns the line of a terminal, or nil when f is none or cannot move its cursor.
func New(f *os.File) *Line {
	if !Movable(f) {
		return nil
	}
	return &Line{out: f}
}

// Terminal reports whether f is a terminal.
func Terminal(f *os.File) bool {
	_, terminal := size(f)
	return terminal
}

// Columns returns how wide a terminal is, 0 where nobody knows.
func Columns(f *os.File) int {
	columns, _ := size(f)
	return columns
}

// Movable reports whether f is a terminal whose cursor can be moved: those of Windows have to be asked first, which the
// judge does not.
func Movable(f *os.File) bool {
	return Terminal(f) && os.Getenv("TERM") != "dumb" && runtime.GOOS != "windows"
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

// Yes reads a line and reports whether it says yes, and came before ctx was done.
func Yes(ctx context.Context, stdin io.Reader) bool {
	said := make(chan string, 1)
	go func() { // which outlives an interrupt, since nothing ends a read from a terminal
		line, _ := bufio.NewReader(stdin).ReadString('\n') // what cannot be read is no yes
		said <- strings.ToLower(strings.TrimSpace(line))
	}()
	select {
	case word := <-said:
		return word == "y" || word == "yes"
	case <-ctx.Done():
		return false
	}
}
