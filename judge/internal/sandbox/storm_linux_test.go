//go:build !portable

package sandbox

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"oj/judge/internal/process"
	"oj/tools/shared/testing/full"
)

// storms lists the programs of testdata/storm.c. A storm is a program that starts processes in an endless loop.
var storms = []string{"forks", "vforks", "threads", "siblings", "daemons", "signals"}

// The limits of a storm. The time limit is generous, because the machine may be busy.
const (
	stormProcesses = 64
	stormTime      = 5 * time.Second
	// stormExcess is the maximum number of processes by which a storm may exceed its limit.
	stormExcess = 10
)

// stormUser is a user who runs the judge.
type stormUser struct {
	name  string
	uid   int    // 0 for the user of the test
	shape string // "namespaces", or "none" if the judge may not use namespaces
}

// TestStorms lets different users judge storms, which are programs that start processes in an endless loop. A
// storm must end quickly and with a verdict, must never exceed its limit by more than a few processes, and
// must leave no process, even if the judge is killed in the middle. A control group, or a user with a small
// process limit, protects the machine if the sandbox fails.
func TestStorms(t *testing.T) {
	place := stormPlace(t)
	const nobody = 0x6fff0000
	users := []stormUser{{"as the user of this test", 0, "namespaces"}, {"as the user of this test, without namespaces", 0, "none"}}
	if os.Geteuid() == 0 {
		users = append(users, stormUser{"as an ordinary user", nobody, "namespaces"}, stormUser{"as an ordinary user, without namespaces", nobody + 1, "none"})
	}
	for _, user := range users {
		for _, storm := range storms {
			for _, end := range []string{"verdict", "kill"} {
				t.Run(strings.Join([]string{user.name, storm, end}, "/"), func(t *testing.T) {
					if user != users[0] && storm != storms[0] {
						full.Test(t)
					}
					testStorm(t, place, user, storm, end, 0)
				})
			}
		}
	}

	// The guard leaves the judge little room, so its own threads and helpers compete with the storm.
	for _, user := range users {
		for _, room := range []int{50, 100} {
			for _, storm := range []string{"forks", "threads", "daemons"} {
				t.Run(fmt.Sprintf("%s/%s in a room of %d", user.name, storm, room), func(t *testing.T) {
					if user != users[0] && storm != storms[0] {
						full.Test(t)
					}
					testStorm(t, place, user, storm, "verdict", room)
				})
			}
		}
	}
}

