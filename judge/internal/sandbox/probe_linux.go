//go:build !portable

// This file reads files of /proc that a program can block: the kernel opens them only with the lock of the program's
// memory map, which the program can hold for minutes. A second thread of the helper reads them, so that the thread that
// enforces the limits never waits for longer than a deadline.

package sandbox

import (
	"runtime"
	"sync/atomic"
	"syscall"
	"time"
	"unsafe"
)

const (
	// probeDeadline is how long the enforcing thread waits for a probe.
	probeDeadline = 20 * time.Millisecond
)

// probe is the reader of one run. Its thread handles one question at a time.
//
// The two threads wake each other by futexes, without the Go runtime: on a busy machine the runtime wakes up to three
// other threads before a goroutine runs again, and each of them may wait long for a processor.
type probe struct {
	question  func() int64
	asked     uint32 // the number of questions so far; a futex
	answered  uint32 // the number of answers so far; a futex
	ended     atomic.Bool
	answer    int64
	isBusy    bool          // a question was not answered yet
	since     time.Duration // the time of that question
	available int64         // the memory that was available to the whole machine when the first question was asked
}

func newProbe() *probe {
	p := &probe{available: available()}
	go func() {
		runtime.LockOSThread() // it keeps its time slice; the thread ends with the goroutine
		hurry()
		for n := uint32(0); ; n++ {
			for atomic.LoadUint32(&p.asked) == n {
				// While the thread waits here, the Go runtime must know it, because this may take long.
				const wait = 128 // FUTEX_WAIT_PRIVATE
				syscall.Syscall6(syscall.SYS_FUTEX, uintptr(unsafe.Pointer(&p.asked)), wait, uintptr(n), 0, 0, 0)
			}
			if p.ended.Load() {
				return
			}
			p.answer = p.question()
			atomic.AddUint32(&p.answered, 1)
			wakeFutex(&p.answered)
		}
	}()
	return p
}

func wakeFutex(word *uint32) {
	const wake = 129 // FUTEX_WAKE_PRIVATE
	syscall.RawSyscall(syscall.SYS_FUTEX, uintptr(unsafe.Pointer(word)), wake, 1)
}

// ask asks a question, unless the previous one was not answered yet, and waits for the answer until the deadline.
// ok is false if there is no answer to this question.
func (p *probe) ask(question func() int64, deadline time.Duration) (answer int64, ok bool) {
	if p.isBusy {
		if _, p.isBusy = p.take(); p.isBusy {
			return 0, false
		}
	}
	p.isBusy, p.since, p.question = true, readClock(monotonic), question
	atomic.AddUint32(&p.asked, 1)
	wakeFutex(&p.asked)
	return p.await(deadline)
}

// take returns the answer to the current question, and whether it is still missing.
func (p *probe) take() (answer int64, isMissing bool) {
	if atomic.LoadUint32(&p.answered) != atomic.LoadUint32(&p.asked) {
		return 0, true
	}
	p.isBusy = false
	return p.answer, false
}

// await waits for the answer to the current question until the deadline. ok is false if there is no answer yet.
func (p *probe) await(deadline time.Duration) (answer int64, ok bool) {
	for end := readClock(monotonic) + deadline; p.isBusy; {
		if answer, isMissing := p.take(); !isMissing {
			return answer, true
		}
		left := end - readClock(monotonic)
		if left <= 0 {
			break
		}
		const wait = 128 // FUTEX_WAIT_PRIVATE
		limit := syscall.NsecToTimespec(int64(left))
		syscall.RawSyscall6(syscall.SYS_FUTEX, uintptr(unsafe.Pointer(&p.answered)), wait,
			uintptr(atomic.LoadUint32(&p.asked)-1), uintptr(unsafe.Pointer(&limit)), 0, 0)
	}
	return 0, false
}

// overdue returns how long the current question has waited for its answer.
func (p *probe) overdue() time.Duration {
	if !p.isBusy {
		return 0
	}
	return readClock(monotonic) - p.since
}

// end ends the thread when the processes that it reads are dead.
func (p *probe) end() {
	p.ended.Store(true)
	atomic.AddUint32(&p.asked, 1)
	wakeFutex(&p.asked)
}

// shares returns the sum of the proportional shares of memory of these processes, and of their page tables. A process
// can forbid to read its shares (PR_SET_DUMPABLE); then all its resident memory counts.
func shares(tree []procStat) (sum int64) {
	for _, p := range tree {
		share := kilobytes(readSlow(procPath(p.pid, "smaps_rollup")), "\nPss:")
		switch {
		case share == 0:
			sum += memory(p.pid, "VmRSS:")
		case !sameMemory(p.pid, p.parent):
			sum += share + kilobytes(readProc("%d/status", p.pid), "\nVmPTE:")
		}
	}
	return sum
}

// sameMemory reports whether two processes have one and the same memory, as after vfork. A process whose first thread has
// ended has none, so only processes with memory may be compared.
func sameMemory(a, b int) bool {
	const ofMemory = 1 // KCMP_VM
	c, known := tables[runtime.GOARCH]
	if !known {
		return false
	}
	answer, err := call(uintptr(c.kcmp), uintptr(a), uintptr(b), ofMemory, 0, 0)
	return err == nil && answer == 0
}

// mostMappings is the number of mappings that the kernel permits to one process (vm.max_map_count).
const mostMappings = 65530

// mappings returns how many memory mappings these processes have together. It stops counting above most.
func mappings(tree []procStat, most int64) (count int64) {
	buf := make([]byte, 64<<10)
	for _, p := range tree {
		fd, err := syscall.Open(procPath(p.pid, "maps"), syscall.O_RDONLY|syscall.O_CLOEXEC, 0)
		if err == syscall.EACCES || err == syscall.EPERM {
			count += mostMappings // the process hides them
		}
		if err != nil {
			continue
		}
		for count <= most {
			n, err := syscall.Read(fd, buf)
			if err != nil || n <= 0 {
				break
			}
			for _, c := range buf[:n] {
				if c == '\n' {
					count++
				}
			}
		}
		syscall.Close(fd)
	}
	return count
}

// available returns the memory in bytes that programs of the whole machine could still use.
func available() int64 { return kilobytes(readProc("meminfo"), "\nMemAvailable:") }
