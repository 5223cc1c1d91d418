//go:build linux && !portable

package sandbox

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"oj/judge/internal/process"
	"oj/tools/shared/testing/full"
)

// hostile is a hostile program, and the required result of its run.
type hostile struct {
	name     string
	language string // c, go, python, sh
	program  string // name of the function in testdata/hostile.c or in roles, or a script
	limits   process.Limits
	status   process.Status
	code     int            // if Exited
	signal   syscall.Signal // if Signaled
	isolated bool           // needs namespaces
	lockedIn bool           // needs namespaces or Landlock
	input    string         // the content of the input file, which must not have changed after the run
	check    func(t *testing.T, r process.State, out string)
}

// memoryWithin checks that the peak memory is between low and high, in MiB.
func memoryWithin(low, high int64) func(*testing.T, process.State, string) {
	return func(t *testing.T, r process.State, _ string) {
		if r.Memory < low<<20 || r.Memory > high<<20 {
			t.Errorf("memory %d MiB, want %d to %d", r.Memory>>20, low, high)
		}
	}
}

func cpuAtLeast(low time.Duration) func(*testing.T, process.State, string) {
	return func(t *testing.T, r process.State, _ string) {
		if r.CPU < low {
			t.Errorf("CPU %v, want %v at least", r.CPU, low)
		}
	}
}

func outputIs(want string) func(*testing.T, process.State, string) {
	return func(t *testing.T, r process.State, out string) {
		if out != want {
			t.Errorf("output %q, want %q", out, want)
		}
	}
}

func outputSize(want int64) func(*testing.T, process.State, string) {
	return func(t *testing.T, r process.State, out string) {
		if int64(len(out)) != want {
			t.Errorf("%d bytes of output, want %d", len(out), want)
		}
	}
}

// ownWord compares the measured memory with the memory that the program prints.
func ownWord(t *testing.T, r process.State, out string) {
	fields := strings.Fields(out)
	if len(fields) == 0 {
		t.Skip("the program could not read its own status")
	}
	kb, err := strconv.ParseInt(fields[0], 10, 64)
	if err != nil {
		t.Fatalf("output %q: %v", out, err)
	}
	if diff := r.Memory>>10 - kb; diff < -64 || diff > 1024 {
		t.Errorf("memory %d KiB, but the program itself measures %d", r.Memory>>10, kb)
	}
}

const ms = time.Millisecond

var cpu150 = process.Limits{CPU: 150 * ms}
var mem128 = process.Limits{Memory: 128 << 20}

