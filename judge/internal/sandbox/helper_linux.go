//go:build !portable

// The helper: a second process of this binary. It starts programs one after another, samples them, and kills the
// processes that they leave behind. It does everything with one thread, because that thread traces the program and has
// given up its rights.

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
	work   string   // its own folder, empty between two runs
	space  int64    // the size of that folder in bytes; 0 for the system's default
	covers []cover  // folders and files that programs do not see
	named  []string // the shown paths and writable folders of the last run
	bound  []string // the mount points of the last run
	packet []byte   // buffer for messages of the judge, larger than the kernel's limit
}

// Init must be the first statement of main and of TestMain. The helper processes of the sandbox run the same binary; in
// them Init never returns.
func Init() {
	if len(os.Args) == 2 && os.Args[0] == killListName {
		keepKillList(os.Args[1])
	}
	if len(os.Args) < 3 || os.Args[0] != helperName {
		return
	}

	// Programs inherit no open file but their three, not even files that the judge has inherited itself.
	for _, fd := range numbersIn("self/fd") {
		syscall.CloseOnExec(fd)
	}
	ignoreSignals()
	prctl(prSetDumpable, 0) // programs of the same user cannot read its memory or take its files
	runtime.LockOSThread()  // one thread gives up its rights and traces the programs

	h := &helper{plain: os.Args[1] == "true", packet: make([]byte, 256<<10)}
	missing, err := h.setUp(os.Args[2], parseView(os.Args[3:]))
	answer(numbers{}, err, missing...)
	for err == nil {
		var m message
		var files []int
		m, files, err = receive(helperSocket, h.packet, 0)

		// An order to kill that comes now is about a program that has ended.
		if err == nil && !m.kill {
			r := &run{helper: h, message: m, files: files}
			failed := r.run()
			answer(r.numbers, failed)
		}
	}
	os.Exit(0)
}

// answer sends a message to the judge. Its first text is the error, "" for none.
func answer(n numbers, failed error, texts ...string) {
	text := ""
	if failed != nil {
		text = failed.Error()
	}

	// This fails if the judge is dead. Then receive fails, too, and the helper ends.
	send(helperSocket, message{n, append([]string{text}, texts...)})
}

// killAll sends SIGKILL to every descendant. In a namespace a single call reaches all processes except the helper, and no
// fork escapes it. A plain helper looks up its descendants, and the caller repeats that until none is left.
func (h *helper) killAll() {
	if !h.plain {
		syscall.Kill(-1, syscall.SIGKILL)
		return
	}
	for _, p := range descendants(os.Getpid()) {
		syscall.Kill(p.pid, syscall.SIGKILL)
	}
}

// A helper waits in raw system calls, which the Go runtime does not know of. Otherwise the runtime would wake its monitor
// thread about thirty times in two milliseconds, which is more work than a whole short run.

// childSignal is the signal set of SIGCHLD alone. Its size is right on all architectures except MIPS, where these calls
// fail and waiting takes longer.
var childSignal = uint64(1) << (syscall.SIGCHLD - 1)

const sigsetSize = 8

// ignoreSignals replaces the Go runtime's signal handlers by the default actions. The helper is the first process of its
// namespace. For that process the kernel drops signals from inside that have the default action, so programs cannot end
// the helper; the runtime's handlers would end it. Really ignored signals would be inherited by programs, default actions
// are not different for them. And SIGCHLD no longer wakes the runtime whenever a traced program stops.
func ignoreSignals() {
	var byDefault [32]byte // as large as struct sigaction is anywhere
	const lastSignal = 64
	for s := uintptr(1); s <= lastSignal; s++ {
		syscall.RawSyscall6(syscall.SYS_RT_SIGACTION, s, uintptr(unsafe.Pointer(&byDefault)), 0, sigsetSize, 0, 0)
	}
}

// keepChildSignal blocks SIGCHLD, so that it stays pending until awaitChild takes it. Starting a program unblocks it, so
// this is called after each start.
func keepChildSignal() {
	syscall.RawSyscall6(syscall.SYS_RT_SIGPROCMASK, 0, uintptr(unsafe.Pointer(&childSignal)), 0, sigsetSize, 0, 0)
}

// awaitChild waits for SIGCHLD: a child has stopped or ended, or the judge has sent a message. Signals of both kinds can
// merge or get lost, so callers also look by themselves from time to time.
func awaitChild(longest time.Duration) {
	timeout := syscall.NsecToTimespec(max(0, longest.Nanoseconds()))
	set, limit := uintptr(unsafe.Pointer(&childSignal)), uintptr(unsafe.Pointer(&timeout))
	syscall.RawSyscall6(syscall.SYS_RT_SIGTIMEDWAIT, set, 0, limit, sigsetSize, 0, 0)
}

// wait4 waits for a child; with WNOHANG it returns at once. It tries again if a signal interrupts it.
func wait4(pid, options int, status *syscall.WaitStatus, usage *syscall.Rusage) (int, error) {
	for {
		got, err := call(syscall.SYS_WAIT4, uintptr(pid), uintptr(unsafe.Pointer(status)),
			uintptr(options|syscall.WALL), uintptr(unsafe.Pointer(usage)))
		if err != syscall.EINTR {
			return int(got), err
		}
	}
}
