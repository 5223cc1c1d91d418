//go:build !portable

// What a helper does before its first program: it shuts itself into its
// namespaces and gives up its rights for all programs to come.

package sandbox

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"unsafe"
)

// Numbers that package syscall does not have; they are the same on every
// architecture (the system calls since they share one table).
const (
	prSetChildSubreaper = 36
	prSetNoNewPrivs     = 38
	prCapBsetDrop       = 24

	sysOpenTree     = 428
	sysMoveMount    = 429
	sysMountSetattr = 442

	openTreeClone = 1
	moveEmptyPath = 4
	atFdcwd       = -100
	atRecursive   = 0x8000
	atEmptyPath   = 0x1000

	attrReadOnly  = 1
	attrNoSetuid  = 2
	attrNoDevices = 4
)

// setUp prepares the helper and returns what it cannot do. dirs are the folders
// to be hidden from programs, without namespaces those that they may write in.
func (h *helper) setUp(tempDir string, dirs []string) (missing []string, err error) {
	if err := lower(syscall.RLIMIT_CORE, noCore); err != nil {
		return nil, fail("forbidding core files", err)
	}
	if err := lower(syscall.RLIMIT_NOFILE, maxFiles); err != nil {
		return nil, fail("limiting the number of open files", err)
	}
	h.ofRoot = h.level == isolated && strings.Count(readProc("self/uid_map"), "\n") > 1
	if h.level != isolated {
		missing, err = h.shutInPlainly(tempDir, dirs)
	} else {
		missing, err = h.shutIn(tempDir, dirs)
	}
	if err != nil {
		return nil, err
	}
	if h.traces = mayTrace(); !h.traces {
		missing = append(missing, "programs cannot be traced: below 10 MiB their memory is not known, nor for certain who ends a game first")
	}
	return append(missing, h.giveUpRights()...), nil
}

// trialName marks a process that is only started to be traced.
const trialName = "oj-sandbox-trial"

// mayTrace reports whether programs can be traced. It tries where something may
// forbid that: a filter of system calls, or the strictest setting of Yama.
func mayTrace() bool {
	scope, _ := strconv.Atoi(strings.TrimSpace(readProc("sys/kernel/yama/ptrace_scope")))
	if field(readProc("self/status"), "\nSeccomp:") == 0 && scope < 3 {
		return true
	}
	pid, err := syscall.ForkExec("/proc/self/exe", []string{trialName}, &syscall.ProcAttr{Sys: &syscall.SysProcAttr{Ptrace: true}})
	if err != nil {
		return false
	}
	var status syscall.WaitStatus
	wait4(pid, &status, nil, 0)
	traced := status.Stopped() && syscall.PtraceSetOptions(pid, ptraceExitKill) == nil
	syscall.Kill(pid, syscall.SIGKILL)
	for status.Stopped() {
		if _, err := wait4(pid, &status, nil, 0); err != nil {
			break
		}
	}
	return traced
}

const (
	// noCore forbids core files. It is 1 and not 0, because a core_pattern that
	// is a pipe ignores every limit but 1, and no core file fits into one byte.
	noCore = 1
	// maxFiles bounds the open files of a process: what the kernel holds for
	// them, up to 200 KB for a socket, is in nobody's memory.
	maxFiles = 1024
)

// lower lowers a limit for all programs, where it is not as low already.
func lower(resource int, to uint64) error {
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(resource, &limit); err != nil {
		return err
	}
	if limit.Max > to {
		limit.Max = to
	}
	limit.Cur = min(to, limit.Max)
	return syscall.Setrlimit(resource, &limit)
}

// shutIn makes everything read-only but one folder, and shows only the
// processes of the namespace in /proc.
func (h *helper) shutIn(tempDir string, hidden []string) (missing []string, err error) {
	if os.Getpid() != 1 {
		return nil, fail("isolating", syscall.ENOSYS)
	}
	if err := syscall.Mount("", "/", "", syscall.MS_REC|syscall.MS_PRIVATE, ""); err != nil {
		return nil, fail("separating the mounts", err)
	}
	if err := syscall.Mount("proc", "/proc", "proc", syscall.MS_NOSUID|syscall.MS_NODEV|syscall.MS_NOEXEC, ""); err != nil {
		return nil, fail("mounting /proc", err)
	}
	if h.view, err = readOnlyView(); err != nil {
		return nil, fail("making a read-only view", err)
	}
	tree, err := openTree(tempDir, 0)
	if err != nil {
		return nil, fail("keeping a way into "+tempDir, err)
	}
	if h.box, err = newBox(tempDir); err != nil {
		return nil, err
	}
	h.box.keep(tree)
	if err := hideSockets(tempDir); err != nil {
		return nil, err
	}
	if err := hide(hidden, tempDir); err != nil {
		return nil, err
	}
	devices, err := coverDevices(tempDir)
	if err != nil {
		return nil, err
	}
	if err := setMount("/", attrReadOnly|attrNoDevices|attrNoSetuid, 0, atRecursive); err != nil {
		return nil, fail("making the file system read-only", err)
	}
	if err := devices.uncover(); err != nil {
		return nil, err
	}
	return nil, h.box.mountWork()
}

// giveUpRights makes sure that no program has a right that its user has not,
// not even those of root within the namespace.
func (h *helper) giveUpRights() (missing []string) {
	for capability := uintptr(0); capability < 64; capability++ {
		if h.ofRoot && slices.Contains(fileRights, capability) {
			continue // what root may do with its files the programs of root may, too
		}
		if prctl(prCapBsetDrop, capability) != nil {
			break // beyond the last one, or an ordinary user, who has none
		}
	}
	if prctl(prSetNoNewPrivs, 1) != nil {
		missing = append(missing, "programs can gain rights by setuid files")
	}
	if forbid(h.level) != nil {
		missing = append(missing, "programs can hide memory from its limit and reach sockets of services")
		if h.level != isolated {
			missing = append(missing, "the network is open")
		}
	}
	return missing
}

func prctl(what, value uintptr) error {
	if _, _, e := syscall.RawSyscall6(syscall.SYS_PRCTL, what, value, 0, 0, 0, 0); e != 0 {
		return e
	}
	return nil
}

// openTree returns a copy of the mount of a folder, with atRecursive of all
// mounts below, which stays as it is whatever becomes of the original.
func openTree(path string, flags uintptr) (int, error) {
	p, err := syscall.BytePtrFromString(path)
	if err != nil {
		return -1, err
	}
	at := atFdcwd
	fd, _, e := syscall.Syscall(sysOpenTree, uintptr(at), uintptr(unsafe.Pointer(p)), flags|openTreeClone|syscall.O_CLOEXEC)
	if e != 0 {
		return -1, e
	}
	return int(fd), nil
}

// setMount sets and clears attributes of a mount, with atRecursive of all mounts below.
func setMount(path string, set, clear uint64, flags uintptr) error {
	return setMountAt(atFdcwd, path, set, clear, flags)
}

// setMountAt does so with a path that starts at an open folder.
func setMountAt(at int, path string, set, clear uint64, flags uintptr) error {
	p, err := syscall.BytePtrFromString(path)
	if err != nil {
		return err
	}
	attr := struct{ set, clear, propagation, userns uint64 }{set: set, clear: clear}
	_, _, e := syscall.Syscall6(sysMountSetattr, uintptr(at), uintptr(unsafe.Pointer(p)), flags,
		uintptr(unsafe.Pointer(&attr)), unsafe.Sizeof(attr), 0)
	if e != 0 {
		return e
	}
	return nil
}
