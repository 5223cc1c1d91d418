//go:build !portable

// This file reads files of /proc that a program can block: the kernel opens them only with the lock of the program's
// memory map, which the program can hold for minutes. A second thread of the helper reads them, so that the thread that
// enforces the limits never waits for longer than a deadline.

package sandbox

import (
	"syscall"
	"time"
)

const (
	// probeDeadline is how long the enforcing thread waits for a probe.
	probeDeadline = 20 * time.Millisecond
	// probePatience is how long a probe may be overdue before the sum of the resident memory decides alone. On a busy
	// machine a thread may wait that long for a processor.
	probePatience = 250 * time.Millisecond
)

// probe is the reader of one run. Its goroutine handles one question at a time.
type probe struct {
	questions chan func() int64
	answers   chan int64
	isBusy    bool          // a question was not answered yet
	since     time.Duration // the time of that question
	available int64         // the memory that was available to the whole machine when the first question was asked
}

func newProbe() *probe {
	p := &probe{questions: make(chan func() int64, 1), answers: make(chan int64, 1), available: available()}
	go func() {
		for question := range p.questions {
			p.answers <- question()
		}
	}()
	return p
}

// ask asks a question, unless the previous one was not answered yet, and waits for the answer until the deadline.
// ok is false if there is no answer to this question.
func (p *probe) ask(question func() int64, deadline time.Duration) (answer int64, ok bool) {
	if p.isBusy {
		select {
		case <-p.answers: // it is about the past
			p.isBusy = false
		default:
			return 0, false
		}
	}

	p.isBusy, p.since = true, readClock(monotonic)
	p.questions <- question
	timer := time.NewTimer(deadline)
	defer timer.Stop()
	select {
	case answer = <-p.answers:
		p.isBusy = false
		return answer, true
	case <-timer.C:
		return 0, false
	}
}

// overdue returns how long the current question has waited for its answer.
func (p *probe) overdue() time.Duration {
	if !p.isBusy {
		return 0
	}
	return readClock(monotonic) - p.since
}

// end ends the goroutine when the processes that it reads are dead.
func (p *probe) end() { close(p.questions) }

// shares returns the sum of the proportional shares of memory of these processes. A process can forbid to read its
// shares (PR_SET_DUMPABLE); then all its resident memory counts.
func shares(tree []procStat) (sum int64) {
	for _, p := range tree {
		share := kilobytes(readProc("%d/smaps_rollup", p.pid), "\nPss:")
		if share == 0 {
			share = memory(p.pid, "VmRSS:")
		}
		sum += share
	}
	return sum
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
