package command

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
	"unsafe"
)

// shown is the output of a command. Several goroutines may use it at the same time.
type shown struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (s *shown) Write(p []byte) (int, error) { s.mu.Lock(); defer s.mu.Unlock(); return s.b.Write(p) }
func (s *shown) String() string              { s.mu.Lock(); defer s.mu.Unlock(); return s.b.String() }

// await waits until the output contains this text.
func (s *shown) await(t *testing.T, text string) {
	t.Helper()
	for end := time.Now().Add(time.Minute); !strings.Contains(s.String(), text); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("never printed %q, but\n%s", text, s)
		}
	}
}

// openTerminal opens a pseudo-terminal and returns its two ends. If a test writes text to `master`, the command
// reads it from `tty`, as if the user had typed it.
func openTerminal(t *testing.T) (master, tty *os.File) {
	t.Helper()
	master, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Skip(err)
	}
	t.Cleanup(func() { master.Close() })
	var unlock, number int32
	for request, arg := range map[uintptr]*int32{syscall.TIOCSPTLCK: &unlock, syscall.TIOCGPTN: &number} {
		if _, _, errno := syscall.Syscall(syscall.SYS_IOCTL, master.Fd(), request, uintptr(unsafe.Pointer(arg))); errno != 0 {
			t.Skip(errno)
		}
	}
	if tty, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0); err != nil {
		t.Skip(err)
	}
	t.Cleanup(func() { tty.Close() })
	return master, tty
}

// TestPasteOnTerminal: a pasted text ends with the end mark or with Ctrl-D. If the user only presses Enter,
// the text is read from the clipboard, but not if the clipboard still contains the previous text.
func TestPasteOnTerminal(t *testing.T) {
	module(t)
	programs := t.TempDir()
	clipboard := filepath.Join(programs, "text")
	put(t, filepath.Join(programs, "xclip"), "#!/bin/sh\n/bin/cat '"+clipboard+"'\n")
	if err := os.Chmod(filepath.Join(programs, "xclip"), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", programs)
	t.Setenv("WAYLAND_DISPLAY", "")
	t.Setenv("DISPLAY", ":0")

	master, tty := openTerminal(t)
	out := &shown{}
	ended := make(chan int, 1)
	go func() { ended <- Run(context.Background(), []string{"-paste", "x"}, tty, out, out) }()

	const ctrlD = "\x04"
	for _, s := range []struct{ copied, typed, answer string }{
		{"", "1 2\n---\n", "answer of sample 1"},
		{"", "3\n" + ctrlD, "input of sample 2"},
		{"4\r\n5", "\n", "2 lines from the clipboard"},
		{"4\r\n5", "\n", "the clipboard still contains the previous text"},
		{"9", "\n", "1 line from the clipboard"},
		{"", ctrlD, "x: x, 2 samples"},
	} {
		put(t, clipboard, s.copied)
		if _, err := master.WriteString(s.typed); err != nil {
			t.Fatal(err)
		}
		out.await(t, s.answer)
	}
	if status := <-ended; status != exitOK {
		t.Errorf("status %d\n%s", status, out)
	}
	for name, want := range map[string]string{"1.in": "1 2\n", "1.ans": "3\n", "2.in": "4\n5\n", "2.ans": "9\n"} {
		if text, err := os.ReadFile("testcases/x/data/sample/" + name); err != nil || string(text) != want {
			t.Errorf("%s: %q (%v), want %q", name, text, err, want)
		}
	}
}

// TestPasteInterrupted: an interrupt ends the reading, and nothing is written.
func TestPasteInterrupted(t *testing.T) {
	dir := module(t)
	_, tty := openTerminal(t)
	ctx, cancel := context.WithCancel(t.Context())
	out := &shown{}
	ended := make(chan int, 1)
	go func() { ended <- Run(ctx, []string{"-paste", "x"}, tty, out, out) }()
	out.await(t, "input of sample 1")
	cancel()
	if status := <-ended; status != exitFailed || len(files(t, dir)) != 1 {
		t.Errorf("status %d\n%s", status, out)
	}
}
