// Package sandbox runs programs that may be hostile. They run under limits, are isolated where the system permits it,
// and leave nothing behind. Run takes a Spec and returns measurements; verdicts are made elsewhere.
//
// These processes take part on Linux:
//
//	judge ──pipe──> kill list            outlives the judge by a moment and removes its folders
//	  │
//	  ├──socket──> helper ──> program ──> its children
//	  │                          │
//	  ├──socket──> helper        │       idle, waits for the next program
//	  │                          │
//	  └──<── two pipes ──────────┘       standard output and error
//
// The judge sends an order over the socket: the command, the folders, the limits, and three open files. The helper
// starts the program, takes samples of its processes, and answers with one message when all of them are dead. The judge
// reads the pipes, counts the bytes and stops at the limit (pump.go).
//
// The helper kills the program and all processes below it if a limit is exceeded, if the program itself has ended, if the
// judge asks for it, or if the socket closes because the judge is dead. If the helper dies, the kernel kills the program,
// and in a namespace all other processes, too. The judge kills a helper only while no process runs below it. A program
// can kill neither the judge nor the helper: it does not see the judge, and signals to the helper are dropped
// (helper_linux.go) or refused (filter_linux.go).
//
// A helper is a second process of the judge's binary. It shuts itself in once (setup_linux.go) and then runs one program
// after another (run_linux.go), because starting a helper takes 9 ms of processor time, thirty times the sandbox's share
// of a run. The judge keeps a pool of helpers (pool_linux.go, wire_linux.go).
//
// There are two kinds of helpers. Most are in user, mount, process, network and IPC namespaces, which ordinary users may
// make on most systems. Where the system forbids that, helpers are plain: Landlock keeps programs from reading and
// writing elsewhere (landlock_linux.go), and the tree is looked up in /proc. Missing lists the limits that plain helpers
// cannot hold. In both kinds view_linux.go decides which files a program sees, a filter of system calls forbids the rest
// (filter_linux.go), and inputs are copies that nobody can change. If the judge is root, programs run under an
// unprivileged user id, because the kernel does not count the processes of root.
//
// The kernel limits the size of files and the number of processes. These limits are set before the first instruction, so
// the program is traced at its start. It is traced at its end, too, because only then its peak of memory is known. The
// processor time, memory and idling of a whole tree are sampled (sample_linux.go, proc_linux.go). Memory means physical
// memory in use, because Go and Java reserve much more. Memory that several processes share counts once.
//
// On other systems, and on Linux with the build tag portable, programs are children of the judge (portable.go), in a
// session or a job object (tree_unix.go, tree_windows.go). Time and memory are compared with their limits at the end.
package sandbox

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"
)

// Limits bounds one run. A zero field is no limit.
type Limits struct {
	// Wall is the time on the clock from start to end.
	Wall time.Duration
	// CPU is the processor time, user and system, of every process of the tree.
	CPU time.Duration
	// Idle is how long the tree as a whole may use (nearly) no processor time.
	Idle time.Duration
	// Memory is in bytes of physical memory, as Result.Memory.
	Memory int64
	// Output is in bytes, Stdout and Stderr together. Output of exactly this size is allowed. The rest is discarded.
	Output int64
	// FileSize is in bytes: no file can grow beyond it. Where the platform can isolate, all files in a fresh folder together
	// can take one and a half times as much, or 64 MiB if that is more.
	FileSize int64
	// Processes is the number of processes and threads of the tree at any one time, the program itself included.
	// Language runtimes also start threads: Go about 10, Java 30 or more.
	Processes int
	// Files is the number of files that each process may have open. It also bounds the memory in the buffers of sockets.
	Files int
}

// Spec describes one run.
type Spec struct {
	// Args is the command: a path (not looked up in PATH unless it has no slash) and its arguments.
	Args []string
	// Dir is the working folder, and where the platform can isolate (see Missing) the only one that can be written. ""
	// is a fresh empty folder, removed afterwards.
	Dir string
	// Writable are further folders that the program can write in, where the platform can isolate. Compilers need them. Dir
	// must be given then.
	Writable []string
	// ReadOnly forbids writing in Dir, too, where the platform can isolate.
	ReadOnly bool
	// Shown are further files and folders that the program sees, where the platform can hide files. Without them it sees
	// itself, its working folder and everything that is installed for all users. A file in a folder bin stands for
	// everything that is installed with it.
	Shown []string
	// Trusted marks a program of the package, in contrast to a judged one: it sees all files.
	Trusted bool
	// Env is the whole environment, as NAME=value; nil is an empty one. A NAME without = is set to the path of the
	// working folder.
	Env []string
	// Stdin is read by the program itself, from its current offset. nil is an empty input. It stays open in the
	// caller. Files should come from Open.
	Stdin *os.File
	// Stdout and Stderr receive what the program writes, from one goroutine each, never after Wait (Run) has returned.
	// The same writer may be given twice. nil discards. After an error of the writer the rest is discarded, which the
	// program does not notice.
	Stdout io.Writer
	Stderr io.Writer
	// StdoutEnd, if set, is called once: when no process of the tree can write to Stdout any more and all output has been
	// passed on.
	StdoutEnd func()
	// StdoutFile, if set, is the standard output itself, such as a pipe to another program. Stdout and StdoutEnd are
	// not used then, and Limits.Output bounds standard error alone. Start closes the file.
	StdoutFile *os.File
	Limits     Limits
}

// Status is how a run ended.
type Status int