var hostiles = []hostile{
	// Time.
	{name: "burns", language: "c", limits: cpu150, status: process.TimeLimit, check: cpuAtLeast(150 * ms)},
	{name: "child burns unreaped", language: "c", program: "child_burns", limits: cpu150, status: process.TimeLimit, check: cpuAtLeast(150 * ms)},
	{name: "child burned, nobody waits", language: "c", program: "unreaped", check: cpuAtLeast(190 * ms)},
	{name: "children whose processor time is discarded", language: "c", program: "auto_reaped", limits: cpu150, status: process.TimeLimit},
	{name: "children too short for samples, discarded", language: "c", program: "throws_away", limits: process.Limits{CPU: 300 * ms}, status: process.TimeLimit},
	{name: "children of a third of a millisecond, discarded", language: "c", program: "flashes", limits: process.Limits{CPU: 700 * ms}, status: process.TimeLimit, isolated: true, check: func(t *testing.T, r process.State, out string) {
		if used := time.Duration(len(out)) * 100 * 3 * ms / 10; r.CPU < used*9/10 {
			t.Errorf("%v of processor time are charged, %v were used", r.CPU, used)
		}
	}},
	{name: "adopts its orphans", language: "c", program: "subreaper", limits: process.Limits{CPU: 2 * time.Second, Idle: 20 * time.Second}, check: func(t *testing.T, r process.State, _ string) {
		if r.CPU < 390*ms || r.CPU > 600*ms {
			t.Errorf("CPU %v, want about 400 ms", r.CPU)
		}
	}},
	{name: "many short children", language: "c", program: "many_burn", limits: cpu150, status: process.TimeLimit},
	{name: "orphan in another session burns", language: "c", program: "orphan_burns", limits: cpu150, status: process.TimeLimit},
	{name: "leaves its group and burns", language: "c", program: "escapes_group"},
	{name: "nice child burns", language: "c", program: "nice_child", limits: cpu150, status: process.TimeLimit},
	{name: "main thread ends, another burns", language: "c", program: "main_thread_ends", limits: cpu150, status: process.TimeLimit, check: func(t *testing.T, r process.State, _ string) {
		if r.Wall < 50*ms {
			t.Errorf("wall-clock time %v, want at least 50 ms", r.Wall)
		}
	}},
	{name: "python burns", language: "python", program: "while True: pass", limits: cpu150, status: process.TimeLimit},
	{name: "shell burns", language: "sh", program: "while :; do :; done", limits: cpu150, status: process.TimeLimit},
	{name: "go burns in many goroutines", language: "go", program: "burn", limits: cpu150, status: process.TimeLimit},
	{name: "sleeper", language: "sh", program: "sleep 30", limits: process.Limits{Wall: 300 * ms}, status: process.TimeLimit},
	{name: "ignores every signal", language: "c", program: "ignores_signals", limits: process.Limits{Wall: 300 * ms}, status: process.TimeLimit},
	// Idling.
	{name: "idle", language: "sh", program: "sleep 30", limits: process.Limits{Idle: 300 * ms}, status: process.IdleLimit},
	{name: "sleeps again and again", language: "python", program: "import time\nwhile True: time.sleep(0.02)", limits: process.Limits{Idle: 500 * ms}, status: process.IdleLimit},
	{name: "stops itself", language: "c", program: "stops_itself", limits: process.Limits{Idle: 300 * ms}, status: process.IdleLimit},
	{name: "stops itself and would end", language: "c", program: "stops_and_ends", limits: process.Limits{Idle: 300 * ms}, status: process.IdleLimit},
	{name: "go deadlock avoided", language: "go", program: "sleep", limits: process.Limits{Idle: 500 * ms}, status: process.IdleLimit},
	{name: "busy is not idle", language: "c", program: "unreaped", limits: process.Limits{Idle: 5 * time.Second}},
	{name: "naps at two percent", language: "python", program: "import time\nwhile True:\n  t = time.perf_counter() + 0.0004\n  while time.perf_counter() < t: pass\n  time.sleep(0.02)", limits: process.Limits{Idle: 500 * ms, Wall: 8 * time.Second}, status: process.IdleLimit},
	{name: "closes its output and sleeps", language: "sh", program: "echo end; exec >&- 2>&-; sleep 20", limits: process.Limits{Idle: 300 * ms}, status: process.IdleLimit, check: outputIs("end\n")},
	// Memory.
	{name: "takes memory", language: "c", program: "takes_memory", limits: mem128, status: process.MemoryLimit},
	{name: "takes memory and ends at once", language: "c", program: "takes_memory_fast", limits: process.Limits{Memory: 64 << 20}, status: process.MemoryLimit},
	{name: "reserves memory", language: "c", program: "reserves_memory", limits: mem128, check: memoryWithin(0, 8)},
	{name: "gives memory back", language: "c", program: "gives_back", limits: mem128, check: memoryWithin(64, 72)},
	{name: "threads take memory", language: "c", program: "threads_take", limits: mem128, status: process.MemoryLimit},
	{name: "children take memory", language: "c", program: "children_take", limits: mem128, status: process.MemoryLimit},
	{name: "child took memory", language: "c", program: "child_took", check: memoryWithin(128, 136)},
	{name: "thread takes memory and exits", language: "c", program: "thread_exits", check: memoryWithin(64, 72)},
	{name: "shared memory counts once", language: "c", program: "shares_memory", limits: mem128, check: memoryWithin(40, 60)},
	{name: "many children take memory at once", language: "c", program: "all_take", limits: mem128, status: process.MemoryLimit},
	{name: "many children copy memory at once", language: "c", program: "all_copy", limits: mem128, status: process.MemoryLimit},
	{name: "busy children share memory", language: "c", program: "all_read", limits: process.Limits{Memory: 256 << 20}, check: memoryWithin(40, 60)},
	{name: "vfork shares memory", language: "c", program: "vfork_shares", limits: process.Limits{Memory: 256 << 20}, check: memoryWithin(140, 170)},
	{name: "child in another session", language: "c", program: "one_session"},
	{name: "tiny", language: "c", check: ownWord},
	{name: "python takes memory", language: "python", program: "a = bytes(1 << 20)\nwhile True: a = a + a", limits: mem128, status: process.MemoryLimit},
	{name: "go takes memory", language: "go", program: "memory", limits: mem128, status: process.MemoryLimit},
	{name: "go within its memory", language: "go", program: "true", limits: mem128, check: memoryWithin(0, 32)},
	{name: "main thread ends, another takes memory", language: "c", program: "main_thread_hides", limits: process.Limits{Memory: 128 << 20, Idle: 5 * time.Second}, status: process.MemoryLimit},
	{name: "recursion of 40 MiB", language: "c", program: "recurses", limits: mem128, check: memoryWithin(40, 64)},
	{name: "recursion without end", language: "c", program: "recurses_for_ever", limits: mem128, status: process.MemoryLimit},
	{name: "page tables", language: "c", program: "page_tables", limits: mem128, status: process.MemoryLimit},
	{name: "huge pages", language: "c", program: "huge_pages"},
	{name: "fills sockets", language: "c", program: "fills_sockets", limits: process.Limits{Memory: 128 << 20, Files: 64}},
	{name: "children fill sockets", language: "c", program: "children_fill_sockets", limits: process.Limits{Memory: 128 << 20, Files: 64, Processes: 64}, status: process.MemoryLimit, isolated: true},
	{name: "nameless files", language: "c", program: "nameless_files"},
	{name: "mounts of its own", language: "c", program: "own_mounts"},
	// Processes.
	{name: "fork bomb", language: "c", program: "fork_bomb", limits: process.Limits{Processes: 50}, status: process.ProcessLimit},
	{name: "fork chain", language: "c", program: "fork_chain", limits: process.Limits{Processes: 50}, status: process.ProcessLimit},
	{name: "thread bomb", language: "c", program: "thread_bomb", limits: process.Limits{Processes: 50}, status: process.ProcessLimit},
	{name: "shell bomb", language: "sh", program: "i=0; while [ $i -lt 100 ]; do sleep 50 & i=$((i+1)); done; wait", limits: process.Limits{Processes: 50}, status: process.ProcessLimit},
	{name: "python bomb", language: "python", program: "import os, time\nfor i in range(100):\n  if os.fork() == 0: time.sleep(50); os._exit(0)\ntime.sleep(50)", limits: process.Limits{Processes: 50}, status: process.ProcessLimit},
	{name: "orphan sleeps in another session", language: "c", program: "orphan_sleeps"},
	{name: "orphan always moves on", language: "c", program: "orphan_multiplies"},
	{name: "daemonizes", language: "c"},
	{name: "zombies", language: "c", limits: process.Limits{Processes: 100}},
	{name: "zombie flood", language: "c", program: "zombie_flood", limits: process.Limits{Processes: 100}, status: process.ProcessLimit},
	{name: "background job", language: "sh", program: "sleep 30 & echo started", check: outputIs("started\n")},
	// Output.
	{name: "output at the limit", language: "c", program: "writes 100000", limits: process.Limits{Output: 100000}, check: outputSize(100000)},
	{name: "output of one byte more", language: "c", program: "writes 100001", limits: process.Limits{Output: 100000}, status: process.OutputLimit, check: outputSize(100000)},
	{name: "output without end", language: "sh", program: "while :; do echo yes; done", limits: process.Limits{Output: 50000}, status: process.OutputLimit, check: outputSize(50000)},
	{name: "errors without end", language: "c", program: "writes_errors", limits: process.Limits{Output: 100000}, status: process.OutputLimit, check: outputSize(100000)},
	{name: "huge line, no newline", language: "c", program: "writes 5000000", check: outputSize(5000000)},
	{name: "binary output", language: "c", program: "writes_binary", check: func(t *testing.T, r process.State, out string) {
		for i := range len(out) {
			if out[i] != byte(i) {
				t.Fatalf("byte %d is %d", i, out[i])
			}
		}
		outputSize(65536)(t, r, out)
	}},
	{name: "big file", language: "c", program: "writes_file", limits: process.Limits{FileSize: 1 << 20}, status: process.OutputLimit},
	{name: "big file in python", language: "python", program: "open('big', 'wb').write(bytes(2 << 20))", limits: process.Limits{FileSize: 1 << 20}, status: process.OutputLimit},
	{name: "big file in go", language: "go", program: "file", limits: process.Limits{FileSize: 1 << 20}, status: process.OutputLimit},
	{name: "fills the disk", language: "python", program: "import os\nfor i in range(200): os.posix_fallocate(os.open(str(i), os.O_CREAT | os.O_WRONLY), 0, 1 << 20)", limits: process.Limits{FileSize: 2 << 20}, status: process.OutputLimit, isolated: true},
	{name: "raises its limits", language: "c", program: "raises_limits", limits: process.Limits{FileSize: 1 << 20}, isolated: true},
	{name: "closes everything", language: "c", program: "closes_all"},
	{name: "finds open files", language: "c", program: "open_files"},
	{name: "reads an empty input", language: "sh", program: "cat; read x; echo $?", check: outputIs("1\n")},
	{name: "empty environment", language: "python", program: "import os; print([k for k in os.environ if k not in ('LC_CTYPE', 'OUTSIDE', 'TOKEN')])", check: outputIs("[]\n")},
	// Crashes.
	{name: "segv", language: "c", status: process.Signaled, signal: syscall.SIGSEGV},
	{name: "aborts", language: "c", status: process.Signaled, signal: syscall.SIGABRT},
	{name: "divides", language: "c", status: process.Signaled, signal: syscall.SIGFPE},
	{name: "traps", language: "c", status: process.Signaled, signal: syscall.SIGTRAP},
	{name: "kills itself", language: "c", program: "kills_itself", status: process.Signaled, signal: syscall.SIGKILL},
	{name: "handles signals", language: "c", program: "handles_signals"},
	{name: "no core file", language: "c", program: "core_limit", status: process.Signaled, signal: syscall.SIGABRT},
	{name: "exit 255", language: "sh", program: "exit 255", code: 255},
	{name: "python exception", language: "python", program: "1/0", code: 1},
	{name: "go panic", language: "go", program: "panic", code: 2},
	{name: "executes two more", language: "c", program: "executes", check: outputIs("through two programs\n")},
	{name: "a thread executes", language: "c", program: "thread_executes", check: outputIs("from a thread\n")},
	// Attempts to break out of the sandbox.
	{name: "connects", language: "c", program: "connects PORT", lockedIn: true},
	{name: "sends a datagram", language: "c", program: "sends_datagram", lockedIn: true},
	{name: "writes outside", language: "c", program: "writes_outside OUTSIDE", lockedIn: true},
	{name: "mounts", language: "c", program: "remounts OUTSIDE", isolated: true},
	{name: "new namespaces", language: "c", program: "unshares OUTSIDE", isolated: true},
	{name: "kills everybody", language: "c", program: "kills_everybody", isolated: true},
	{name: "traces its parent", language: "c", program: "traces_parent", isolated: true},
	{name: "disturbs its parent", language: "c", program: "disturbs_parent", lockedIn: true},
	{name: "signals its parent", language: "c", program: "signals_parent", lockedIn: true},
	{name: "reads its parent", language: "c", program: "reads_parent"},
	{name: "sets the user of a file outside", language: "c", program: "sets_user VICTIM"},
	{name: "datagrams between processes", language: "c", program: "datagram_pairs"},
	{name: "opens devices", language: "c", program: "opens_devices", isolated: true},
	{name: "shares memory for ever", language: "c", program: "shares_for_ever"},
	{name: "finds sockets", language: "sh", program: "test -z \"$(ls -A /run)\"", isolated: true},
	{name: "devices that are there", language: "sh", program: "echo x > /dev/null && head -c 3 /dev/zero | wc -c && echo y > /dev/stderr", isolated: true},
	{name: "sockets that need no network", language: "go", program: "sockets"},
	{name: "work handed to the kernel", language: "go", program: "uring"},
	{name: "leaves messages", language: "c", program: "leaves_messages"},
	{name: "overwrites its input", language: "sh", program: "cat; for f in /dev/stdin /proc/self/fd/0 /proc/$$/fd/0; do echo wrong > $f; echo wrong >> $f; done 2>/dev/null; exit 0", input: "the input\n", check: outputIs("the input\n")},
	{name: "changes the file of its input", language: "python", program: "import os\nfor f in (lambda: os.fchmod(0, 0), lambda: os.chmod('/proc/self/fd/0', 0), lambda: os.utime('/proc/self/fd/0', (1, 1)), lambda: os.link('/proc/self/fd/0', 'x', follow_symlinks=True), lambda: os.unlink(os.readlink('/proc/self/fd/0')), lambda: os.rename(os.readlink('/proc/self/fd/0'), 'y')):\n  try: f()\n  except OSError: pass\nprint(input())", input: "the input\n", check: outputIs("the input\n")},
	{name: "empties its input", language: "python", program: "import os\ntry: os.truncate('/proc/self/fd/0', 0)\nexcept OSError: print(input())", input: "the input\n", check: outputIs("the input\n")},
	{name: "leaves files", language: "c", program: "leaves_files"},
	{name: "nests folders", language: "c", program: "nests_folders"},
	{name: "leaves a thousand files", language: "python", program: "import os\nfor i in range(1000): open(str(i), 'w').close()\nos.chmod('.', 0)"},
	{name: "writes in its folder", language: "sh", program: "echo kept > file && cat file", check: outputIs("kept\n")},
}

