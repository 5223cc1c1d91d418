package sandbox

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"testing"
	"time"

	"oj/judge/internal/process"
)

// shell runs a shell script under limits.
func shell(t *testing.T, script string, l process.Limits) (process.State, string) {
	t.Helper()
	if _, err := exec.LookPath("/bin/sh"); err != nil {
		t.Skip("no /bin/sh here")
	}
	var out bytes.Buffer
	if l.Wall == 0 {
		l.Wall = 20 * time.Second
	}
	r, err := Run(context.Background(), process.Spec{
		Args: []string{"/bin/sh", "-c", script}, Env: os.Environ(), Stdout: &out, Stderr: &out, Limits: l,
	})
	if err != nil {
		t.Fatal(err)
	}
	return r, out.String()
}

func TestRun(t *testing.T) {
	for _, c := range []struct {
		name, script string
		limits       process.Limits
		status       process.Status
		code         int
		output       string
	}{
		{"exit 0", "echo hello", process.Limits{}, process.Exited, 0, "hello\n"},
		{"exit 3", "exit 3", process.Limits{}, process.Exited, 3, ""},
		{"signal", "kill -TERM $$", process.Limits{}, process.Signaled, -1, ""},
		{"empty input", "cat; echo end", process.Limits{}, process.Exited, 0, "end\n"},
		{"both streams", "echo a; echo b >&2", process.Limits{}, process.Exited, 0, "a\nb\n"},
		{"output at the limit", "printf 12345", process.Limits{Output: 5}, process.Exited, 0, "12345"},
		{"output beyond the limit", "printf 123456; sleep 9", process.Limits{Output: 5}, process.OutputLimit, -1, "12345"},
		{"sleeper", "sleep 9", process.Limits{Wall: 200 * time.Millisecond}, process.TimeLimit, -1, ""},
		{"child left behind", "sleep 9 & echo done", process.Limits{}, process.Exited, 0, "done\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			r, out := shell(t, c.script, c.limits)
			if r.Status != c.status || r.ExitCode != c.code || out != c.output {
				t.Errorf("got %v, code %d, output %q; want %v, code %d, output %q",
					r.Status, r.ExitCode, out, c.status, c.code, c.output)
			}
		})
	}
}

func TestCancel(t *testing.T) {
	if _, err := exec.LookPath("/bin/sleep"); err != nil {
		t.Skip("no /bin/sleep here")
	}
	for n := range 25 { // cancel at different moments during the start of the helper and of the program
		Close()
		ctx, cancel := context.WithCancel(context.Background())
		p, err := Start(ctx, process.Spec{Args: []string{"/bin/sleep", "600"}})
		if err != nil {
			t.Fatal(err)
		}
		time.AfterFunc(time.Duration(n)*100*time.Microsecond, cancel)
		if r, err := p.Wait(); err != nil || r.Status != process.Canceled {
			t.Errorf("got %v, %v; want canceled", r.Status, err)
		}
	}
}

func TestCannotStart(t *testing.T) {
	for _, args := range [][]string{nil, {""}, {"/no/such/program"}} {
		if _, err := Run(context.Background(), process.Spec{Args: args}); err == nil {
			t.Errorf("%q: no error", args)
		}
	}
}
