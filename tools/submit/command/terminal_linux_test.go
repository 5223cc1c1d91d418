package command

import (
	"context"
	"fmt"
	"os"
	"strings"
	"syscall"
	"testing"
	"unsafe"
)

// openTerminal opens the two ends of a pseudo-terminal. If a test writes text to `master`, submit reads it
// from `tty`, as if the user had typed it. The buffer `shown` collects the output to the terminal.
func openTerminal(t *testing.T) (master, tty *os.File, shown *buffer) {
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
	if tty, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0); err != nil {
		t.Skip(err)
	}
	shown = &buffer{}
	go func() {
		for buf := make([]byte, 4096); ; {
			n, err := master.Read(buf)
			shown.Write(buf[:n])
			if err != nil {
				return
			}
		}
	}()
	t.Cleanup(func() { tty.Close(); master.Close() })
	return master, tty, shown
}

// echoes reports whether the terminal shows typed text.
func echoes(t *testing.T, tty *os.File) bool {
	t.Helper()
	var state syscall.Termios
	if _, _, errno := syscall.Syscall(syscall.SYS_IOCTL, tty.Fd(), syscall.TCGETS, uintptr(unsafe.Pointer(&state))); errno != 0 {
		t.Fatal(errno)
	}
	return state.Lflag&syscall.ECHO != 0
}

// A waiter receives the command's output and acts as the user. Each time the output asks for the name or the
// password, the waiter calls the next function in answers.
type waiter struct {
	buffer
	answers []func()
}

func (w *waiter) Write(p []byte) (int, error) {
	if strings.Contains(string(p), "at UVa") && len(w.answers) > 0 {
		w.answers[0]()
		w.answers = w.answers[1:]
	}
	return w.buffer.Write(p)
}

// TestPasswordOnTerminal: submit asks for name and password, and the terminal does not show the password.
func TestPasswordOnTerminal(t *testing.T) {
	path := os.Getenv("PATH")
	c := newCall(t)
	t.Setenv("PATH", path) // the command needs stty
	master, tty, shown := openTerminal(t)
	said := &waiter{answers: []func(){
		func() { fmt.Fprintln(master, "ann") },
		func() {
			if echoes(t, tty) {
				t.Error("the terminal shows the password")
			}
			fmt.Fprintln(master, "p&ss wörd")
		},
	}}
	c.in, c.err = tty, said
	u := &uva{queue: []int{90}}
	if status := submitTo(t, u, c); status != exitOK {
		t.Errorf("status %d\n%s%s", status, c.out.String(), said.String())
	}
	if !echoes(t, tty) || strings.Contains(shown.String(), "wörd") || !strings.Contains(said.String(), "password of ann") {
		t.Errorf("echo: %v, the terminal shows %q, the command said %q", echoes(t, tty), shown.String(), said.String())
	}
}

// TestInterruptedQuestion: after an interrupt, the terminal shows typed text again.
func TestInterruptedQuestion(t *testing.T) {
	path := os.Getenv("PATH")
	c := newCall(t)
	t.Setenv("PATH", path)
	_, tty, _ := openTerminal(t)
	ctx, cancel := context.WithCancel(context.Background())
	c.in, c.err, c.user = tty, &waiter{answers: []func(){cancel}}, "ann"
	if _, _, err := c.credentials(ctx); err == nil || !echoes(t, tty) {
		t.Errorf("error %v, echo %v", err, echoes(t, tty))
	}
}

// TestTerminalCopies: if no clipboard program works, the terminal gets the code.
func TestTerminalCopies(t *testing.T) {
	c := newCall(t)
	t.Setenv("TERM", "xterm")
	_, tty, shown := openTerminal(t)
	c.command.out = tty
	if status := c.run(context.Background(), []string{"hello"}); status != exitHandedOver {
		t.Errorf("status %d", status)
	}
	opened()
	want := "\x1b]52;c;cGFja2FnZSBtYWluIC8vIGhlbGxv\a"
	for i := 0; i < 1000 && !strings.Contains(shown.String(), want); i++ {
		syscall.Nanosleep(&syscall.Timespec{Nsec: 1e7}, nil)
	}
	if !strings.Contains(shown.String(), want) {
		t.Errorf("the terminal got %q", shown.String())
	}
}