const (
	Exited       Status = iota // by itself, see Result.ExitCode
	Signaled                   // by a signal that the sandbox did not send, see Result.Signal
	TimeLimit                  // Limits.CPU or Limits.Wall
	IdleLimit                  // Limits.Idle
	MemoryLimit                // Limits.Memory
	OutputLimit                // Limits.Output or Limits.FileSize
	ProcessLimit               // Limits.Processes
	Canceled                   // the context was done
)

// String names the status in lower case words.
func (s Status) String() string {
	return [...]string{
		"exited", "signaled", "time limit", "idle limit", "memory limit", "output limit", "process limit", "canceled",
	}[s]
}

// Result holds the measurements of a finished run.
type Result struct {
	Status Status
	// ExitCode is the exit status of the program if Status is Exited, otherwise -1.
	ExitCode int
	// Signal is the signal that ended the program, even if the sandbox sent it; 0 if there was none.
	Signal syscall.Signal
	// Wall is the wall-clock time from just before the start to the end of the program.
	Wall time.Duration
	// CPU is the processor time of the whole tree, whether children were waited for or not.
	CPU time.Duration
	// Memory is the peak of physical memory in bytes.
	Memory int64
	// Output counts the bytes written to Stdout and Stderr.
	Output int64
	// Ended is the time when the end of the program was noticed. On Linux that is before its files are closed, so every
	// reaction of another program to that end comes later.
	Ended time.Time
}

// Process is a running program.
type Process struct {
	run    *worker
	pumps  []*pump
	limits Limits
	output atomic.Int64  // bytes written so far
	done   chan struct{} // closed when result and err are set
	result Result
	err    error

	streams sync.WaitGroup // the running pumps
	release func() bool    // stops watching the context

	mu    sync.Mutex
	ended bool
	why   Status // why the judge has stopped the program; Exited if it has not
}

// Run starts a program and waits for its end. The error is set only if the judge itself failed. The program's own failures
// are in the Result.
func Run(ctx context.Context, s Spec) (Result, error) {
	p, err := start(ctx, s)
	if err != nil {
		return Result{}, err
	}
	p.finish()
	return p.result, p.err
}

// Start starts a program. When ctx is done, its tree is killed. The error says why the program could not be started, which
// is never the program's fault. Every Process must be waited for.
func Start(ctx context.Context, s Spec) (*Process, error) {
	p, err := start(ctx, s)
	if err == nil {
		go p.finish()
	}
	return p, err
}

// start starts a program; finish must follow.
func start(ctx context.Context, s Spec) (*Process, error) {
	if len(s.Args) == 0 {
		return nil, errors.New("sandbox: no command given")
	}

	path, err := exec.LookPath(s.Args[0])
	if err == nil {
		path, err = filepath.Abs(path) // because the program runs in another folder
	}
	if err != nil {
		return nil, fmt.Errorf("cannot run %s: %w", s.Args[0], err)
	}
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}

	p := &Process{limits: s.Limits, done: make(chan struct{})}
	files, err := p.connect(s)
	if err == nil {
		p.run, err = launch(path, s, files)
	}

	// The program has its own copies of these files now. Only when all copies are closed do the pumps see the end.
	for _, f := range files[1:] {
		f.Close() // returns an error if the file is there twice
	}
	if err != nil {
		for _, pump := range p.pumps {
			pump.from.Close()
		}
		return nil, err
	}

	// Output must be read from the start, because a full pipe blocks the program.
	p.release = context.AfterFunc(ctx, func() { p.stop(Canceled) })
	for _, pump := range p.pumps {
		p.streams.Go(pump.drain)
	}
	return p, nil
}

// stop kills the tree, and the run ends with the given status. Further calls do nothing.
func (p *Process) stop(why Status) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.ended && p.why == Exited {
		p.why = why
		p.run.kill()
	}
}

// finish waits for the tree and its output and completes the result.
func (p *Process) finish() {
	r := &p.result
	failed := p.run.wait(r)
	p.mu.Lock()
	p.ended = true // stop must not reach the helper's next program
	p.mu.Unlock()
	p.release()

	// A process that escaped may keep a pipe open, so reading has a deadline.
	p.err = p.run.finish(r, failed)
	for _, pump := range p.pumps {
		pump.from.SetReadDeadline(time.Now().Add(drainGrace)) // has no effect if the pump has ended
	}
	p.streams.Wait()

	// The judge's own reason to stop the program explains the signal that ended it.
	r.Output = p.output.Load()
	if r.Status == Exited || r.Status == Signaled || r.Status == Canceled {
		r.Status = cmp.Or(p.why, r.Status)
	}
	if p.err == nil {
		p.limits.judge(r)
	}
	close(p.done)
}

// Wait returns when every process of the tree is dead and all output has been passed on.
func (p *Process) Wait() (Result, error) {
	<-p.done
	return p.result, p.err
}

// Done is closed when Wait would return at once.
func (p *Process) Done() <-chan struct{} { return p.done }

// judge sets the status to that of an exceeded limit if no sample noticed it while the program ran.
func (l Limits) judge(r *Result) {
	if r.Status == Exited || r.Status == Signaled {
		switch {
		case l.Output > 0 && r.Output > l.Output:
			r.Status = OutputLimit
		case l.Memory > 0 && r.Memory > l.Memory:
			r.Status = MemoryLimit
		case l.CPU > 0 && r.CPU > l.CPU, l.Wall > 0 && r.Wall > l.Wall:
			r.Status = TimeLimit
		}
	}
	if r.Status != Exited {
		r.ExitCode = -1
	}
}

// environment returns Spec.Env with each name that has no value set to the working folder.
func environment(env []string, dir string) []string {
	full := slices.Clone(env)
	for i, s := range full {
		if !strings.Contains(s, "=") {
			full[i] += "=" + dir
		}
	}
	return full
}
