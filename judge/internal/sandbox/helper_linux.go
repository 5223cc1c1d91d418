//go:build !portable

// This file is the main loop of a helper: a second process of this binary, which starts programs one after another,
// samples them, and kills the processes that they leave. It does everything in one thread, because only the thread that
// traces a program may control it.

package sandbox

import (
	"os"
	"runtime"
	"syscall"
	"time"
	"unsafe"
)

// helperSocket is the file descriptor of a helper's connection to the judge.
const helperSocket = 3

// helper is the state of a helper process.
type helper struct {
	plain  bool     // it has no namespaces
	group  int      // the version of its control group; 0 for none
	kills  int64    // how many processes the kernel has killed in its control group, because its memory was full
	forks  int64    // how often its control group has refused a new process
	work   string   // its own folder, empty between two runs
	own    []string // the paths under which programs of a namespace find that folder
	space  int64    // the size of that folder in bytes; 0 for the system's default
	covers []cover  // folders and files that programs do not see
	named  []string // the paths that were passed to the last call of the method enter
	bound  []string // the mount points of the last run
	packet []byte   // buffer for a message from the judge, larger than the kernel's limit for messages
}

// Init must be the first statement of main and of TestMain. The sandbox starts its helper processes from the same
// binary. In a helper process, Init never returns.
func Init() {
	if len(os.Args) == 1 && os.Args[0] == killListName {
		keepKillList()
	}
	if len(os.Args) != 1 || os.Args[0] != helperName {
		return
	}

	// Programs must inherit only their three standard files, and no files that the judge has inherited itself.
	for _, fd := range numbersIn("self/fd") {
		syscall.CloseOnExec(fd)
	}
	resetSignals()

	// Prevent programs of the same user from reading the helper's memory and open files.
	prctl(prSetDumpable, 0)

	// Stay on one thread, because Landlock, the seccomp filter and ptrace apply to one thread only.
	runtime.LockOSThread()

	h := &helper{packet: make([]byte, 256<<10)}
	m, _, err := receive(helperSocket, h.packet, 0)
	if err != nil {
		os.Exit(0)
	}
	h.plain, h.group = m.plain, m.group
	if m.fewThreads {
		startThreads(helperThreads)
	}
	missing, err := h.setUp(m.texts[0], parseView(m.texts[1:]), m.mark)
	answer(numbers{}, err, missing...)
	for err == nil {
		var m message
		var files []int
		m, files, err = receive(helperSocket, h.packet, 0)

		// Ignore a kill message that arrives between two runs, because the program to be killed has already
		// ended.
		if err == nil && !m.kill {
			r := &run{helper: h, message: m, files: files}
			failed := r.run()
			answer(r.numbers, failed)
		}
	}
	os.Exit(0)
}

// answer sends a message to the judge. The first text of the message is the error, or "" if there is none.
func answer(n numbers, failed error, texts ...string) {
	text := ""
	if failed != nil {
		text = failed.Error()
	}

	// If the judge is dead, send fails. Then the next receive fails, too, and the helper ends.
	send(helperSocket, message{n, append([]string{text}, texts...)})
}

// killAll sends SIGKILL to every descendant. In a namespace a single system call kills all processes except
// the helper, and no process can escape by forking. A plain helper, which has no namespaces, must first list
// its descendants, and they may fork in the meantime. So the caller must repeat killAll until no process is
// left.
func (h *helper) killAll() {
	if !h.plain {
		syscall.Kill(-1, syscall.SIGKILL)
		return
	}
	for _, p := range descendants(os.Getpid()) {
		syscall.Kill(p.pid, syscall.SIGKILL)
	}
}

// A helper waits in raw system calls, so that the Go runtime does not know that it waits. During a normal
// system call the runtime would wake its monitor thread about thirty times in two milliseconds, which costs
// more than a whole short run.

// childSignal is the signal set that contains only SIGCHLD. On MIPS the kernel expects a larger signal set,
// so the system calls fail there, and the helper polls instead of waiting.
var childSignal = uint64(1) << (syscall.SIGCHLD - 1)

const sigsetSize = 8

// resetSignals sets the action of every signal to the default, in place of the handlers of the Go runtime.
// The helper is the first process of its namespace. The kernel drops signals to that process that come from
// inside the namespace and have the default action, so programs cannot kill the helper. With the handlers of
// the Go runtime, a program could end the helper by such a signal. The signals are not set to "ignore",
// because programs would inherit that. Another advantage is that SIGCHLD does not wake the runtime whenever a
// traced program stops.
func resetSignals() {
	var byDefault [32]byte // the size of the largest struct sigaction; zeros mean the default action
	const lastSignal = 64
	for s := uintptr(1); s <= lastSignal; s++ {
		syscall.RawSyscall6(syscall.SYS_RT_SIGACTION, s, uintptr(unsafe.Pointer(&byDefault)), 0, sigsetSize, 0, 0)
	}
}

// keepChildSignal blocks SIGCHLD, so that it stays pending until awaitChild takes it. It must be called after each
// start of a program, because syscall.ForkExec unblocks the signal.
func keepChildSignal() {
	syscall.RawSyscall6(syscall.SYS_RT_SIGPROCMASK, 0, uintptr(unsafe.Pointer(&childSignal)), 0, sigsetSize, 0, 0)
}

// awaitChild waits until SIGCHLD arrives, but at most for the time `longest`. The signal means that a child
// has stopped or ended, or that the judge has sent a message. Several signals may merge into one, so callers
// must check for all these events at regular intervals.
func awaitChild(longest time.Duration) {
	timeout := syscall.NsecToTimespec(max(0, longest.Nanoseconds()))
	set, limit := uintptr(unsafe.Pointer(&childSignal)), uintptr(unsafe.Pointer(&timeout))
	syscall.RawSyscall6(syscall.SYS_RT_SIGTIMEDWAIT, set, 0, limit, sigsetSize, 0, 0)
}

// wait4 waits for a child; with WNOHANG it returns at once. If a signal interrupts the system call, wait4 repeats it.
func wait4(pid, options int, status *syscall.WaitStatus, usage *syscall.Rusage) (int, error) {
	for {
		got, err := call(syscall.SYS_WAIT4, uintptr(pid), uintptr(unsafe.Pointer(status)),
			uintptr(options|syscall.WALL), uintptr(unsafe.Pointer(usage)))
		if err != syscall.EINTR {
			return int(got), err
		}
	}
}
