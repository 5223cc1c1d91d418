// Package sandbox runs programs that may be hostile. It limits their resources, isolates them if the system permits
// this, and kills all processes and removes all files that they leave. Run takes a Spec and returns measurements;
// package decide computes verdicts from the measurements.
//
// The processes on Linux and their connections:
//
//	judge ──pipe──> kill list            outlives the judge by a moment and removes its folders
//	  │
//	  ├──socket──> helper ──> program ──> its children
//	  │                          │
//	  ├──socket──> helper        │       idle, waits for the next program
//	  │                          │
//	  └──<── two pipes ──────────┘       standard output and error
//
// The judge sends an order over the socket: the command, the folders, the limits, and three open files. The
// helper starts the program, takes samples of its processes, and answers with one message when all of them
// are dead. The judge reads the program's output from the two pipes and counts the bytes. If the output limit
// is exceeded, the judge tells the helper to stop the run (pump.go).
//
// The helper kills the program and all its descendants if a limit is exceeded, if the program itself has
// ended, if the judge asks for it, or if the socket closes because the judge is dead. If the helper dies, the
// kernel kills the program, and in a namespace all other processes, too. The judge kills a helper only while
// the helper has no child processes. A program can kill neither the judge nor the helper: it does not see the
// judge, and signals to the helper are dropped (helper_linux.go) or refused (filter_linux.go).
//
// A helper is a second process of the judge's binary. It enters its namespaces once (setup_linux.go) and then runs one
// program after another (run_linux.go). Starting a helper for each run would be slow: it takes 9 ms of processor time,
// thirty times the sandbox's overhead for one run. The judge keeps a pool of helpers (pool_linux.go, wire_linux.go).
//
// There are two kinds of helpers. On most systems a helper is in new user, mount, process, network and IPC namespaces,
// which ordinary users may create there. If the system forbids this, a helper is plain: Landlock keeps programs from
// reading and writing other files (landlock_linux.go), and the process tree is read from /proc. Missing lists the
// limits that a plain helper cannot enforce. For both kinds, view_linux.go determines which files a program sees, a
// seccomp filter refuses dangerous system calls (filter_linux.go), and the input is a sealed copy that no program can
// change. If the judge runs as root, programs run under an unprivileged user id, because the kernel does not limit the
// processes of root.
//
// The kernel limits the size of files and the number of processes. The helper sets these limits before the
// first instruction of the program. To do so, it traces the program (ptrace). It also stops the program just
// before its end, to read its peak memory. The processor time, the memory and the idle time of the whole
// process tree are measured in samples (sample_linux.go, proc_linux.go). Memory means resident physical
// memory, because Go and Java reserve much more than they use. Memory that several processes share counts
// once.
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

// Limits holds the limits of one run. A zero field means no limit.
type Limits struct {
	// Wall limits the wall-clock time from the start to the end of the program.
	Wall time.Duration
	// CPU limits the processor time, user and system, of all processes of the tree together.
	CPU time.Duration
	// Idle limits the time during which the tree uses almost no processor time.
	Idle time.Duration
	// Memory limits the physical memory of the tree, in bytes.
	Memory int64
	// Output limits the bytes written to Stdout and Stderr together. The bytes after the limit are discarded.
	Output int64
	// FileSize limits the size of each file, in bytes. If the system can isolate programs, the total size of
	// all files in a fresh folder is limited, too: to 1.5*FileSize, or to 64 MiB if that is more.
	FileSize int64
	// Processes limits the number of processes and threads of the tree at any time, including the program. Language
	// runtimes start threads, too: Go about 10, Java 30 or more.
	Processes int
	// Files limits the number of open files of each process. Sockets are files, too, so Files also limits the
	// memory in the buffers of sockets.
	Files int
}

// Spec describes a program to run.
type Spec struct {
	// Args is the command and its arguments. A command without a slash is looked up in PATH.
	Args []string
	// Dir is the working folder. If the system can isolate programs (see Missing), this is the only folder in which the
	// program can write. If Dir is "", the program gets a fresh empty folder, which is removed afterwards.
	Dir string
	// Writable lists further folders in which an isolated program can write; compilers need them. It requires Dir.
	Writable []string
	// ReadOnly prevents an isolated program from writing in Dir.
	ReadOnly bool
	// Shown lists further files and folders that the program can read, if the system can hide files. A
	// program always sees its own executable, its working folder and everything that is installed for all
	// users. If a file in Shown is in a folder named bin, the program sees the parent folder of bin, too,
	// because an interpreter or compiler needs the other files of its installation.
	Shown []string
	// Trusted is set for a program of the package, such as a checker, which sees all files. It is not set for a judged
	// program.
	Trusted bool
	// Env is the complete environment, a list of NAME=value. For an entry NAME without "=", the value is the
	// path of the working folder.
	Env []string
	// Stdin is the standard input of the program; nil means an empty input. The program reads from the
	// current offset of the file. The caller must open the file with Open, and must close it after the run.
	Stdin *os.File
	// Stdout and Stderr receive the output of the program. The method Write of each is called from one
	// goroutine only, and never after Run or Wait has returned. Both may be the same writer. If a writer is
	// nil or returns an error, the output is discarded without the program noticing.
	Stdout io.Writer
	Stderr io.Writer
	// StdoutEnd, if set, is called once: when all output was written to Stdout and no process of the tree has its
	// standard output open any more.
	StdoutEnd func()
	// Dialogue must be set if another program, such as a referee, waits for the program's output and answers
	// it. Then the sandbox passes on each piece of the output as fast as possible, and uses an additional
	// thread for this.
	Dialogue bool
	// Processor is the processor on which the program runs. Programs in a dialogue are fastest if all of them run on
	// the same processor.
	Processor Processor
	// StdoutFile, if set, becomes the standard output of the program directly, for example a pipe to another program.
	// Stdout and StdoutEnd are ignored then, and Limits.Output limits standard error alone. Start closes the file.
	StdoutFile *os.File
	Limits     Limits
}