// stormPlace creates a folder that every user can read, with this test binary and the storms.
func stormPlace(t *testing.T) string {
	if _, err := exec.LookPath("cc"); err != nil {
		t.Skip("SKIPPED: no C compiler (cc) here")
	}
	place, err := os.MkdirTemp("/tmp", "sandbox-storm-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(place) })
	if err := os.Chmod(place, 0o755); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("cc", "-O1", "-w", "-o", filepath.Join(place, "storm"), "testdata/storm.c", "-lpthread").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(self)
	if err == nil {
		err = os.WriteFile(filepath.Join(place, "judge"), data, 0o755)
	}
	if err != nil {
		t.Fatal(err)
	}
	return place
}

// testStorm runs a judge that runs a storm. room is the number of processes and threads that the guard permits from the
// start, with the judge; 0 for many.
func testStorm(t *testing.T, place string, user stormUser, storm, end string, room int) {
	temp, err := os.MkdirTemp(place, "temp-")
	if err == nil {
		err = os.Chmod(temp, 0o777)
	}
	if err != nil {
		t.Fatal(err)
	}
	guard := newGuard(t, place)
	defer guard.close(t)
	if room > 0 && guard.dir == "" {
		t.Skip("SKIPPED: no control group can be made here")
	} else if room > 0 {
		guard.limit(t, room)
	}
	cmd := exec.Command(filepath.Join(place, "judge"), "role:storm", filepath.Join(place, "storm"), storm, end, user.shape)
	cmd.Env = append(os.Environ(), "TMPDIR="+temp)
	cmd.Dir = temp
	cmd.Stderr = os.Stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{}
	if user.uid != 0 {
		cmd.SysProcAttr.Credential = &syscall.Credential{Uid: uint32(user.uid), Gid: uint32(user.uid)}
	}
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer cmd.Wait()
	guard.hold(t, cmd.Process.Pid)
	lines := bufio.NewReader(out)
	io.WriteString(in, "start a helper\n")
	ready, _ := lines.ReadString('\n')
	if !strings.HasPrefix(ready, "ready") {
		t.Fatalf("the judge says %q", ready)
	}
	if strings.Contains(ready, "SKIPPED") {
		t.Skip(ready)
	}
	if room == 0 {
		guard.tighten(t)
	}
	if want := user.shape == "none"; !want && !mayIsolate() {
		t.Skip("SKIPPED: there are no user namespaces here")
	} else if user.uid == 0 && os.Geteuid() == 0 && !strings.HasPrefix(ready, fmt.Sprint("ready ", want)) {
		t.Errorf("the judge prints %q, want plain helpers: %v", ready, want)
	}
	begun := time.Now()
	io.WriteString(in, "begin\n")
	rest, _ := io.ReadAll(lines)
	cmd.Wait()
	left := guard.empties(30 * time.Second)
	if room == 0 {
		t.Logf("%v until the end, %d processes at most beside the judge, %v until none was left", time.Since(begun).Round(ms), guard.most(), left.Round(ms))
		if n := guard.most(); n > stormProcesses+stormExcess+spareThreads {
			t.Errorf("%d processes, the limit is %d", n, stormProcesses)
		}
	}
	if room == 0 && guard.refused() {
		t.Errorf("the storm tried to start more than %d processes, although its own limit is %d", stormProcesses+stormExcess+spareThreads, stormProcesses)
	}
	if folders, _ := names(temp); len(folders) > 0 {
		t.Errorf("left behind: %q", folders)
	}
	if end == "kill" {
		return
	}
	var r process.State
	if err := json.Unmarshal(rest, &r); err != nil {
		t.Fatalf("the judge says %q", rest)
	}
	if r.Status == process.Exited || r.Wall > 2*stormTime || room > 0 && r.Status != process.ProcessLimit {
		t.Errorf("%+v; want a limit exceeded within %v", r, 2*stormTime)
	}
	t.Logf("%v after %v", r.Status, r.Wall.Round(ms))
}

// stormRole runs as the judge: it runs a storm and prints the result, or it is killed while the storm runs.
func stormRole() int {
	program, storm, end, shape := os.Args[2], os.Args[3], os.Args[4], os.Args[5]
	input := bufio.NewReader(os.Stdin)
	input.ReadString('\n') // wait until the test has limited this process (guard.hold)
	if shape == "none" && !forbidNamespaces() {
		fmt.Println("ready SKIPPED: there are no filters of system calls here")
		return 0
	}
	if _, err := RemoveAfterDeath(filepath.Join(os.TempDir(), "judge")); err != nil {
		return 1
	}
	if _, err := Fit(1); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	// Start the helper before the storm begins, so that it is not counted as a process of the storm. To start
	// it, run the storm's program with the argument "none", because without namespaces each program has its
	// own helper.
	if _, err := Run(context.Background(), process.Spec{Args: []string{program, "none"}}); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	missing := Missing()
	fmt.Println("ready", pool.plain, missing)
	input.ReadString('\n')
	out := io.Writer(io.Discard)
	if end == "kill" {
		out = suicide{}
	}
	r, err := Run(context.Background(), process.Spec{
		Args: []string{program, storm}, Stdout: out, Limits: process.Limits{
			CPU: stormTime, Wall: 2 * stormTime, Idle: stormTime, Memory: 512 << 20, Output: 1 << 20, FileSize: 1 << 20, Processes: stormProcesses,
		},
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	text, _ := json.Marshal(r)
	fmt.Println(string(text))
	Close()
	return 0
}

// mayIsolate reports whether this user can make a user namespace.
func mayIsolate() bool {
	cmd := exec.Command("/bin/true")
	cmd.SysProcAttr = &syscall.SysProcAttr{Cloneflags: syscall.CLONE_NEWUSER}
	return cmd.Run() == nil
}

// suicide is a writer that kills the judge when the program writes its first output.
type suicide struct{}

func (suicide) Write([]byte) (int, error) {
	syscall.Kill(os.Getpid(), syscall.SIGKILL)
	select {}
}

// forbidNamespaces installs a seccomp filter, so that this process and its descendants cannot create user namespaces.
func forbidNamespaces() bool {
	runtime.LockOSThread() // both calls must come from the same thread
	defer runtime.UnlockOSThread()
	c, known := tables[runtime.GOARCH]
	if !known || prctl(prSetNoNewPrivs, 1) != nil {
		return false
	}
	const allThreads = 1
	return c.setFilter([]rule{
		{call: numClone3, answer: syscall.ENOSYS},
		{call: c.clone, answer: syscall.EPERM, mask: syscall.CLONE_NEWUSER, permitted: []uint32{0}},
	}, allThreads) == nil
}

// A guard limits and counts the processes that a judge starts in this test, so that a storm of processes cannot fill
// the machine. It uses a control group (cgroup) if the test can create one, and RLIMIT_NPROC otherwise. RLIMIT_NPROC
// has no effect on root, so without a control group the test is skipped for root.
type guard struct {
	dir     string // folder of the control group; "" if RLIMIT_NPROC is used
	word    string // the paths of the executable files of the judge and of its descendants contain this word
	pid     int    // the process id of the judge
	before  int    // number of processes and threads before the storm
	peak    chan int
	stop    chan struct{}
	highest int // greatest number of processes and threads; -1 while they are being counted
}

const (
	// spareThreads is the number of threads that a judge may start while it runs a program, and of ended processes that
	// the control group still counts, which happens on a busy machine.
	spareThreads = 16
	// guardProcesses is the maximum number of processes and threads in a guard, until tighten lowers it for
	// the storm.
	guardProcesses = 300
)

// newGuard creates a guard. If root cannot create a control group, newGuard skips the test.
func newGuard(t *testing.T, word string) *guard {
	g := &guard{peak: make(chan int), stop: make(chan struct{}), word: word, highest: -1}
	base := mounted("pids", "/")
	if base == "" { // version 2
		base = mounted("", "/")
		os.WriteFile(filepath.Join(base, "cgroup.subtree_control"), []byte("+pids +memory"), 0)
	}
	dir, err := os.MkdirTemp(base, "oj-storm-test-")
	switch {
	case err == nil:
		g.dir = dir
		os.Chmod(dir, 0o755) // the judge reads how much room there is
		g.limit(t, guardProcesses)
	case os.Geteuid() == 0:
		t.Skip("SKIPPED: no control group can be made here to guard the test: ", err)
	}
	return g
}

// limit sets the maximum number of processes and threads in the control group.
func (g *guard) limit(t *testing.T, most int) {
	if err := os.WriteFile(filepath.Join(g.dir, "pids.max"), []byte(strconv.Itoa(most)), 0); err != nil {
		t.Fatal(err)
	}
}

// hold moves the judge's process into the control group, or sets its RLIMIT_NPROC. Call hold before the judge starts
// other processes: they inherit the limit.
func (g *guard) hold(t *testing.T, pid int) {
	if g.pid = pid; g.dir == "" {
		prlimit(pid, rlimitNproc, uint64((&helper{plain: true}).tasksBeside()+guardProcesses))
		return
	}
	if err := os.WriteFile(filepath.Join(g.dir, "cgroup.procs"), []byte(strconv.Itoa(pid)), 0); err != nil {
		t.Fatal(err)
	}
}

// count returns the number of processes and threads in the guard. Without a control group it does not count zombies.
func (g *guard) count() (threads int) {
	if g.dir == "" {
		for _, pid := range g.living() {
			if p, ok := readStat(pid); ok {
				threads += p.threads
			}
		}
		return threads
	}
	text, _ := os.ReadFile(filepath.Join(g.dir, "pids.current"))
	n, _ := strconv.Atoi(strings.TrimSpace(string(text)))
	return n
}

// living returns the ids of the processes in the guard, without zombies.
func (g *guard) living() (pids []int) {
	for _, pid := range numbersIn("") {
		file, _ := os.Readlink(procPath(pid, "exe"))
		if strings.Contains(file, g.word) { // a zombie has no file
			pids = append(pids, pid)
		}
	}
	return pids
}

// tighten lowers the limit to the number of processes that a storm may have, and starts a goroutine that counts them.
func (g *guard) tighten(t *testing.T) {
	if g.before = g.count(); g.dir != "" {
		g.limit(t, g.before+spareThreads+stormProcesses+stormExcess)
	}
	go func() {
		highest := 0
		for {
			highest = max(highest, g.count())
			select {
			case <-g.stop:
				g.peak <- highest
				return
			case <-time.After(ms / 2):
			}
		}
	}()
}

// most stops the counting and returns the greatest number of processes and threads that ran at the same time
// during the storm, not counting those that already ran before the storm.
func (g *guard) most() int {
	if g.highest < 0 {
		close(g.stop)
		g.highest = <-g.peak
	}
	return max(0, g.highest-g.before)
}

// refused reports whether the limit of the control group has made a fork fail.
func (g *guard) refused() bool {
	text, _ := os.ReadFile(filepath.Join(g.dir, "pids.events"))
	return g.dir != "" && string(text) != "max 0\n"
}

// empties waits until no process is left and returns how long that took.
func (g *guard) empties(most time.Duration) time.Duration {
	begun := time.Now()
	for len(g.living()) > 0 && time.Since(begun) < most {
		time.Sleep(ms)
	}
	return time.Since(begun)
}

// close kills all processes that are left, and fails the test if there are any. Then it removes the control group.
func (g *guard) close(t *testing.T) {
	for i, left := 0, g.living(); len(left) > 0; i, left = i+1, g.living() {
		if i == 0 {
			t.Errorf("left behind: %v", left)
		}
		for _, pid := range left {
			syscall.Kill(pid, syscall.SIGKILL)
		}
		time.Sleep(10 * ms)
	}
	for end := time.Now().Add(30 * time.Second); g.dir != "" && !gone(g.dir) && time.Now().Before(end); time.Sleep(10 * ms) {
		// Removing the control group fails until the last zombie has been reaped, so try again until it
		// succeeds.
		below, _ := filepath.Glob(filepath.Join(g.dir, groupPrefix+"*"))
		for _, dir := range append(below, g.dir) {
			os.Remove(dir)
		}
	}
}
