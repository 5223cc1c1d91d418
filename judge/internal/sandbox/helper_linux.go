//go:build !portable

// The helper: a second process of this same binary that starts programs one after another, samples them, and kills
// what they leave behind. It does all that with one thread.

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
	plain  bool     // without namespaces
	work   string   // its own folder, empty between two runs
	space  int64    // what fits into that; 0 for as much as the system likes
	covers []cover  // what programs do not see
	named  []string // the folders of the caller's and those to be shown, as they were named last
	bound  []string // those that are mounted now
	packet []byte   // what the judge has said last; has room for more than the kernel takes
}

// Init must be the first statement of main and of TestMain: in the helper processes of the sandbox, which run the same
// binary, it never returns.
func Init() {
	if len(os.Args) == 2 && os.Args[0] == killListName {
		keepKillList(os.Args[1])
	}
	if len(os.Args) < 3 || os.Args[0] != helperName {
		return
	}
	for _, fd := range numbersIn("self/fd") {
		syscall.CloseOnExec(fd) // also those that the judge itself has inherited unawares
	}
	ignoreSignals()
	prctl(prSetDumpable, 0) // programs, which are of the same user, do not read its memory or take its files
	runtime.LockOSThread()  // rights are given up and programs traced by one thread
	h := &helper{plain: os.Args[1] == "true", packet: make([]byte, 256<<10)}
	missing, err := h.setUp(os.Args[2], parseView(os.Args[3:]))
	answer(numbers{}, err, missing...)
	for err == nil {
		var m message
		var files []int
		if m, files, err = receive(helperSocket, h.packet, 0); err == nil && !m.kill { // else what was to be killed has ended
			r := &run{helper: h, message: m, files: files}
			failed := r.run()
			answer(r.numbers, failed)
		}
	}
	os.Exit(0)
}

// answer tells the judge something, first of all what has gone wrong.
func answer(n numbers, failed error, texts ...string) {
	text := ""
	if failed != nil {
		text = failed.Error()
	}
	send(helperSocket, message{n, append([]string{text}, texts...)}) // fails if the judge is gone, which receive finds
}

// killAll sends SIGKILL to every descendant. Where nobody else is in the namespace the kernel does that at one stroke,
// and no fork escapes it. Elsewhere the descendants are looked up, and the caller repeats it until none is left.
func (h *helper) killAll() {
	if !h.plain {
		syscall.Kill(-1, syscall.SIGKILL)
		return
	}
	for _, p := range descendants(os.Getpid()) {
		syscall.Kill(p.pid, syscall.SIGKILL)
	}
}

// How a helper waits: so that the Go runtime does not notice. Where a thread waits in a system call that the runtime
// knows of, or for another goroutine, the runtime wakes a thread that looks after it some thirty times in two
// milliseconds: more work than all that a short run needs.

// childSignal is the set of signals that has SIGCHLD alone, of the size that the kernel wants anywhere but on MIPS,
// where these calls fail and only time is lost.
var childSignal = uint64(1) << (syscall.SIGCHLD - 1)

const sigsetSize = 8

// ignoreSignals takes all signals from the Go runtime and gives them back to the kernel. In a namespace the kernel then
// drops whatever a program sends to the helper, which is the first process there; handlers of the runtime would end the
// helper. Programs do not inherit this, as they would what is really ignored. And the runtime would be woken by SIGCHLD
// whenever a traced program stops.
func ignoreSignals() {
	var byDefault [32]byte // as large as struct sigaction is anywhere
	for s := uintptr(1); s <= 64; s++ {
		syscall.RawSyscall6(syscall.SYS_RT_SIGACTION, s, uintptr(unsafe.Pointer(&byDefault)), 0, sigsetSize, 0, 0)
	}
}

// keepChildSignal makes that SIGCHLD waits for awaitChild, where the kernel would drop it. The start of a program
// undoes that.
func keepChildSignal() {
	syscall.RawSyscall6(syscall.SYS_RT_SIGPROCMASK, 0, uintptr(unsafe.Pointer(&childSignal)), 0, sigsetSize, 0, 0)
}

// awaitChild waits for SIGCHLD, which tells that a child has stopped or ended or that the judge has said something.
// Who waits looks for both now and then.
func awaitChild(longest time.Duration) {
	timeout := syscall.NsecToTimespec(max(0, longest.Nanoseconds()))
	syscall.RawSyscall6(syscall.SYS_RT_SIGTIMEDWAIT, uintptr(unsafe.Pointer(&childSignal)), 0, uintptr(unsafe.Pointer(&timeout)), sigsetSize, 0, 0)
}

// wait4 waits for a child, or with WNOHANG does not, and is not disturbed by signals.
func wait4(pid, options int, status *syscall.WaitStatus, usage *syscall.Rusage) (int, error) {
	for {
		got, err := call(syscall.SYS_WAIT4, uintptr(pid), uintptr(unsafe.Pointer(status)), uintptr(options|syscall.WALL), uintptr(unsafe.Pointer(usage)))
		if err != syscall.EINTR {
			return int(got), err
		}
	}
}