// roles holds the programs that are written in Go: this test binary runs one if its argument is "role:NAME".
var roles = map[string]func() int{
	"true": func() int { return 0 },
	"burn": func() int {
		for range 8 {
			go func() {
				for {
				}
			}()
		}
		time.Sleep(20 * time.Second)
		return 0
	},
	"sleep": func() int { time.Sleep(20 * time.Second); return 0 },
	"memory": func() int {
		var all [][]byte
		for range 1000 {
			all = append(all, bytes.Repeat([]byte{1}, 1<<20))
		}
		time.Sleep(time.Second)
		return len(all) % 2
	},
	"file": func() int {
		if err := os.WriteFile("big", make([]byte, 2<<20), 0o666); err != nil {
			return 1
		}
		return 0
	},
	"panic": func() int { panic("on purpose") },
	// The exit status is 0 if the program can create no socket of the families AF_UNIX, AF_PACKET, AF_ALG
	// (38) and AF_VSOCK (40).
	"sockets": func() int {
		for _, family := range []int{syscall.AF_UNIX, syscall.AF_PACKET, 38, 40} {
			if _, err := syscall.Socket(family, syscall.SOCK_STREAM, 0); err == nil {
				return family
			}
		}
		pair, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_STREAM, 0)
		if err != nil || syscall.Close(pair[0]) != nil {
			return 1 // a socket pair is harmless, so it must be permitted
		}
		return 0
	},
	// The exit status is 0 if io_uring is not available. The sandbox forbids it, because its operations
	// bypass the filter of system calls.
	"uring": func() int {
		var params [120]byte
		_, _, e := syscall.Syscall(numUringSetup, 4, uintptr(unsafe.Pointer(&params)), 0)
		if e == 0 {
			return 1
		}
		return 0
	},
	"judge":     judgeRole,
	"storm":     stormRole,
	"inherited": inheritedRole,
	"proof":     proofRole,
	"refused":   refusedRole,
}

