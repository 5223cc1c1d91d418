//go:build !portable

// The user that programs run as. The kernel bounds the number of processes of
// every user but root, so programs of a judge that is root run as a user that
// nobody else is.

package sandbox

import (
	"os"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
)

const (
	// unusedID is a user and a group that no system gives to anybody: numbers
	// from 0x70000000 on are beyond those of users, services and containers.
	unusedID = 0x7fff0000
	// freshIDs is from where on each helper without namespaces takes a number
	// for itself alone.
	freshIDs = 0x70000000
	idsOfOne = 64 // of these, for one judge
)

// Rights of root that programs keep over the files of root, which is what the
// judge works with: to pass by the permissions of files and folders, and by who
// owns them. What may be written is bounded by mounts and by Landlock.
const (
	capDacOverride = 1
	capFowner      = 3
)

var fileRights = []uintptr{capDacOverride, capFowner}

// isRoot reports whether the judge is the user whose processes the kernel does
// not count. In a container with users of its own, root is an ordinary one.
func isRoot() bool {
	if os.Geteuid() != 0 {
		return false
	}
	words := strings.Fields(readProc("self/uid_map"))
	return len(words) > 1 && words[1] == "0"
}

// unusedIDs maps the user 0 of a namespace to an unused one, and gives root a
// name in it, without which there would be no rights over the files of root.
func unusedIDs(id int) []syscall.SysProcIDMap {
	return []syscall.SysProcIDMap{{ContainerID: 0, HostID: id, Size: 1}, {ContainerID: 1, HostID: 0, Size: 1}}
}

var helpersStarted atomic.Int64

// freshID is a user that no other helper has, of this judge or of another one
// that runs now.
func freshID() int {
	return freshIDs + os.Getpid()*idsOfOne + int(helpersStarted.Add(1))%idsOfOne
}

// tasksBeside counts what the kernel counts against the limit of a program,
// apart from the program itself: the threads of the helper, and where they have the
// same user all his other threads and processes.
func (h *helper) tasksBeside() int {
	if h.level != plain {
		var info syscall.Stat_t
		if syscall.Stat("/proc/self/task", &info) != nil {
			return maxHelperThreads
		}
		return int(info.Nlink) - 2
	}
	count := 0
	var info syscall.Stat_t
	for _, pid := range numbersIn("/proc") {
		if syscall.Stat("/proc/"+strconv.Itoa(pid), &info) == nil && int(info.Uid) == os.Getuid() {
			if p, ok := readStat(pid); ok {
				count += p.threads
			}
		}
	}
	return count
}

// maxHelperThreads is more than a helper has.
const maxHelperThreads = 16

// Owns reports whether programs may write in a folder of the caller's because it
// is there and belongs to the user of the judge.
func Owns(dir string) bool {
	var info syscall.Stat_t
	return syscall.Stat(dir, &info) == nil && int(info.Uid) == os.Geteuid()
}

// ownProgram is the file of this program, also when that was removed.
func ownProgram() (string, error) { return "/proc/self/exe", nil }

// ownSession lets a process outlive the terminal of the judge.
func ownSession() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setsid: true} }
