// Package sandbox runs programs that may be hostile: under limits, shut in where
// the system permits it, and leaving nothing behind. Run takes a Spec and gives
// what was measured; it says nothing about verdicts.
//
// # On Linux
//
// The judge starts no program itself. For each that runs at the same time it keeps
// a helper (helper_linux.go): a second process of its own binary, which Init turns
// into one, and which serves one run after another over a socket (wire_linux.go).
// launch_linux.go is the judge's side: a pool of helpers. A third process keeps the
// kill list (killlist.go) and cleans up when the judge is killed.
//
// The judge starts helpers at the first level that works; Missing says what does
// not hold there. At isolated, which ordinary users may make on most systems, the
// helper is the first process of new user, mount, process, network and IPC
// namespaces, with one folder that can be written (setup_linux.go, box_linux.go).
// At ownUser, for root in most containers, it is a user that nobody else is; at
// plain an ordinary user without namespaces. There Landlock keeps programs from
// writing elsewhere (landlock_linux.go). Everywhere a filter of system calls keeps
// from them what neither namespaces nor limits hold (filter_linux.go), and their
// inputs are copies that nobody can change (view_linux.go).
//
// The kernel does not count the processes of root, so programs never run as root
// (user_linux.go). RLIMIT_NPROC is set before their first instruction: to what they
// may have, five more so that a sample finds one too many, and what else the kernel
// counts. A control group, where one can be made, bounds processes and memory a
// second time (cgroup_linux.go).
//
// At the end of a run the helper, of which every orphan becomes a child, kills
// until none is left: in its namespace, or as its own user, by one kill(-1), which
// no fork escapes; at plain it stops its descendants first. When the judge dies the
// socket ends, and the helper does the same. When the helper dies the kernel kills
// all in its namespace.
//
// The first process of a program is traced (job_linux.go), but not what it does: it
// stops before its first instruction, when its limits are set, and when it is about
// to end, when its true peak of memory is read. Without that the kernel reports the
// peak of the helper where that is larger.
//
// What the kernel cannot limit, all processes of a tree together, is sampled
// (sample_linux.go, proc_linux.go):
//   - Processor time. Who is waited for by his parent is in the parent's account,
//     who is not becomes a child of the helper and is in its account. What a
//     process used that was thrown away (SIGCHLD ignored) is counted as far as
//     samples have seen it. The result is the greatest of these bounds from below.
//   - Memory. Limits of virtual memory would hit Go and Java, which reserve much
//     and use little. Of several processes the shares (Pss) are added up. Large
//     page tables count, too; other memory in nobody's size there is none.
//   - Idling. A tree that has used less than a twentieth of the time since the last
//     sample, and does not wait for a processor or a disk, is idle.
//
// Output goes through pipes that the judge reads, counts and cuts (pump.go).
// BenchmarkOverhead measures what all this costs against os/exec.
//
// # Elsewhere
//
// On other systems programs are children of the judge (portable.go), in a session
// or a job object (tree_unix.go, tree_windows.go) that is killed as a whole. The
// clock is held; processor time and memory are compared with their limits at the
// end. Linux itself runs that code when it is built with the tag portable.
package sandbox

import (
	"context"
	"io"
	"os"
	"syscall"
	"time"
)

// Limits bounds one run. A zero field is no limit.
type Limits struct {
	// Wall is the time on the clock from start to end.
	Wall time.Duration
	// CPU is the processor time, user and system, of every process of the tree.
	CPU time.Duration
	// Idle is how long the tree as a whole may do nothing: it uses (nearly) no
	// processor time and does not wait for a processor either.
	Idle time.Duration
	// Memory is in bytes of physical memory, as Result.Memory.
	Memory int64
	// Output is in bytes, Stdout and Stderr together. Output of exactly this
	// size is allowed; no more than this is passed on.
	Output int64
	// FileSize is in bytes: no file can grow beyond it. All files in a fresh
	// folder can together take half as much more, and 64 MiB in any case, where
	// the platform can isolate.
	FileSize int64
	// Processes is the number of processes and threads of the tree at any one
	// time, the program itself included. Runtimes start threads of their own:
	// Go about 10, Java 30 and more.
	Processes int
}