func TestMain(m *testing.M) {
	Init()
	if len(os.Args) > 1 && strings.HasPrefix(os.Args[1], "role:") {
		os.Exit(roles[strings.TrimPrefix(os.Args[1], "role:")]())
	}
	os.Exit(runTests(m))
}

// scratch is a temporary folder for all tests.
var scratch string

func runTests(m *testing.M) int {
	var err error
	if scratch, err = os.MkdirTemp("", "sandbox-test-"); err != nil {
		panic(err)
	}
	defer os.RemoveAll(scratch)
	defer Close()
	flag.Parse()
	// Run many tests in parallel, because most hostile programs only wait for a limit.
	flag.Set("test.parallel", fmt.Sprint(4*runtime.NumCPU()))
	return m.Run()
}

// compiled compiles testdata/hostile.c once for all tests.
var compiled = sync.OnceValues(func() (string, error) {
	compiler, err := exec.LookPath("cc")
	if err != nil {
		return "", err
	}
	path := filepath.Join(scratch, "hostile")
	out, err := exec.Command(compiler, "-O1", "-w", "-o", path, "testdata/hostile.c", "-lpthread").CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("compiling testdata/hostile.c: %v\n%s", err, out)
	}
	return path, nil
})

// command returns the command that runs a test program. It skips the test if the program's language is not installed.
func (h hostile) command(t *testing.T, words *strings.Replacer) []string {
	t.Helper()
	switch h.language {
	case "c":
		if _, err := exec.LookPath("cc"); err != nil {
			t.Skip("SKIPPED: no C compiler (cc) here")
		}
		path, err := compiled()
		if err != nil {
			t.Fatal(err)
		}
		program := h.program
		if program == "" {
			program = h.name
		}
		return append([]string{path}, strings.Fields(words.Replace(program))...)
	case "go":
		self, err := os.Executable()
		if err != nil {
			t.Fatal(err)
		}
		return []string{self, "role:" + h.program}
	case "python":
		return []string{find(t, "/usr/bin/python3", "python3"), "-c", h.program}
	}
	return []string{find(t, "/bin/sh", "sh"), "-c", h.program}
}