// Status describes how a run ended.
type Status int

const (
	Exited       Status = iota // the program exited, see Result.ExitCode
	Signaled                   // the program was killed by a signal that the sandbox did not send, see Result.Signal
	TimeLimit                  // the program exceeded Limits.CPU or Limits.Wall
	IdleLimit                  // the program exceeded Limits.Idle
	MemoryLimit                // the program exceeded Limits.Memory
	OutputLimit                // the program exceeded Limits.Output or Limits.FileSize
	ProcessLimit               // the program exceeded Limits.Processes
	Canceled                   // the context was done, so the sandbox killed the program
)

// String returns the name of the status in lower case.
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
	// Signal is the signal that killed the program, even if the sandbox sent it; 0 if the program exited.
	Signal syscall.Signal
	// Wall is the wall-clock time from just before the start to the end of the program.
	Wall time.Duration
	// CPU is the processor time of the whole process tree. It includes ended children for which the program has
	// not waited.
	CPU time.Duration
	// Memory is the peak physical memory in bytes.
	Memory int64
	// Output is the number of bytes written to Stdout and Stderr.
	Output int64
	// Ended is the time at which the program ended. On Linux it is measured before the kernel closes the
	// program's files, so another program cannot react to the end before this time.
	Ended time.Time
}

// Process is a running program.
type Process struct {
	run    *worker
	pumps  []*pump
	limits Limits
	output atomic.Int64  // bytes written so far
	dead   chan struct{} // closed when no process of the tree runs any more
	done   chan struct{} // closed after result and err were set
	result Result
	err    error

	streams sync.WaitGroup // the running pumps
	release func() bool    // stops watching the context

	mu    sync.Mutex
	ended bool
	why   Status // the reason why the judge has stopped the program; Exited if it has not stopped the program
}

// Run starts a program and waits for its end. The error is a failure of the judge. A failure of the program is in the
// Result.
func Run(ctx context.Context, s Spec) (Result, error) {
	p, err := start(ctx, s)
	if err != nil {
		return Result{}, err
	}
	p.finish()
	return p.result, p.err
}

// Start starts a program and returns without waiting for its end. The caller must call Wait. If ctx is done
// before the end, the process tree of the program is killed. The error is a failure of the judge.
func Start(ctx context.Context, s Spec) (*Process, error) {
	p, err := start(ctx, s)
	if err == nil {
		go p.finish()
	}
	return p, err
}

// start starts a program. The caller must call the method finish of the returned process.
func start(ctx context.Context, s Spec) (*Process, error) {
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

	p := &Process{limits: s.Limits, dead: make(chan struct{}), done: make(chan struct{})}
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

	p.release = context.AfterFunc(ctx, func() { p.stop(Canceled) })

	// Start to read the output at once, because a full pipe blocks the program.
	for _, pump := range p.pumps {
		p.streams.Go(pump.drain)
	}
	return p, nil
}

// stop kills the process tree and sets the status of the run to reason. It does nothing if the run has ended, or if
// stop was called before.
func (p *Process) stop(reason Status) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.ended && p.why == Exited {
		p.why = reason
		p.run.kill()
	}
}

// finish waits for the tree and its output and completes the result.
func (p *Process) finish() {
	r := &p.result
	failed := p.run.wait(r)
	p.mu.Lock()
	p.ended = true // from now on, the method stop does nothing, so it cannot kill the helper's next program
	p.mu.Unlock()
	p.release()

	// A process that has escaped from the tree may keep a pipe open, so reading has a deadline.
	p.err = p.run.finish(r, failed)
	close(p.dead)
	for _, pump := range p.pumps {
		defer pump.endSoon(drainGrace)()
	}
	p.streams.Wait()

	// If the judge has stopped the program, the status is the reason why the judge has stopped it, not the
	// signal that has killed the program.
	r.Output = p.output.Load()
	if r.Status == Exited || r.Status == Signaled || r.Status == Canceled {
		r.Status = cmp.Or(p.why, r.Status)
	}
	if p.err == nil {
		p.limits.judge(r)
	}
	close(p.done)
}

// Wait waits until every process of the tree is dead and all output was written to Stdout and Stderr.
func (p *Process) Wait() (Result, error) {
	<-p.done
	return p.result, p.err
}

// Dead returns a channel that is closed when no process of the tree runs any more. Stdout and Stderr may still receive
// output that was written before.
func (p *Process) Dead() <-chan struct{} { return p.dead }

// Done returns a channel that is closed when the run is over. After that Wait returns immediately.
func (p *Process) Done() <-chan struct{} { return p.done }

// judge compares the final measurements with the limits and sets the status if a limit was exceeded. This is
// necessary because the program may have exceeded the limit after the last sample.
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
