// Package sandbox runs programs that may be hostile. It limits their resources, isolates them if the system permits
// this, and kills all processes and removes all files that they leave. Run takes a process.Spec and returns
// measurements, a process.State; package decide computes verdicts from them.
//
// README.md in this folder draws the processes, and says who kills whom and what each kind of system can enforce.
//
// A helper is a second process of the judge's binary. It enters its namespaces once (setup_linux.go) and then runs one
// program after another (run_linux.go). Starting a helper for each run would be slow: it takes 9 ms of processor time,
// thirty times the sandbox's overhead for one run. The judge keeps a pool of helpers (pool_linux.go, wire_linux.go).
//
// There are two kinds of helpers. On most systems a helper is in new user, mount, process, network and IPC namespaces,
// which ordinary users may create there. If the system forbids this, a helper is plain: Landlock keeps programs from
// reading and writing other files (landlock_linux.go), and the process tree is read from /proc. Missing lists the
// limits that a plain helper cannot enforce. For both kinds, view_linux.go determines which files a program sees, and a
// seccomp filter refuses dangerous system calls (filter_linux.go, refusals_linux.go). If the judge runs as root, programs
// run under an unprivileged user id, because the kernel does not limit the processes of root.
//
// Three lines of defence enforce the limits. First the kernel: resource limits of each process, and a control group
// for the whole tree where one can be had (group_linux.go). The helper sets resource limits before the first
// instruction of the program; to do so, it traces the program (ptrace). Second the watchdog in the judge (type
// Process). Third the samples of the helper (sample_linux.go, proc_linux.go), which never wait for the program.
// Memory means resident physical memory, because Go and Java reserve much more than they use. Memory that several
// processes share counts once.
//
// On other systems, and on Linux with the build tag portable, programs are children of the judge
// (portable.go), in a session or a job object (tree_unix.go, tree_windows.go). Time and memory are compared
// with their limits after the program has ended.
package sandbox

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"oj/judge/internal/process"
)

// Process is a running program.
type Process struct {
	run    *worker
	pumps  []*pump
	errors *pump // the pump of standard error if it has a lock (process.Spec.StderrLock); else nil
	limits process.Limits
	output atomic.Int64  // bytes written so far
	dead   chan struct{} // closed when no process of the tree runs any more
	done   chan struct{} // closed after result and err were set
	result process.State
	err    error

	streams sync.WaitGroup // the running pumps
	release func() bool    // stops watching the context

	watchdog *time.Timer // kills the helper if the program should have ended long ago; nil if it has no wall-clock limit

	mu     sync.Mutex
	begun  time.Time
	ended  bool
	why    process.Status // the reason why the judge has stopped the program; Exited if it has not stopped the program
	forced bool           // the judge has killed the helper, too
}

// The watchdog is the second line of defence. It needs no file of the program and no answer of the helper.
const (
	// overtime is how long after the wall-clock limit the judge kills the helper.
	overtime = 2 * time.Second
	// lastWord is how long a helper may take to stop its program when the judge orders it to. Then the judge kills
	// both.
	lastWord = time.Second
)

// Connected is a running program that exchanges data with another one.
type Connected struct {
	Program *Process
	Input   *os.File // one end of the pipe from which the program reads
}

// Run starts a program and waits for its end. The error is a failure of the judge. A failure of the program is in the
// State.
func Run(ctx context.Context, s process.Spec) (process.State, error) {
	p, err := start(ctx, s)
	if err != nil {
		return process.State{}, err
	}
	p.finish()
	return p.result, p.err
}

// Start starts a program and returns without waiting for its end. The caller must call Wait. If ctx is done
// before the end, the process tree of the program is killed. The error is a failure of the judge.
func Start(ctx context.Context, s process.Spec) (*Process, error) {
	p, err := start(ctx, s)
	if err == nil {
		go p.finish()
	}
	return p, err
}

