//go:build !portable

// This file sets up a helper. Before its first program, the helper makes its file systems read-only, or uses Landlock
// if it has no namespaces, and drops its capabilities. Before each program, a helper with namespaces mounts the folders
// that the program needs.

package sandbox

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"syscall"
	"unsafe"
)

// Constants that package syscall lacks. They have the same values on every architecture. This is also true for the
// numbers of these system calls, because calls that are newer than Linux 5.0 have the same number everywhere.
const (
	prSetChildSubreaper = 36
	prSetNoNewPrivs     = 38
	prSetDumpable       = 4
	prCapAmbient        = 47
	ambientLower        = 3

	// Bits of PR_SET_SECUREBITS.
	noRoot = 1 // SECBIT_NOROOT: user 0 gets no capabilities when it executes a program
	// SECBIT_NO_SETUID_FIXUP: access(2) respects the capabilities of ordinary users, too. Compilers call
	// access before they write to a folder.
	keepFixed = 4

	sysMountSetattr = 442
	atFdcwd         = -100
	atRecursive     = 0x8000
	attrReadOnly    = 1
	attrNoSetuid    = 2
	attrNoDevices   = 4
)

// If the judge runs as root, programs keep two capabilities: to ignore the permissions of files and folders
// (capDacOverride), and to act as the owner of every file (capFowner). Programs need them, because in that
// case the judge's files belong to root. Mounts or Landlock still determine where a program can write.
// Programs have no other capability, not even inside the namespace.
//
// Without namespaces programs do not get capFowner, because with capFowner a program could change the mode of
// any file: Landlock does not protect modes.
const (
	capDacOverride = 1
	capFowner      = 3
	capSetpcap     = 8 // the helper needs it for the prctl call in setUp; programs do not get this capability
)

// setUp prepares the helper for its programs, and returns the limits that it cannot enforce. work is the helper's own
// folder.
func (h *helper) setUp(work string, v view, mark uint64) (missing []string, err error) {
	// Programs get the largest possible stack, because recursion may be deep. The limit on memory bounds the stack,
	// too. Other limits on memory must not be smaller than the problem's either.
	for _, resource := range []int{syscall.RLIMIT_STACK, syscall.RLIMIT_AS, syscall.RLIMIT_DATA} {
		var most syscall.Rlimit
		if syscall.Getrlimit(resource, &most) == nil && most.Cur != most.Max {
			most.Cur = most.Max
			syscall.Setrlimit(resource, &most)
		}
	}

	h.limitKernel()
	if h.group == 0 {
		hurry()
	}
	if mark != 0 {
		if err := setMark(mark); err != nil {
			return nil, err
		}
	}

	if h.work, err = realPath(work); err == nil {
		// Leave the judge's current folder, because it may contain answers.
		err = os.Chdir("/")
	}
	if err == nil {
		err = prctl(prSetNoNewPrivs, 1)
	}
	if err != nil {
		return nil, err
	}

	if h.plain {
		missing, err = h.lockIn(v)
	} else {
		err = h.shutIn(v.covered())
	}

	// The helper needed the capabilities of root to mount folders. The judged programs must not inherit them.
	// Errors of these two calls are ignored, because prctl fails only for ordinary users, who have no
	// capabilities.
	prctl(syscall.PR_SET_SECUREBITS, noRoot|keepFixed)
	prctl(prCapAmbient, ambientLower, capSetpcap)

	// The filter comes last, because it refuses calls that the helper needs for its own setup.
	if c, known := tables[runtime.GOARCH]; !known || c.setFilter(c.rules(h.plain, keepsFiles(v), h.group == 0), 0) != nil {
		missing = append(missing, "programs can use memory that does not count towards the memory limit, and can reach sockets of services")
		if h.plain {
			missing = append(missing, "the network is open")
		}
	}
	return missing, err
}

