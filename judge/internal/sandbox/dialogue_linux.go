//go:build !portable

// This file makes dialogues fast. A dialogue is a pair of programs that answer each other through the judge.
//
// The two programs, and the threads of the judge that forward their lines, take turns: only one of them runs
// at a time, and then wakes the next one. Waking a thread on another processor takes ten times as long as
// waking it on the same processor, and this time counts as the program's processor time. So both programs,
// and the judge's threads that forward their lines, run on one processor.

package sandbox

import (
	"fmt"
	"os"
	"runtime"
	"sync"
	"sync/atomic"
	"syscall"
	"time"
	"unsafe"

	"oj/judge/internal/process"
)

// processorSet is the kernel's set of processors, a bit for each.
type processorSet [16]uint64

// permitted returns the processors on which this process may run.
var permitted = sync.OnceValue(func() (list []process.Processor) {
	var set processorSet
	call(syscall.SYS_SCHED_GETAFFINITY, uintptr(os.Getpid()), unsafe.Sizeof(set), uintptr(unsafe.Pointer(&set)))
	for i := range 64 * len(set) {
		if set[i/64]>>(i%64)&1 == 1 {
			list = append(list, process.Processor(i+1))
		}
	}
	return list
})

var dialogues atomic.Uint32 // the number of calls of NextProcessor

// NextProcessor returns the processor for a new dialogue. It returns each processor in turn.
func NextProcessor() process.Processor {
	list := permitted()
	if len(list) == 0 {
		return 0
	}
	return list[int(dialogues.Add(1))%len(list)]
}

// bind restricts a process to the processor p. If pid is 0, it restricts the calling thread. Errors are
// ignored, because a dialogue also works if its programs are not bound.
func bind(p process.Processor, pid int) {
	if p == 0 {
		return
	}
	var set processorSet
	set[(p-1)/64] = 1 << ((p - 1) % 64)
	call(syscall.SYS_SCHED_SETAFFINITY, uintptr(pid), unsafe.Sizeof(set), uintptr(unsafe.Pointer(&set)),
		0, password[0], password[1])
}

// blocked counts the threads that enterThread has bound to a processor and that have not called leave yet.
var blocked struct {
	sync.Mutex
	threads, before int // before is the value of GOMAXPROCS before the first call of enterThread
}

// enterThread locks the calling goroutine to its thread, and binds the thread to the processor. Then the goroutine
// may wait in blocking reads until it calls leave. After it has called leave, the goroutine must end. The Go runtime
// then ends the thread, too, because the goroutine is still locked to it.
func enterThread(p process.Processor) (leave func()) {
	runtime.LockOSThread()
	bind(p, 0)

	// The Go runtime takes up to 10 ms to notice that a goroutine is blocked. Meanwhile this goroutine counts
	// as running, so one goroutine fewer can run. So raise GOMAXPROCS by one for each blocked thread.
	// GOMAXPROCS is not lowered again, because changing it stops all goroutines for a moment.
	blocked.Lock()
	defer blocked.Unlock()
	if blocked.before == 0 {
		blocked.before = runtime.GOMAXPROCS(0)
	}
	blocked.threads++
	if wanted := blocked.before + blocked.threads; wanted > runtime.GOMAXPROCS(0) {
		runtime.GOMAXPROCS(wanted)
	}

	return func() {
		blocked.Lock()
		blocked.threads--
		blocked.Unlock()
	}
}

// dialoguePipe returns a pipe for the output of a program in a dialogue.
func dialoguePipe() (r, w *os.File, err error) { return QuietPipe() }

// endSoon makes the pump, which copies a program's output from a pipe, stop reading after the time `grace`.
// The caller must call release when the pump has ended.
func (p *pump) endSoon(grace time.Duration) (release func()) {
	// In an ordinary pipe, a read deadline ends the read. If the pump has ended already, its pipe is closed
	// and SetReadDeadline fails, which does no harm.
	if p.from.SetReadDeadline(time.Now().Add(grace)) == nil {
		return func() {}
	}

	// A quiet pipe (see QuietPipe) has no deadlines. So a timer writes a byte into it, which ends a read that
	// is waiting.
	timer := time.AfterFunc(grace, func() {
		p.over.Store(true)
		w, err := os.OpenFile(fmt.Sprintf("/proc/self/fd/%d", p.from.Fd()), os.O_WRONLY|syscall.O_NONBLOCK, 0)
		if err == nil {
			w.Write([]byte{0})
			w.Close()
		}
	})
	return func() { timer.Stop() }
}
