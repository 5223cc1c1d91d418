// Package sandbox runs programs that may be hostile: under limits, shut in where the system permits it, and leaving
// nothing behind. Run takes a Spec and gives what was measured; it says nothing about verdicts.
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
// Who kills whom: the helper kills the program and whatever is below it, when a limit is exceeded, when the program
// itself has ended, when the judge says so, and when the socket closes because the judge is dead. The kernel kills the
// program if the helper dies, and in a namespace everything else with it. The judge kills a helper only while nothing
// runs below it. A program can kill neither: it does not see the judge, and signals to the helper are dropped
// (helper_linux.go) or refused (filter_linux.go).
//
// A helper is a second process of the judge's binary. It shuts itself in once (setup_linux.go) and then runs one program
// after another (run_linux.go), since to start a helper takes 9 ms of a processor, thirty times what a run costs beside
// the program. The judge keeps a pool of them (pool_linux.go, wire_linux.go).
//
// There are two kinds of helpers, and Missing says what the second cannot hold. Most are in user, mount, process,
// network and IPC namespaces, which ordinary users may make on most systems. Plain ones are not: there Landlock keeps
// programs from reading and writing elsewhere (landlock_linux.go), and the tree is looked up in /proc. What a program
// sees is in view_linux.go. At both a filter of system calls keeps from programs what nothing else holds
// (filter_linux.go), and inputs are copies that nobody can change. The kernel does not count the processes of root, so
// programs of root run as a user of their own.
//
// The kernel holds the size of files and the number of processes, from before the first instruction: the program is
// traced there, and when it ends, since its own peak of memory is known only then. What the kernel cannot hold, the
// processor time, memory and idling of all processes of a tree together, is sampled (sample_linux.go, proc_linux.go).
// Memory is what is in use and not what is reserved, of which Go and Java have much; of several processes the shares.
//
// On other systems, and on Linux with the build tag portable, programs are children of the judge (portable.go), in a
// session or a job object (tree_unix.go, tree_windows.go); time and memory are compared with their limits at the end.
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
	// Output is in bytes, Stdout and Stderr together. Output of exactly this size is allowed; no more than this is
	// passed on.
	Output int64
	// FileSize is in bytes: no file can grow beyond it. All files in a fresh folder can together take half as much
	// more, and 64 MiB in any case, where the platform can isolate.
	FileSize int64
	// Processes is the number of processes and threads of the tree at any one time, the program itself included.
	// Runtimes start threads of their own: Go about 10, Java 30 and more.
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
	// Writable are further folders that can be written, where the platform can isolate: what else a compiler needs.
	// Dir must be given then.
	Writable []string
	// ReadOnly makes that the program cannot write in Dir either, where the platform can isolate.
	ReadOnly bool
	// Shown are files and folders that the program sees beside itself, its working folder and what is installed for
	// all users, where the platform can hide others. A file in a folder bin stands for all that is installed with it.
	Shown []string
	// Trusted is a program of the package, not one that is judged: it sees all files.
	Trusted bool
	// Env is the whole environment, as NAME=value; nil is an empty one. A NAME alone is set to the path of the working
	// folder.
	Env []string
	// Stdin is read by the program itself, from its current offset. nil is an empty input. It stays open in the
	// caller. Files should come from Open.
	Stdin *os.File
	// Stdout and Stderr receive what the program writes, from one goroutine each, never after Wait (Run) has returned.
	// The same writer may be given twice. nil discards. An error of the writer makes the rest be discarded; the
	// program notices nothing of it.
	Stdout io.Writer
	Stderr io.Writer
	// StdoutEnd, if set, is called once when no process of the tree can write to Stdout any more and all that was
	// written has been passed on.
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
	return [...]string{"exited", "signaled", "time limit", "idle limit", "memory limit", "output limit", "process limit", "canceled"}[s]
}

// Result is what is known of a finished run.
type Result struct {
	Status Status
	// ExitCode is meant for Exited only; -1 otherwise.
	ExitCode int
	// Signal ended the program, also where the sandbox sent it; 0 if none.
	Signal syscall.Signal
	// Wall runs from just before the start to the end of the program.
	Wall time.Duration
	// CPU is that of the whole tree, whether children were waited for or not.
	CPU time.Duration
	// Memory is the peak of physical memory in bytes, of the program and not of the judge that started it.
	Memory int64
	// Output counts the bytes written to Stdout and Stderr.
	Output int64
	// Ended is when the end of the program was noticed. On Linux that is before its files were closed, so that what
	// others do because it has ended comes later for certain.
	Ended time.Time
}

// Process is a program that runs.
type Process struct {
	run    *worker
	pumps  []*pump
	limits Limits
	output atomic.Int64  // bytes written so far
	done   chan struct{} // closed when result and err are set
	result Result
	err    error

	streams sync.WaitGroup // the pumps at work
	release func() bool    // the context need not be heeded any more

	mu    sync.Mutex
	ended bool
	why   Status // the judge has stopped it; Exited where it has not
}

// Run starts a program and waits for its end. The error is set only when the judge itself failed: whatever the program
// does is in the Result.
func Run(ctx context.Context, s Spec) (Result, error) {
	p, err := start(ctx, s)
	if err != nil {
		return Result{}, err
	}
	p.finish()
	return p.result, p.err
}

// Start starts a program. When ctx is done its tree is killed. The error says why the program could not be started;
// that is never the program's fault. Every Process must be waited for.
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
		path, err = filepath.Abs(path) // since the program runs in another folder
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
	for _, f := range files[1:] { // where one is there twice, Close returns an error
		f.Close()
	}
	if err != nil {
		for _, pump := range p.pumps {
			pump.from.Close()
		}
		return nil, err
	}
	p.release = context.AfterFunc(ctx, func() { p.stop(Canceled) })
	for _, pump := range p.pumps {
		p.streams.Go(pump.drain)
	}
	return p, nil
}

// stop kills the tree, once; the run then ends with this status.
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
	p.ended = true
	p.mu.Unlock()
	p.release()
	p.err = p.run.finish(r, failed)
	for _, pump := range p.pumps {
		pump.from.SetReadDeadline(time.Now().Add(drainGrace)) // of one that has ended already this sets nothing
	}
	p.streams.Wait()
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

// judge replaces the status by that of a limit that was exceeded although nobody noticed while the program ran.
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

// environment is Spec.Env, in which names alone are set to the working folder.
func environment(env []string, dir string) []string {
	full := slices.Clone(env)
	for i, s := range full {
		if !strings.Contains(s, "=") {
			full[i] += "=" + dir
		}
	}
	return full
}