// find returns the path of an interpreter. It tries a fixed path first, because the file in PATH may be a
// shell script that wraps the interpreter and starts more processes.
func find(t *testing.T, place, name string) string {
	if _, err := os.Stat(place); err == nil {
		return place
	}
	path, err := exec.LookPath(name)
	if err != nil {
		t.Skipf("SKIPPED: no %s here", name)
	}
	return path
}

func TestHostile(t *testing.T) {
	testHostiles(t, func(hostile) bool { return true })
}

// testHostiles runs the chosen programs, in parallel if possible, and then checks that they have left no
// process and no file.
func testHostiles(t *testing.T, choose func(hostile) bool) {
	token := fmt.Sprintf("TOKEN=%d-%d", os.Getpid(), time.Now().UnixNano())
	outside := filepath.Join(os.TempDir(), "written-by-"+token)
	server, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer server.Close()
	_, port, _ := net.SplitHostPort(server.Addr().String())
	victim := filepath.Join(os.TempDir(), "victim-of-"+token)
	if err := os.WriteFile(victim, nil, 0o755); err != nil {
		t.Fatal(err)
	}
	defer os.Remove(victim)
	words := strings.NewReplacer("PORT", port, "OUTSIDE", outside, "VICTIM", victim)
	mounts, _ := os.Readlink("/proc/self/ns/mnt")
	env := []string{token, "OUTSIDE=" + mounts}
	namespaces := len(Missing()) == 0
	lockedIn := !slices.ContainsFunc(Missing(), func(s string) bool { return strings.Contains(s, "can be written, ") })

	t.Run("programs", func(t *testing.T) {
		for _, h := range hostiles {
			if !choose(h) {
				continue
			}
			t.Run(h.name, func(t *testing.T) {
				if h.isolated && !namespaces || h.lockedIn && !lockedIn {
					t.Skip("SKIPPED: this system does not isolate programs: ", Missing())
				}
				// Do not run programs in parallel for an ordinary user without namespaces, because the kernel
				// then counts the processes of all programs together.
				if !pool.plain || isRoot() {
					t.Parallel()
				}
				h.run(t, h.command(t, words), env)
			})
		}
	})
	if info, err := os.Stat(victim); err != nil || info.Mode() != 0o755 {
		t.Errorf("a program has changed the mode of a file outside: %v, %v", info.Mode(), err)
	}
	checkWorkFoldersEmpty(t)
	Close()
	if left := processesWith(token); len(left) > 0 {
		t.Errorf("processes left behind: %q", left)
	}
	if _, err := os.Lstat(outside); err == nil {
		os.RemoveAll(outside)
		t.Errorf("%s was written", outside)
	}
}

