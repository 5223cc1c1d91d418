// This file tests the output of the judge on a terminal.

package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"oj/judge/internal/board"
	"oj/tools/shared/columns"
	"oj/tools/shared/terminal"
)

// openTerminal opens a pseudo-terminal and collects the output that programs write to it.
func openTerminal(t *testing.T) (*os.File, *screen) {
	t.Helper()
	master, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Skip(err)
	}
	var unlock, number int32
	for request, arg := range map[uintptr]*int32{syscall.TIOCSPTLCK: &unlock, syscall.TIOCGPTN: &number} {
		if _, _, errno := syscall.Syscall(syscall.SYS_IOCTL, master.Fd(), request, uintptr(unsafe.Pointer(arg))); errno != 0 {
			t.Skip(errno)
		}
	}
	tty, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip(err)
	}
	seen := &screen{}
	go func() {
		buf := make([]byte, 4096)
		for {
			n, err := master.Read(buf)
			seen.Write(bytes.ReplaceAll(buf[:n], []byte("\r\n"), []byte("\n")))
			if err != nil {
				return
			}
		}
	}()
	t.Cleanup(func() { tty.Close(); master.Close() })
	return tty, seen
}

// TestTerminal checks that a progress line is shown, and that it is erased before other output is written.
// With -watch the judge must clear only the visible screen, not the lines that have scrolled away. On a dumb
// terminal it must print plain lines.
func TestTerminal(t *testing.T) {
	for _, kind := range []string{"xterm", "dumb"} {
		t.Run(kind, func(t *testing.T) {
			t.Setenv("TERM", kind)
			tty, seen := openTerminal(t)
			if !terminal.Is(tty) {
				t.Fatal("terminal.Is does not recognise a terminal")
			}
			dir := t.TempDir()
			write := func(name, text string) {
				path := filepath.Join(dir, name)
				if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			for name, text := range map[string]string{
				"p/problem.yaml": "", "p/.timelimit": "5", "p/data/secret/1.in": "", "p/data/secret/1.ans": "1\n", "p/submissions/accepted/a.sh": "echo 1\n",
			} {
				write(name, text)
			}
			ctx, cancel := context.WithCancel(context.Background())
			ended := make(chan int, 1)
			go func() { ended <- command(ctx, dir, []string{"-watch", "-fresh", "p"}, tty, tty) }()
			text := seen.take(t, ready)
			write("p/data/secret/1.ans", "1 \n")
			text += seen.take(t, ready)
			cancel()
			select {
			case <-ended:
			case <-time.After(3 * time.Minute):
				t.Fatal("the judge does not end")
			}
			if kind == "dumb" {
				if strings.Contains(text, "\x1b") {
					t.Errorf("control sequences: %q", text)
				}
				return
			}
			if n := strings.Count(text, board.Clear); n != 2 {
				t.Errorf("cleared %d times, want 2: %q", n, text)
			}
			const erase = "\r\x1b[K"
			if !strings.Contains(text, erase+"building") || !strings.Contains(text, erase+"PROBLEM ") {
				t.Errorf("the progress line is not erased before other output: %q", text)
			}
			if strings.Contains(strings.NewReplacer(board.Clear, "", "\x1b[K", "").Replace(text), "\x1b") {
				t.Errorf("other control sequences: %q", text)
			}
		})
	}
}

// TestNarrowTerminal checks that the progress line fits into one line of the terminal. The judge can erase
// only one line.
func TestNarrowTerminal(t *testing.T) {
	t.Setenv("TERM", "xterm")
	tty, seen := openTerminal(t)
	size := [4]uint16{24, 20}
	if _, _, errno := syscall.Syscall(syscall.SYS_IOCTL, tty.Fd(), syscall.TIOCSWINSZ, uintptr(unsafe.Pointer(&size))); errno != 0 {
		t.Skip(errno)
	}
	if got := terminal.Columns(tty); got != 20 {
		t.Fatalf("it has %d columns, want 20", got)
	}
	dir := nastyPackage(t)
	command(context.Background(), dir, []string{"-fresh", "-kill", dir}, tty, tty)
	text := seen.take(t, "as expected")
	lines := 0
	for _, part := range strings.Split(text, "\r\x1b[K") {
		if !strings.Contains(part, "\n") {
			lines++
			if got := columns.Width(part); got > 19 {
				t.Errorf("%q takes %d columns of 20", part, got)
			}
		}
	}
	if lines < 2 {
		t.Errorf("only %d lines in %q", lines, text)
	}
}

// TestBoardOnTerminal checks that a terminal shows the whole board again after each change, with the time left, and
// with coloured verdicts unless NO_COLOR is set.
func TestBoardOnTerminal(t *testing.T) {
	t.Setenv("TERM", "xterm")
	for _, noColor := range []string{"", "1"} {
		t.Setenv("NO_COLOR", noColor)
		dir, save := contestFolder(t)
		tty, seen := openTerminal(t)
		ctx, cancel := context.WithCancel(t.Context())
		ended := make(chan int, 1)
		go func() { ended <- command(ctx, dir, []string{"-watch", "-minutes", "60", "cf1999"}, tty, tty) }()

		seen.take(t, "watching for changes; Ctrl-C ends 0:59:")
		save("problems/cf1999/b/main.sh", "exit 3\n")
		got := seen.take(t, "status 3")

		// The line with the time left is printed again every second, so look only at the text after the screen was
		// cleared for the last time.
		shown := got[strings.LastIndex(got, board.Clear):]
		wantA, wantB := "  \x1b[32mAC\x1b[0m  ", "  \x1b[31mRTE\x1b[0m  "
		if noColor != "" {
			wantA, wantB = "a  AC ", "b  RTE "
		}
		for _, want := range []string{board.Clear + "cf1999  0:59:", "\na", "\nb", wantA, wantB, "status 3"} {
			if !strings.Contains(shown, want) {
				t.Errorf("NO_COLOR=%s: no %q in\n%q", noColor, want, shown)
			}
		}
		cancel()
		<-ended
	}
}
