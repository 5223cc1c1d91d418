// What a helper does before its first program: it shuts itself into its
// namespaces and gives up its rights for all programs to come.

package sandbox

import (
	"os"
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

	attrReadOnly  = 1
	attrNoSetuid  = 2
	attrNoDevices = 4
)

// setUp prepares the helper and returns what it cannot do.
func (h *helper) setUp(tempDir string) (missing []string, err error) {
	if err := syscall.Setrlimit(syscall.RLIMIT_CORE, noCore()); err != nil {
		return nil, fail("forbidding core files", err)
	}
	if h.level == plain {
		if err := prctl(prSetChildSubreaper, 1); err != nil {
			return nil, fail("adopting orphans", err)
		}
		h.box, err = newBox(tempDir)
		missing = []string{
			"a program can signal other processes of the same user",
			"the network is open",
			"files outside the working folder can be written, and it cannot be protected",
		}
	} else {
		missing, err = h.shutIn(tempDir)
	}
	if err != nil {
		return nil, err
	}
	return append(missing, h.giveUpRights()...), nil
}

// noCore forbids core files. The soft limit is 1 and not 0, because a
// core_pattern that is a pipe ignores every limit but 1, and no core file fits
// into one byte.
func noCore() *syscall.Rlimit { return &syscall.Rlimit{Cur: 1, Max: 1} }

// shutIn makes everything read-only but one folder, and shows only the
// processes of the namespace in /proc.
func (h *helper) shutIn(tempDir string) (missing []string, err error) {
	if os.Getpid() != 1 {
		return nil, fail("isolating", syscall.ENOSYS)
	}
	if err := syscall.Mount("", "/", "", syscall.MS_REC|syscall.MS_PRIVATE, ""); err != nil {
		return nil, fail("separating the mounts", err)
	}
	if err := syscall.Mount("proc", "/proc", "proc", syscall.MS_NOSUID|syscall.MS_NODEV|syscall.MS_NOEXEC, ""); err != nil {
		return nil, fail("mounting /proc", err)
	}
	forbidSharedMemory()
	tree, err := openTree(tempDir)
	if err != nil {
		return nil, fail("keeping a way into "+tempDir, err)
	}
	if h.box, err = newBox(tempDir); err != nil {
		return nil, err
	}
	h.box.keep(tree)
	if err := hideSockets(tempDir); err != nil {
		return nil, fail("hiding "+sockets, err)
	}
	devices, err := coverDevices()
	if err != nil {
		return nil, err
	}
	if err := setMount("/", attrReadOnly|attrNoDevices|attrNoSetuid, 0, atRecursive); err != nil {
		return nil, fail("making the file system read-only", err)
	}
	if err := devices.uncover(); err != nil {
		return nil, err
	}
	return nil, h.box.open(h.box.work)
}

// giveUpRights makes sure that no program has a right that its user has not,
// not even those of root within the namespace.
func (h *helper) giveUpRights() (missing []string) {
	for capability := uintptr(0); capability < 64; capability++ {
		if prctl(prCapBsetDrop, capability) != nil {
			break // beyond the last one, or an ordinary user, who has none
		}
	}
	if prctl(prSetNoNewPrivs, 1) != nil {
		missing = append(missing, "programs can gain rights by setuid files")
	}
	return missing
}

func prctl(what, value uintptr) error {
	if _, _, e := syscall.RawSyscall6(syscall.SYS_PRCTL, what, value, 0, 0, 0, 0); e != 0 {
		return e
	}
	return nil
}

// openTree returns a copy of the mount of a folder, which stays as it is
// whatever becomes of the original.
func openTree(path string) (int, error) {
	p, err := syscall.BytePtrFromString(path)
	if err != nil {
		return -1, err
	}
	at := atFdcwd
	fd, _, e := syscall.Syscall(sysOpenTree, uintptr(at), uintptr(unsafe.Pointer(p)), openTreeClone|syscall.O_CLOEXEC)
	if e != 0 {
		return -1, e
	}
	return int(fd), nil
}

// setMount sets and clears attributes of a mount, with atRecursive of all mounts below.
func setMount(path string, set, clear uint64, flags uintptr) error {
	p, err := syscall.BytePtrFromString(path)
	if err != nil {
		return err
	}
	attr := struct{ set, clear, propagation, userns uint64 }{set: set, clear: clear}
	at := atFdcwd
	_, _, e := syscall.Syscall6(sysMountSetattr, uintptr(at), uintptr(unsafe.Pointer(p)), flags,
		uintptr(unsafe.Pointer(&attr)), unsafe.Sizeof(attr), 0)
	if e != 0 {
		return e
	}
	return nil
}