// run runs one program and checks the result.
func (h hostile) run(t *testing.T, args, env []string) {
	var out bytes.Buffer
	if h.limits.Wall == 0 {
		h.limits.Wall = 30 * time.Second
	}
	spec := process.Spec{Args: args, Env: env, Stdout: &out, Stderr: &out, Limits: h.limits}
	if h.input != "" {
		spec.Input = h.givenInput(t)
	}
	r, err := Run(context.Background(), spec)
	// Without namespaces the kernel also counts the processes that the same user runs elsewhere. So a program
	// may fail to start a process before it reaches its own limit. In this case, run it again.
	crowded := h.status == process.ProcessLimit && os.Geteuid() != 0 && len(Missing()) > 0
	for tries := 0; crowded && err == nil && r.Status == process.Exited && tries < 5; tries++ {
		r, err = Run(context.Background(), spec)
	}
	if err != nil {
		t.Fatal(err)
	}
	if r.Status != h.status || r.Status == process.Exited && r.ExitCode != h.code || r.Status == process.Signaled && r.Signal != h.signal {
		t.Fatalf("got %+v\nwant %v, exit code %d, signal %d\noutput %.300q", r, h.status, h.code, h.signal, out.String())
	}
	if h.check != nil {
		h.check(t, r, out.String())
	}
}

// givenInput returns the path of a file with the program's input, and checks at the end that it has not changed.
func (h hostile) givenInput(t *testing.T) string {
	path := filepath.Join(t.TempDir(), "input")
	if err := os.WriteFile(path, []byte(h.input), 0o666); err != nil {
		t.Fatal(err)
	}
	before, err := os.Lstat(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		info, err := os.Lstat(path)
		if err != nil || info.Mode() != before.Mode() || !info.ModTime().Equal(before.ModTime()) {
			t.Errorf("the file of the input is now %v, %v; it was %v", info, err, before)
		}
		if now, err := os.ReadFile(path); err != nil || string(now) != h.input {
			t.Errorf("the input is now %q, %v", now, err)
		}
	})
	return path
}

