//go:build !linux || portable

package match

import (
	"io"
	"os"
	"strings"
	"testing"
	"time"
)

// tellsWaiting: the sandbox does not know how long programs have waited for a processor.
const tellsWaiting = false

// TestRoom: much can be said before anybody listens, but not without bound, and all of it arrives.
func TestRoom(t *testing.T) {
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	to := widen(w)
	line := strings.Repeat("x", 9999) + "\n"
	var blocked bool
	done := make(chan int)
	go func() {
		lines := 0
		for ; lines < 500; lines++ {
			if _, err := io.WriteString(to, line); err != nil {
				break
			}
			if lines == 90 {
				done <- lines
			}
		}
		to.Close()
		done <- lines
	}()
	<-done // that many fit
	select {
	case <-done:
	case <-time.After(300 * time.Millisecond):
		blocked = true
	}
	go func() {
		text, err := io.ReadAll(r)
		if err != nil || string(text) != strings.Repeat(line, 500) {
			t.Errorf("%d bytes arrive, %v", len(text), err)
		}
		done <- 0
	}()
	if lines := <-done; lines+<-done != 500 || !blocked {
		t.Errorf("%d lines; blocked in between: %v", lines, blocked)
	}
	if _, err := to.Write([]byte("x")); err == nil {
		t.Error("a closed one can be written to")
	}
}

// TestNobodyListens: whoever writes learns that the other end is closed.
func TestNobodyListens(t *testing.T) {
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	to := widen(w)
	r.Close()
	_, err = to.Write([]byte("x"))
	for end := time.Now().Add(5 * time.Second); err == nil && time.Now().Before(end); {
		_, err = to.Write([]byte("x"))
	}
	if err == nil {
		t.Error("no error")
	}
}