// Spec describes one run.
type Spec struct {
	// Args is the command: a path (not looked up in PATH unless it has no
	// slash) and its arguments.
	Args []string
	// Dir is the working folder, and where the platform can isolate (see
	// Missing) the only one that can be written. "" is a fresh empty folder,
	// removed afterwards.
	Dir string
	// Writable are further folders that can be written, where the platform can
	// isolate: what else a compiler needs. Dir must be given then.
	Writable []string
	// ReadOnly makes that the program cannot write in Dir either, where the
	// platform can isolate.
	ReadOnly bool
	// Trusted is a program of the package, not one that is judged: it sees the
	// folders that Hide hides.
	Trusted bool
	// Env is the whole environment, as NAME=value; nil is an empty one. A NAME
	// alone is set to the path of the working folder.
	Env []string
	// Stdin is read by the program itself, from its current offset. nil is an
	// empty input. It stays open in the caller. Files should come from Open.
	Stdin *os.File
	// Stdout and Stderr receive what the program writes, from one goroutine
	// each, never after Wait (Run) has returned. The same writer may be given
	// twice. nil discards. An error of the writer makes the rest be discarded;
	// the program notices nothing of it.
	Stdout io.Writer
	Stderr io.Writer
	// StdoutEnd, if set, is called once when no process of the tree can write
	// to Stdout any more and all that was written has been passed on.
	StdoutEnd func()
	Limits    Limits
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

var statusNames = [...]string{
	"exited", "signaled", "time limit", "idle limit", "memory limit",
	"output limit", "process limit", "canceled",
}

// String names the status in lower case words.
func (s Status) String() string {
	if s < 0 || int(s) >= len(statusNames) {
		return "unknown status"
	}
	return statusNames[s]
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
	// Memory is the peak of physical memory in bytes, of the program and not
	// of the judge that started it.
	Memory int64
	// Rested says that the run was stopped and that, as the system tells, the
	// program has hardly waited for a processor: it was slow by itself.
	Rested bool
	// Output counts the bytes written to Stdout and Stderr.
	Output int64
	// Ended is when the end of the program was noticed. On Linux that is before
	// its files were closed, so that
	// what others do because it has ended comes later for certain.
	Ended time.Time
	// Detail says in a short sentence which limit was exceeded and by what, or
	// which signal it was. "" for Exited.
	Detail string
}

// Process is a program that runs.
type Process struct {
	run    running
	pumps  []*pump
	meter  *meter
	limits Limits
	done   chan struct{} // closed when result and err are set
	result Result
	err    error

	release func() bool // the context need not be heeded any more
}

// running is the platform's view of a started program.
type running interface {
	// stop kills the whole tree; the run then ends with this status. It may
	// be called at any time, from any goroutine, more than once.
	stop(why Status)
	// wait returns when every process of the tree is dead. It is called once.
	wait() (Result, error)
}

// Run starts a program and waits for its end. The error is set only when the
// judge itself failed: whatever the program does is in the Result.
func Run(ctx context.Context, s Spec) (Result, error) {
	p, err := start(ctx, s)
	if err != nil {
		return Result{}, err
	}
	p.finish()
	return p.result, p.err
}

// Start starts a program. When ctx is done its tree is killed. The error says
// why the program could not be started; that is never the program's fault.
// Every Process must be waited for.
func Start(ctx context.Context, s Spec) (*Process, error) {
	p, err := start(ctx, s)
	if err == nil {
		go p.finish()
	}
	return p, err
}

// start starts a program; finish must follow.
func start(ctx context.Context, s Spec) (*Process, error) {
	if err := s.check(); err != nil {
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, context.Cause(ctx)
	}
	p := &Process{limits: s.Limits, done: make(chan struct{})}
	p.meter = &meter{limit: s.Limits.Output, exceeded: func() { p.run.stop(OutputLimit) }}
	files, err := p.connect(s)
	if err != nil {
		return nil, err
	}
	p.run, err = launch(s, files)
	closeAll(files[1:])
	if s.Stdin == nil {
		files[0].Close()
	}
	if err != nil {
		p.closePumps()
		return nil, err
	}
	for _, pump := range p.pumps {
		go pump.drain()
	}
	p.release = context.AfterFunc(ctx, func() { p.run.stop(Canceled) })
	return p, nil
}

// Wait returns when every process of the tree is dead and all output has been
// passed on.
func (p *Process) Wait() (Result, error) {
	<-p.done
	return p.result, p.err
}

// Done is closed when Wait would return at once.
func (p *Process) Done() <-chan struct{} { return p.done }