// processesWith returns the other processes whose environment contains a word.
func processesWith(word string) (found []string) {
	pids, _ := names("/proc")
	for _, pid := range pids {
		env, err := os.ReadFile("/proc/" + pid + "/environ")
		if err == nil && bytes.Contains(env, []byte(word)) {
			command, _ := os.ReadFile("/proc/" + pid + "/cmdline")
			found = append(found, pid+" "+string(command))
		}
	}
	return found
}

// checkWorkFoldersEmpty checks that the helpers have no files in their folders and no child processes.
func checkWorkFoldersEmpty(t *testing.T) {
	t.Helper()
	pool.mu.Lock()
	defer pool.mu.Unlock()
	if len(pool.idle) == 0 {
		t.Error("no helper is left that could be used again")
	}
	for _, w := range pool.idle {
		if left := descendants(w.proc.Pid); len(left) > 0 {
			t.Errorf("the helper %d still has the processes %+v", w.proc.Pid, left)
		}
	}
	for _, w := range pool.idle {
		if left, err := names(w.folder); err != nil || len(left) > 0 {
			t.Errorf("%s holds %q, %v", w.folder, left, err)
		}
	}
}

// TestHostilePlain runs hostile programs without namespaces, because some systems forbid namespaces. It runs
// only the programs that may behave differently without them.
func TestHostilePlain(t *testing.T) {
	usePlain(t)
	differs := regexp.MustCompile(`orphan|child|group|daemon|bomb|chain|zombie|adopts|job|main thread|leaves|kills itself|stops|sleeper|at the limit|nameless|shares with|mounts of|sockets|folders|connects|datagram|outside|input|disturbs|for ever|parent|sockets|files?|huge|datagrams|third`)
	if !full.Mine(t.Name()) {
		differs = regexp.MustCompile(`orphan|daemon|bomb|leaves|its parent|user of a file|huge|datagrams|would end`)
	}
	testHostiles(t, func(h hostile) bool { return !h.isolated && differs.MatchString(h.name) })
}

// TestHostileSampled runs hostile programs in namespaces without a control group, so that samples must enforce the limits.
// It runs only the programs that may behave differently then.
func TestHostileSampled(t *testing.T) {
	useSampled(t)
	differs := regexp.MustCompile(`orphan|child|session|daemon|bomb|chain|zombie|adopts|memory|stops|threads|pages|sockets|third|recursion`)
	if !full.Mine(t.Name()) {
		differs = regexp.MustCompile(`children|daemon|session|vfork|thread bomb|stops|threads take|third`)
	}
	testHostiles(t, func(h hostile) bool { return differs.MatchString(h.name) })
}

// TestOneSession checks that without a control group a program cannot have several sessions.
func TestOneSession(t *testing.T) {
	useSampled(t)
	for _, plain := range []bool{false, true} {
		t.Run(fmt.Sprint("plain ", plain), func(t *testing.T) {
			if plain {
				usePlain(t)
			}
			command := hostile{language: "c", program: "one_session"}.command(t, strings.NewReplacer())
			var out bytes.Buffer
			r, err := Run(t.Context(), process.Spec{Args: command, Stdout: &out})
			if err != nil || r.ExitCode != 0 || out.String() != "same\n" {
				t.Errorf("%+v, %v, output %q", r, err, out.String())
			}
		})
	}
}

// TestOtherProcessors checks that without namespaces a program cannot bind other processes of the user to a processor.
func TestOtherProcessors(t *testing.T) {
	usePlain(t)
	if _, known := tables[runtime.GOARCH]; !known {
		t.Skip("SKIPPED: ", Missing())
	}
	command := hostile{language: "c", program: "moves_parent"}.command(t, strings.NewReplacer())
	if r, err := Run(t.Context(), process.Spec{Args: command}); err != nil || r.ExitCode != 0 {
		t.Errorf("%+v, %v", r, err)
	}
}

