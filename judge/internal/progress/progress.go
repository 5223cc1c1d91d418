// Package progress shows one changing line on a terminal while the judge works.
package progress

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"
	"unicode"

	"oj/judge/internal/columns"
)

// Line is the line. All methods of a nil *Line do nothing, which serves where no terminal is.
type Line struct {
	mu    sync.Mutex
	out   *os.File
	last  time.Time
	shown bool
}

// New returns the line of a terminal, or nil when f is none or cannot move its cursor.
func New(f *os.File) *Line {
	if !Movable(f) {
		return nil
	}
	return &Line{out: f}
}

// Movable reports whether f is a terminal whose cursor can be moved.
func Movable(f *os.File) bool { return Terminal(f) && os.Getenv("TERM") != "dumb" && obeys(f) }

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
	if now := time.Now(); now.Sub(l.last) >= interval {
		l.last = now
		l.draw(fmt.Sprintf(format, args...))
	}
}

func (l *Line) draw(text string) {
	fits := width
	if all := Columns(l.out); all > 0 {
		fits = min(fits, all-1) // in the last column some terminals begin a new line
	}
	fmt.Fprint(l.out, erase, columns.Cut(strings.Map(harmless, text), fits))
	l.shown = true
}

// harmless takes away what could move the cursor or change colours.
func harmless(r rune) rune {
	if !unicode.IsGraphic(r) {
		return '?'
	}
	return r
}

// Clear removes the line, so that something else can be printed.
func (l *Line) Clear() {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.shown {
		fmt.Fprint(l.out, erase)
		l.shown = false
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
