//go:build !portable

// This file adapts the sandbox to little room: a control group or a user that may have few processes and threads. The
// Go runtime ends a process that cannot start a thread. So the judge and its helpers start their threads in advance
// then, and a program gets no more processes than the others leave.

package sandbox

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"syscall"

	"oj/judge/internal/process"
)

const (
	// muchRoom is a number of processes and threads that is never reached, and enoughRoom is enough for one program.
	muchRoom   = 4096
	enoughRoom = 320
	// judgeThreads and helperThreads are the numbers of threads that are started in advance.
	judgeThreads  = 6
	helperThreads = 3
	// spareRoom is left free by a program: another helper may start, for a referee.
	spareRoom = 8
	// leastProcesses is the smallest limit of a program, even if there is no room.
	leastProcesses = 2
	// workerRoom is what a worker needs: a helper and a program with some threads.
	workerRoom = helperThreads + 18
	// workerFiles is the number of files that the judge has open for a worker, and judgeFiles those for itself.
	workerFiles, judgeFiles = 10, 24
)

// room says how much room there is.
var room struct {
	sync.Mutex
	isSmall bool
	workers int // the number of programs that run at the same time
	running int // how many of them run now
	groups  []string
}

// Fit returns how many of these workers, which run programs at the same time, fit on this system. It must be called
// before the first program starts. The error says that not even one fits.
func Fit(workers int) (int, error) {
	var files syscall.Rlimit
	if syscall.Getrlimit(syscall.RLIMIT_NOFILE, &files) == nil {
		workers = max(1, min(workers, (int(min(files.Cur, math.MaxInt32))-judgeFiles)/workerFiles))
	}
	room.groups = limitingGroups()
	left := roomLeft()
	if left >= min(muchRoom, judgeThreads+spareRoom+workers*(enoughRoom+workerRoom)) {
		return workers, nil
	}

	const least = judgeThreads + workerRoom
	if left < least {
		return 0, fmt.Errorf("this user or its control group may start only %d more processes and threads; the judge needs %d", max(0, left), least)
	}
	runtime.GOMAXPROCS(min(runtime.GOMAXPROCS(0), 2))
	startThreads(judgeThreads)
	room.isSmall = true
	room.workers = min(workers, max(1, (roomLeft()-spareRoom)/workerRoom))
	return room.workers, nil
}

// startThreads makes the Go runtime start n threads, which it keeps.
func startThreads(n int) {
	var locked sync.WaitGroup
	all := make(chan struct{})
	locked.Add(n)
	for range n {
		go func() {
			// A goroutine that waits here keeps its thread, so the next one needs another thread.
			runtime.LockOSThread()
			defer runtime.UnlockOSThread()
			locked.Done()
			<-all
		}()
	}
	locked.Wait()
	close(all)
}

// enterRoom reduces the limit on processes to what is left for this program. The caller must call leaveRoom after the
// run.
func enterRoom(l *process.Limits) {
	if !room.isSmall {
		return
	}
	room.Lock()
	defer room.Unlock()
	share := (roomLeft() - spareRoom) / max(1, room.workers-room.running)
	room.running++
	if most := max(leastProcesses, share-spareProcesses); l.Processes == 0 || l.Processes > most {
		l.Processes = most
	}
}

// leaveRoom ends what enterRoom began.
func leaveRoom() {
	if room.isSmall {
		room.Lock()
		room.running--
		room.Unlock()
	}
}

// roomLeft returns how many processes and threads may still be started, or muchRoom.
func roomLeft() int {
	left := muchRoom
	for _, dir := range room.groups {
		most, err := strconv.Atoi(wordIn(filepath.Join(dir, "pids.max")))
		now, failed := strconv.Atoi(wordIn(filepath.Join(dir, "pids.current")))
		if err == nil && failed == nil {
			left = min(left, most-now)
		}
	}

	// The kernel does not limit the processes of root.
	var limit syscall.Rlimit
	if syscall.Getrlimit(rlimitNproc, &limit) == nil && limit.Cur < muchRoom && !isRoot() {
		left = min(left, int(limit.Cur)-(&helper{plain: true}).tasksBeside())
	}
	return left
}

// inherited returns the limits of the shell that programs inherit, and that may be smaller than those of a problem. A limit
// that can only be lowered cannot be replaced by the problem's.
func inherited() (texts []string) {
	const unlimited = 1<<64 - 1
	for _, l := range []struct {
		resource int
		enough   uint64
		unit     uint64
		text     string
	}{
		{syscall.RLIMIT_CPU, unlimited, 1, "%d s of processor time for each process (ulimit -t)"},
		{syscall.RLIMIT_AS, unlimited, 1 << 20, "%d MiB of address space (ulimit -v)"},
		{syscall.RLIMIT_DATA, unlimited, 1 << 20, "%d MiB of data (ulimit -d)"},
		{syscall.RLIMIT_STACK, 256 << 20, 1 << 20, "%d MiB of stack (ulimit -s)"},
		{syscall.RLIMIT_NOFILE, 64, 1, "%d open files (ulimit -n)"},
	} {
		var most syscall.Rlimit
		if syscall.Getrlimit(l.resource, &most) == nil && most.Max < l.enough {
			texts = append(texts, "the shell permits programs only "+fmt.Sprintf(l.text, most.Max/l.unit))
		}
	}
	return texts
}

// limitingGroups returns the control groups of the judge that limit its processes.
func limitingGroups() (dirs []string) {
	for line := range strings.Lines(readProc("self/cgroup")) {
		parts := strings.SplitN(strings.TrimSpace(line), ":", 3)
		isIt := len(parts) == 3 && (parts[1] == "" || parts[1] == "pids")
		if !isIt {
			continue
		}
		for dir := mounted(parts[1], parts[2]); len(dir) > 1; dir = filepath.Dir(dir) {
			if gone(filepath.Join(dir, "cgroup.procs")) {
				break
			}
			if most, err := strconv.Atoi(wordIn(filepath.Join(dir, "pids.max"))); err == nil && most < muchRoom {
				dirs = append(dirs, dir)
			}
		}
	}
	return dirs
}

// wordIn returns the text of a small file without the white space around it.
func wordIn(path string) string {
	text, _ := os.ReadFile(path)
	return strings.TrimSpace(string(text))
}
