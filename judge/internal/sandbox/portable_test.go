//go:build !linux || portable

package sandbox

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"oj/judge/internal/process"
)

// roles maps names to programs. This test binary runs one of them instead of the tests if it is started with the
// arguments "role" and the name. Even the hostile programs use limited resources, so that they cannot harm the machine.
var roles = map[string]func(){
	"nothing": func() {},
	"exits 3": func() { os.Exit(3) },
	"panics":  func() { panic("so be it") },
	"copies":  func() { io.Copy(os.Stdout, os.Stdin) },
	"both":    func() { os.Stdout.WriteString("a\n"); os.Stderr.WriteString("b\n") },
	"1000":    func() { os.Stdout.WriteString(strings.Repeat("x", 1000)) },
	"1001":    func() { os.Stdout.WriteString(strings.Repeat("x", 1001)) },
	"talks": func() {
		for end := time.Now().Add(bound); time.Now().Before(end); {
			os.Stdout.WriteString(strings.Repeat("x", 1000))
		}
	},
	"sleeps":               func() { time.Sleep(bound) },
	"burns":                func() { burn(bound) },
	"burns a little":       func() { burn(500 * ms) },
	"child burns a little": func() { inRole("burns a little").Run() },
	"children left":        func() { inRole("sleeps").Start(); inRole("holds a file").Start(); time.Sleep(300 * ms) },
	"holds a file":         func() { os.Create("held"); time.Sleep(bound) },
	"takes memory":         takeMemory,
	"environment":          func() { fmt.Print(os.Getenv("GIVEN"), " ", filepath.Base(os.Getenv("FOLDER"))) },
	"shut folder":          func() { os.MkdirAll(filepath.Join("a", "b"), 0o755); os.Chmod("a", 0) },
	"starts judge": func() { // the process acts as a judge, which the test kills while a program runs
		dir, err := os.MkdirTemp("", "watched-")
		if err == nil {
			_, err = RemoveAfterDeath(dir)
		}
		if err != nil {
			panic(err)
		}
		os.WriteFile(filepath.Join(dir, "file"), nil, 0o644)
		exe, _ := os.Executable()
		Start(context.Background(), process.Spec{Args: []string{exe, "role", "tells its pid"}, Env: os.Environ(), Stdout: os.Stdout})
		fmt.Println("folder", dir)
		time.Sleep(bound)
	},
	"tells its pid": func() { fmt.Println("program", os.Getpid()); time.Sleep(bound) },
}

const (
	ms    = time.Millisecond
	bound = 20 * time.Second
)

func burn(d time.Duration) {
	for end := time.Now().Add(d); time.Now().Before(end); {
	}
}

func takeMemory() {
	var blocks [][]byte
	for range 40 {
		block := make([]byte, 10<<20)
		for i := 0; i < len(block); i += 512 {
			block[i] = 1
		}
		blocks = append(blocks, block)
	}
	runtime.KeepAlive(blocks)
}

// inRole returns a command that starts this test binary as one of the programs in roles.
func inRole(role string) *exec.Cmd {
	exe, err := os.Executable()
	if err != nil {
		panic(err)
	}
	return exec.Command(exe, "role", role)
}

// play runs one of the programs in roles with the Spec s. It returns the result and the combined text of
// standard output and standard error.
func play(t *testing.T, role string, s process.Spec) (process.State, string) {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	s.Args = []string{exe, "role", role}
	s.Stdout, s.Stderr = &out, &out
	if s.Env == nil {
		s.Env = os.Environ()
	}
	r, err := Run(context.Background(), s)
	if err != nil {
		t.Fatal(err)
	}
	return r, out.String()
}

// TestRoles tests every limit except those that Missing lists for this system.
func TestRoles(t *testing.T) {
	for _, c := range []struct {
		role   string
		limits process.Limits
		status process.Status
		code   int
		output string // "" for any
	}{
		{"nothing", process.Limits{}, process.Exited, 0, ""},
		{"exits 3", process.Limits{}, process.Exited, 3, ""},
		{"panics", process.Limits{}, process.Exited, 2, ""},
		{"both", process.Limits{}, process.Exited, 0, "a\nb\n"},
		{"1000", process.Limits{Output: 1000}, process.Exited, 0, strings.Repeat("x", 1000)},
		{"1001", process.Limits{Output: 1000}, process.OutputLimit, -1, strings.Repeat("x", 1000)},
		{"talks", process.Limits{Output: 1000}, process.OutputLimit, -1, strings.Repeat("x", 1000)},
		{"sleeps", process.Limits{Wall: 300 * ms}, process.TimeLimit, -1, ""},
		{"burns", process.Limits{Wall: 300 * ms}, process.TimeLimit, -1, ""},
		{"burns a little", process.Limits{CPU: 5 * ms}, process.TimeLimit, -1, ""},
		{"child burns a little", process.Limits{CPU: 5 * ms}, process.TimeLimit, -1, ""},
		{"nothing", process.Limits{CPU: 10 * time.Second, Memory: 256 << 20}, process.Exited, 0, ""},
		{"takes memory", process.Limits{Memory: 128 << 20}, process.MemoryLimit, -1, ""},
		{"shut folder", process.Limits{}, process.Exited, 0, ""},
	} {
		t.Run(fmt.Sprint(c.role, c.limits), func(t *testing.T) {
			t.Parallel()
			limits := c.limits
			if limits.Wall == 0 {
				limits.Wall = bound - time.Second
			}
			r, out := play(t, c.role, process.Spec{Limits: limits})
			if r.Status != c.status || r.ExitCode != c.code || c.output != "" && out != c.output {
				t.Errorf("got %v, code %d, output %q; want %v, code %d, output %q\n%+v",
					r.Status, r.ExitCode, out, c.status, c.code, c.output, r)
			}
		})
	}
}