// start starts a program. The caller must call the method finish of the returned process.
func start(ctx context.Context, s process.Spec) (*Process, error) {
	if len(s.Args) == 0 {
		return nil, errors.New("sandbox: no command given")
	}

	path, err := exec.LookPath(s.Args[0])
	if err == nil {
		path, err = filepath.Abs(path) // make the path absolute, because the program runs in another folder
	}
	if err != nil {
		return nil, fmt.Errorf("cannot run %s: %w", s.Args[0], err)
	}
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}

	var before held
	var free int64
	if s.Limits.Space > 0 {
		before, free = heldIn(s.Counted), freeSpace(s.Counted)
	}

	p := &Process{limits: s.Limits, begun: time.Now(), dead: make(chan struct{}), done: make(chan struct{})}
	files, err := p.connect(s)
	if err == nil {
		p.run, err = launch(path, s, files)
	}

	// The program has its own copies of these files now. A pump sees the end of a pipe only if all other copies are
	// closed.
	for _, f := range files[1:] {
		// If standard output and standard error are the same file, the second Close fails, which does no harm.
		f.Close()
	}
	if err != nil {
		for _, pump := range p.pumps {
			pump.from.Close()
		}
		return nil, err
	}

	if s.Limits.Wall > 0 {
		p.watchdog = time.AfterFunc(s.Limits.Wall+overtime, func() { p.force(process.TimeLimit) })
	}
	p.release = context.AfterFunc(ctx, func() { p.stop(process.Canceled) })

	// Start to read the output at once, because a full pipe blocks the program.
	for _, pump := range p.pumps {
		p.streams.Go(pump.drain)
	}
	// The fresh folder of a program is limited by its file system, except where there is none.
	if dir := p.run.ownFolder(); dir != "" && s.Dir == "" && s.Limits.FileSize > 0 && s.Limits.Space == 0 {
		s.Counted, s.Limits.Space = []string{dir}, freshSpace(s.Limits.FileSize)
		free = freeSpace(s.Counted)
	}
	if s.Limits.Space > 0 {
		go p.watchSpace(s, before, free)
	}
	return p, nil
}

// stop kills the process tree and sets the status of the run to reason. It does nothing if the run has ended, or if
// stop was called before.
func (p *Process) stop(reason process.Status) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.ended && p.why == process.Exited {
		p.why = reason
		p.run.kill()
		time.AfterFunc(lastWord, func() { p.force(reason) })
	}
}

// force kills the process tree together with its helper, which may be blocked. It does nothing if the run has ended.
func (p *Process) force(reason process.Status) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.ended && !p.forced {
		p.why, p.forced = cmp.Or(p.why, reason), true
		p.run.destroy()
	}
}

// finish waits for the tree and its output and completes the result.
func (p *Process) finish() {
	r := &p.result
	failed := p.run.wait(r)
	p.mu.Lock()
	p.ended = true // from now on, stop and force do nothing, so they cannot kill the helper's next program
	forced := p.forced
	p.mu.Unlock()
	p.release()
	if p.watchdog != nil {
		p.watchdog.Stop()
	}

	// A process that has escaped from the tree may keep a pipe open, so reading has a deadline.
	p.err = p.run.finish(r, failed)
	if forced && failed != nil {
		// The helper could not answer, so nothing but the wall-clock time is known.
		*r = process.State{Status: p.why, ExitCode: -1, Wall: time.Since(p.begun), Ended: time.Now()}
		p.err = nil
	}
	close(p.dead)
	for _, pump := range p.pumps {
		defer pump.endSoon(drainGrace)()
	}
	p.streams.Wait()

	// If the judge has stopped the program, the status is the reason why the judge has stopped it, not the
	// signal that has killed the program.
	r.Output = p.output.Load()
	if r.Status == process.Exited || r.Status == process.Signaled || r.Status == process.Canceled {
		r.Status = cmp.Or(p.why, r.Status)
	}
	if p.err == nil {
		compareWith(p.limits, r)
	}
	close(p.done)
}

// Wait waits until every process of the tree is dead and all output was written to Stdout and Stderr.
func (p *Process) Wait() (process.State, error) {
	<-p.done
	return p.result, p.err
}

// Dead returns a channel that is closed when no process of the tree runs any more. Stdout and Stderr may still receive
// output that was written before.
func (p *Process) Dead() <-chan struct{} { return p.dead }

// Done returns a channel that is closed when the run is over. After that Wait returns immediately.
func (p *Process) Done() <-chan struct{} { return p.done }

// compareWith compares the final measurements with the limits and sets the status if a limit was exceeded. This is
// necessary because the program may have exceeded the limit after the last sample.
func compareWith(l process.Limits, r *process.State) {
	if r.Status == process.Exited || r.Status == process.Signaled {
		switch {
		case l.Output > 0 && r.Output > l.Output:
			r.Status = process.OutputLimit
		case l.Memory > 0 && r.Memory > l.Memory:
			r.Status = process.MemoryLimit
		case l.CPU > 0 && r.CPU > l.CPU, l.Wall > 0 && r.Wall > l.Wall:
			r.Status = process.TimeLimit
		}
	}
	if r.Status != process.Exited {
		r.ExitCode = -1
	}
}

// environment returns Spec.Env with the working folder as the value of each name that has no value.
func environment(env []string, dir string) []string {
	full := slices.Clone(env)
	for i, s := range full {
		if !strings.Contains(s, "=") {
			full[i] += "=" + dir
		}
	}
	return full
}