// limitKernel limits memory of the kernel that no measurement shows. The programs inherit these limits.
func (h *helper) limitKernel() {
	const (
		rlimitSignals  = 11   // RLIMIT_SIGPENDING: queued signals, and timers of timer_create
		rlimitMessages = 12   // RLIMIT_MSGQUEUE, in bytes
		mostSignals    = 1024 // far more than any runtime needs
	)
	for resource, most := range map[int]uint64{rlimitSignals: mostSignals, rlimitMessages: 0, syscall.RLIMIT_CORE: 0} {
		limit := [2]uint64{most, most}
		call(syscall.SYS_PRLIMIT64, 0, uintptr(resource), uintptr(unsafe.Pointer(&limit)))
	}
}

// harmless lists the devices that programs can open. It maps the name of each device to the device that is
// mounted under this name. Instead of /dev/zero programs get /dev/full, because a shared mapping of /dev/zero
// would use memory that is charged to no process. Reading /dev/full returns zeros, too, but it cannot be
// mapped.
var harmless = map[string]string{
	"null": "null", "zero": "full", "full": "full", "random": "random", "urandom": "urandom",
}

// sharedMemory is the folder of the functions shm_open and sem_open.
const sharedMemory = "/dev/shm"

// shutIn makes all file systems read-only except the helper's own folder, mounts a /proc that shows only the processes
// of the namespace, and covers (hides) the given folders. It disables all devices except the harmless ones, because a
// read-only mount does not protect a disk from a program that opens its device.
func (h *helper) shutIn(covered []string) (err error) {
	mount := func(source, target, kind string, flags uintptr, options string) {
		if err == nil {
			err = syscall.Mount(source, target, kind, flags, options)
		}
	}

	// The mounts are private, so that they have no effect outside this namespace.
	mount("", "/", "", syscall.MS_REC|syscall.MS_PRIVATE, "")
	mount("proc", "/proc", "proc", syscall.MS_NOSUID|syscall.MS_NODEV|syscall.MS_NOEXEC, "")
	for _, path := range covered {
		if err == nil {
			err = h.cover(path)
		}
	}
	if err == nil {
		const folder = true
		err = h.place(h.work, folder)
	}

	// Mount each harmless device. Remove a device from the list if the system does not have it.
	maps.DeleteFunc(harmless, func(name, from string) bool {
		return syscall.Mount("/dev/"+from, "/dev/"+name, "", syscall.MS_BIND, "") != nil
	})

	// Make all mounts read-only. After this, make the harmless devices writable again, and mount a writable
	// file system over the helper's own folder.
	if err == nil {
		err = setMount("/", attrReadOnly|attrNoDevices|attrNoSetuid, 0, atRecursive)
	}
	for name := range harmless {
		if err == nil {
			err = setMount("/dev/"+name, 0, attrReadOnly|attrNoDevices, 0)
		}
	}

	mount("tmpfs", h.work, "tmpfs", syscall.MS_NOSUID|syscall.MS_NODEV, "mode=700")

	h.own = []string{h.work}

	// Semaphores and shared memory with names, which Python's package multiprocessing uses, are files in /dev/shm. They
	// are files in the helper's own folder then, so the same limits hold, and nothing survives the run.
	isFree := slices.Contains(covered, sharedMemory) && !within(h.work, sharedMemory)
	if err == nil && isFree && syscall.Mount(h.work, sharedMemory, "", syscall.MS_BIND, "") == nil {
		h.own = append(h.own, sharedMemory)
	}
	return err
}

// enter prepares the mounts for the next program: the folders in the list `dirs` become writable, and the
// files and folders in the list `shown` become visible. It returns the working folder: dirs[0] or, if this is
// "", the helper's own folder. The mounts remain until a run needs other mounts, because most runs need the
// same folders as the previous run, and unmounting takes as long as a short run.
func (h *helper) enter(dirs, shown []string, fileSize int64) (string, error) {
	named := slices.Concat(shown, []string{""}, dirs)
	if !slices.Equal(named, h.named) {
		if err := h.remount(dirs, shown); err != nil {
			return "", err
		}
		h.named = named
	}
	if dirs[0] == "" {
		return h.work, os.NewSyscallError("remount", h.limitSpace(fileSize))
	}
	return dirs[0], nil
}