// TestMeasured checks that memory and time are also measured for programs that stay within their limits.
func TestMeasured(t *testing.T) {
	r, _ := play(t, "nothing", process.Spec{})
	if r.Memory <= 0 || r.Memory > 200<<20 || r.Wall <= 0 || r.CPU > r.Wall*time.Duration(runtime.NumCPU()) {
		t.Errorf("%+v", r)
	}
}

func TestInputAndEnvironment(t *testing.T) {
	if r, out := play(t, "copies", process.Spec{}); out != "" || r.Status != process.Exited {
		t.Errorf("without an input: %q %+v", out, r)
	}
	name := filepath.Join(t.TempDir(), "in")
	text := strings.Repeat("line\r\n\x00\x1a", 100_000)
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	in, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	if _, out := play(t, "copies", process.Spec{Stdin: in}); out != text {
		t.Errorf("%d bytes of %d came through", len(out), len(text))
	}
	dir := t.TempDir()
	env := []string{"GIVEN=value", "FOLDER"}
	if runtime.GOOS == "windows" {
		env = append(env, "SYSTEMROOT="+os.Getenv("SYSTEMROOT"))
	}
	if _, out := play(t, "environment", process.Spec{Dir: dir, Env: env}); out != "value "+filepath.Base(dir) {
		t.Errorf("environment: %q", out)
	}
}

// TestNothingLeft checks that when Run returns, no process that the program has started uses the working
// folder any more.
func TestNothingLeft(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "work")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	start := time.Now()
	r, _ := play(t, "children left", process.Spec{Dir: dir, Limits: process.Limits{Wall: bound}})
	if r.Status != process.Exited || time.Since(start) > bound/2 {
		t.Errorf("%+v after %v", r, time.Since(start))
	}
	if err := os.Rename(dir, dir+"2"); err != nil {
		t.Error(err)
	}
	if err := os.RemoveAll(dir + "2"); err != nil {
		t.Error(err)
	}
}

func TestStartErrors(t *testing.T) {
	for _, path := range []string{filepath.Join(t.TempDir(), "missing"), t.TempDir()} {
		if _, err := Run(context.Background(), process.Spec{Args: []string{path}}); err == nil {
			t.Errorf("%s: no error", path)
		}
	}
}

func TestCancelRole(t *testing.T) {
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(100*ms, cancel)
	if r, err := Run(ctx, process.Spec{Args: []string{exe, "role", "sleeps"}, Env: os.Environ()}); err != nil || r.Status != process.Canceled {
		t.Errorf("got %v, %v; want canceled", r.Status, err)
	}
}

// TestJudgeKilledElsewhere checks that the running program ends and its folder is removed if the judge is killed.
func TestJudgeKilledElsewhere(t *testing.T) {
	judge := inRole("starts judge")
	pipe, err := judge.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := judge.Start(); err != nil {
		t.Fatal(err)
	}
	time.AfterFunc(bound/2, func() { judge.Process.Kill() })
	var dir string
	var pid int
	text := make([]byte, 0, 4096)
	for buf := make([]byte, 4096); dir == "" || pid == 0; {
		n, err := pipe.Read(buf)
		text = append(text, buf[:n]...)
		for _, line := range strings.Split(string(text), "\n") {
			if after, ok := strings.CutPrefix(strings.TrimSpace(line), "folder "); ok {
				dir = after
			}
			if after, ok := strings.CutPrefix(strings.TrimSpace(line), "program "); ok {
				pid, _ = strconv.Atoi(after)
			}
		}
		if err != nil {
			t.Fatalf("the judge said %q: %v", text, err)
		}
	}
	judge.Process.Kill()
	judge.Wait()
	for end := time.Now().Add(bound / 2); ; time.Sleep(10 * ms) {
		_, err := os.Stat(dir)
		if os.IsNotExist(err) && !alive(pid) {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("the folder is left: %v; the program is left: %v", err, alive(pid))
		}
	}
}