// TestSharedMemory checks that processes can share memory without a file if there is a control group, which counts it even
// after it was unmapped. Otherwise it is refused.
func TestSharedMemory(t *testing.T) {
	for _, mode := range []string{"namespaces", "plain", "sampled", "plain sampled"} {
		t.Run(mode, func(t *testing.T) {
			if strings.Contains(mode, "sampled") {
				useSampled(t)
			}
			if strings.Contains(mode, "plain") {
				usePlain(t)
			}
			if slices.ContainsFunc(Missing(), func(s string) bool { return strings.HasPrefix(s, "programs can use memory") }) {
				t.Skip("SKIPPED: ", Missing())
			}
			refused := Sampled() != ""
			for _, program := range []string{"shares_a_counter", "shares_with_nobody"} {
				command := hostile{language: "c", program: program}.command(t, strings.NewReplacer())
				r, err := Run(t.Context(), process.Spec{Args: command, Limits: mem128})
				ok := r.Status == process.Exited && r.ExitCode == 0
				switch {
				case refused:
					ok = r.Status == process.Exited && r.ExitCode == 3
				case program == "shares_with_nobody":
					ok = r.Status == process.MemoryLimit
				}
				if err != nil || !ok {
					t.Errorf("%s, refused %v: %+v, %v", program, refused, r, err)
				}
			}
		})
	}
}

// TestNamedSemaphores checks that the files of shm_open and sem_open count as files of the program, and do not survive it.
func TestNamedSemaphores(t *testing.T) {
	if len(Missing()) > 0 {
		t.Skip("SKIPPED: ", Missing())
	}
	before, _ := names("/dev/shm")
	for range 2 {
		r, out := runShell(t, process.Spec{Limits: process.Limits{FileSize: 1 << 20}}, "cat /dev/shm/x 2>/dev/null; echo x > /dev/shm/x && cat /dev/shm/x")
		if out != "x\n" {
			t.Errorf("%+v, output %q", r, out)
		}
		if r, out := runShell(t, process.Spec{ReadOnly: true}, "echo x > /dev/shm/x"); r.ExitCode == 0 {
			t.Errorf("%+v, output %q", r, out)
		}
	}
	if after, _ := names("/dev/shm"); !slices.Equal(before, after) {
		t.Errorf("the files in /dev/shm were %q and are %q", before, after)
	}
}

// useSampled makes all helpers run without control groups until the test ends.
func useSampled(t *testing.T) {
	Close()
	groupsOff = true
	t.Cleanup(func() { Close(); groupsOff = false })
}

// usePlain makes all helpers plain (without namespaces) until the test ends.
func usePlain(t *testing.T) {
	usePlainHelpers(true)
	t.Cleanup(func() { usePlainHelpers(false) })
}

// usePlainHelpers ends all helpers and sets whether new helpers are plain (without namespaces). It also
// resets pool.known, so if plain is false, the next helper tries again to create namespaces.
func usePlainHelpers(plain bool) {
	Close()
	pool.mu.Lock()
	defer pool.mu.Unlock()
	pool.known, pool.plain = false, plain
}

// judgeRole acts as a judge that the test kills. It runs programs that have children.
func judgeRole() int {
	var args []string
	if _, err := RemoveAfterDeath(filepath.Join(os.TempDir(), "judge")); err != nil {
		return 1
	}
	for _, script := range []string{"sleep 500", "setsid sleep 500 & sleep 500", "sleep 500 | sleep 500"} {
		args = []string{"/bin/sh", "-c", script}
		if _, err := Start(context.Background(), process.Spec{Args: args, Env: os.Environ()}); err != nil {
			return 1
		}
	}
	fmt.Println("running")
	time.Sleep(10 * time.Minute)
	return 0
}

// TestJudgeKilled checks that no program survives if the judge is killed with SIGKILL.
func TestJudgeKilled(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	token := fmt.Sprintf("TOKEN=judge-%d-%d", os.Getpid(), time.Now().UnixNano())
	temp := t.TempDir()
	cmd := exec.Command(self, "role:judge")
	cmd.Env = append(os.Environ(), token, "TMPDIR="+temp)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	word := make([]byte, len("running"))
	if _, err := out.Read(word); err != nil || string(word) != "running" {
		t.Fatalf("the judge says %q: %v", word, err)
	}
	for end := time.Now().Add(3 * time.Minute); len(processesWith(token)) < 7; time.Sleep(10 * ms) {
		if time.Now().After(end) {
			t.Fatalf("want 7 processes of the judge, got %q", processesWith(token))
		}
	}
	cmd.Process.Kill()
	cmd.Wait()
	for end := time.Now().Add(3 * time.Minute); ; time.Sleep(10 * ms) {
		left := processesWith(token)
		folders, _ := names(temp)
		if len(left) == 0 && len(folders) == 0 {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("the programs have left processes %q and folders %q", left, folders)
		}
	}
}

// names returns the names of the entries of a folder.
func names(dir string) (list []string, err error) {
	entries, err := os.ReadDir(dir)
	for _, e := range entries {
		list = append(list, e.Name())
	}
	return list, err
}