// remount unmounts the folders of the previous run and mounts the folders of the next run. shown is a list of pairs:
// the path under which the program finds a file or folder, and the real path.
func (h *helper) remount(dirs, shown []string) error {
	if h.plain {
		return nil
	}

	// If a folder of the program is in /dev/shm, this must be an ordinary folder.
	inside := func(path string) bool { return within(path, sharedMemory) }
	if len(h.own) > 1 && (slices.ContainsFunc(dirs, inside) || slices.ContainsFunc(shown, inside)) {
		syscall.Unmount(sharedMemory, syscall.MNT_DETACH)
		h.own = h.own[:1]
	}

	// Unmount in reverse order, because a mount may be inside an earlier one.
	for _, dir := range slices.Backward(h.bound) {
		syscall.Unmount(dir, syscall.MNT_DETACH)
	}
	h.named = nil // if a mount fails, the next run mounts everything again
	h.bound = nil

	const writable = true
	for i := 0; i < len(shown); i += 2 {
		if err := h.show(shown[i], shown[i+1], !writable); err != nil {
			return fmt.Errorf("showing %s: %w", shown[i], err)
		}
	}

	for _, dir := range dirs {
		if dir == "" {
			continue
		}
		if err := h.show(dir, dir, writable); err != nil {
			return fmt.Errorf("entering %s: %w", dir, err)
		}
	}
	return nil
}

// limitSpace limits the total size and the number of the files in the helper's own folder. If the previous
// run had the same limit, it does nothing, because changing the limit takes about 5 % of the time of a short
// run.
func (h *helper) limitSpace(fileSize int64) error {
	const (
		mostFiles = 1 << 14 // each takes about 1 KiB of memory
	)
	space, options := int64(0), "size=50%" // the kernel's default
	if fileSize > 0 {
		space = freshSpace(fileSize)
		options = fmt.Sprintf("size=%d,nr_inodes=%d", space, mostFiles)
	}

	if h.plain || h.space == space {
		return nil
	}
	h.space = space
	return syscall.Mount("", h.work, "", syscall.MS_REMOUNT|syscall.MS_NOSUID|syscall.MS_NODEV, options)
}

// realPath returns the absolute path of a file or folder, with all symbolic links resolved.
func realPath(path string) (string, error) {
	path, err := filepath.EvalSymlinks(path)
	if err != nil {
		return "", err
	}
	return filepath.Abs(path)
}

func prctl(what uintptr, values ...uintptr) error {
	_, err := call(syscall.SYS_PRCTL, append([]uintptr{what}, values...)...)
	return err
}

// setReadOnly makes the mounts of folders read-only, or writable again. It tries all folders, and returns the first
// error.
func setReadOnly(readOnly bool, folders ...string) (err error) {
	set, clear := uint64(attrReadOnly), uint64(0)
	if !readOnly {
		set, clear = clear, set
	}
	for _, folder := range folders {
		err = cmp.Or(err, setMount(folder, set, clear, 0))
	}
	return err
}

// setMount sets and clears attributes of a mount. With the flag atRecursive it also changes all mounts below
// this one.
func setMount(path string, set, clear uint64, flags uintptr) error {
	attr := struct{ set, clear, propagation, userns uint64 }{set: set, clear: clear} // struct mount_attr
	at := atFdcwd
	name := append([]byte(path), 0) // the kernel expects a zero byte at the end of a path
	_, err := call(sysMountSetattr, uintptr(at), uintptr(unsafe.Pointer(&name[0])), flags,
		uintptr(unsafe.Pointer(&attr)), unsafe.Sizeof(attr))
	return err
}

// call makes a system call for which package syscall has no function.
//
//go:uintptrescapes
func call(number uintptr, arguments ...uintptr) (uintptr, error) {
	var a [6]uintptr
	copy(a[:], arguments)
	result, _, e := syscall.RawSyscall6(number, a[0], a[1], a[2], a[3], a[4], a[5])
	if e != 0 {
		return 0, e
	}
	return result, nil
}
