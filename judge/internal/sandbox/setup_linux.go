//go:build !portable

// What a helper does before its first program: it shuts itself into its namespaces, or does without, and gives up its
// rights for all programs to come. And which folders each of them can write in. Without namespaces nothing is mounted.

package sandbox

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"syscall"
	"unsafe"
)

// Numbers that package syscall does not have; they are the same on every architecture (the system calls since they
// share one table).
const (
	prSetChildSubreaper = 36
	prSetNoNewPrivs     = 38
	prSetDumpable       = 4
	prCapAmbient        = 47
	ambientLower        = 3

	// Bits of PR_SET_SECUREBITS.
	noRoot    = 1 // user 0 gets no rights when it executes a program
	keepFixed = 4 // access(2) tells users other than 0, too, what their rights permit: compilers ask it for a folder

	sysMountSetattr = 442
	atFdcwd         = -100
	atRecursive     = 0x8000
	attrReadOnly    = 1
	attrNoSetuid    = 2
	attrNoDevices   = 4
)

// Rights of root that programs keep over the files of root, which is what the judge works with: to pass by the
// permissions of files and folders, and by who owns them. What may be written is bounded by mounts and by Landlock. No
// program has another right, not even those of root within the namespace.
//
// Landlock does not bound the modes of files, so without namespaces programs do not get the right of owners.
const (
	capDacOverride = 1
	capFowner      = 3
	capSetpcap     = 8 // of the helper alone, for keepFixed
)

// setUp prepares the helper and returns what it cannot do. work is its own folder.
func (h *helper) setUp(work string, v view) (missing []string, err error) {
	var stack syscall.Rlimit // memory is limited, and recursion may be deep
	if syscall.Getrlimit(syscall.RLIMIT_STACK, &stack) == nil {
		stack.Cur = stack.Max
		syscall.Setrlimit(syscall.RLIMIT_STACK, &stack)
	}
	if h.work, err = realPath(work); err == nil {
		err = os.Chdir("/") // not where answers may be
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
	prctl(syscall.PR_SET_SECUREBITS, noRoot|keepFixed) // fails for an ordinary user, who has none
	prctl(prCapAmbient, ambientLower, capSetpcap)
	if c, known := tables[runtime.GOARCH]; !known || c.setFilter(c.rules(h.plain), 0) != nil {
		missing = append(missing, "programs can hide memory from its limit and reach sockets of services")
		if h.plain {
			missing = append(missing, "the network is open")
		}
	}
	return missing, err
}

// harmless are the devices that programs do get, and what stands there: zero could be mapped and shared, which is
// memory in nobody's size; full gives zeros, too, but cannot be mapped.
var harmless = map[string]string{"null": "null", "zero": "full", "full": "full", "random": "random", "urandom": "urandom"}

// shutIn makes everything read-only but the helper's own folder, shows only the processes of the namespace in /proc,
// and covers these folders. No device works but those that do no harm: a read-only mount does not protect a disk.
func (h *helper) shutIn(covered []string) (err error) {
	mount := func(source, target, kind string, flags uintptr, options string) {
		if err == nil {
			err = syscall.Mount(source, target, kind, flags, options)
		}
	}
	mount("", "/", "", syscall.MS_REC|syscall.MS_PRIVATE, "")
	mount("proc", "/proc", "proc", syscall.MS_NOSUID|syscall.MS_NODEV|syscall.MS_NOEXEC, "")
	for _, path := range covered {
		if err == nil {
			err = h.cover(path)
		}
	}
	if err == nil {
		err = h.place(h.work, true)
	}
	maps.DeleteFunc(harmless, func(name, from string) bool { // those that are not here
		return syscall.Mount("/dev/"+from, "/dev/"+name, "", syscall.MS_BIND, "") != nil
	})
	if err == nil {
		err = setMount("/", attrReadOnly|attrNoDevices|attrNoSetuid, 0, atRecursive)
	}
	for name := range harmless {
		if err == nil {
			err = setMount("/dev/"+name, 0, attrReadOnly|attrNoDevices, 0)
		}
	}
	mount("tmpfs", h.work, "tmpfs", syscall.MS_NOSUID|syscall.MS_NODEV, "mode=700")
	return err
}

// enter returns the folder to run in, the first of the caller's or, if that is "", the helper's own. Programs can
// write to all of them, and see also what is to be shown. They stay so until others are wanted: most callers name the
// same ones again, and to unmount one takes as long as a short run.
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

// remount mounts these folders, and none of those of the run before. shown holds where a program finds something, and
// what that is, in turns.
func (h *helper) remount(dirs, shown []string) error {
	if h.plain {
		return nil
	}
	for _, dir := range slices.Backward(h.bound) {
		syscall.Unmount(dir, syscall.MNT_DETACH)
	}
	h.named, h.bound = nil, nil
	for i := 0; i < len(shown); i += 2 {
		if err := h.show(shown[i], shown[i+1], false); err != nil {
			return fmt.Errorf("showing %s: %w", shown[i], err)
		}
	}
	for _, dir := range dirs {
		if dir == "" {
			continue
		}
		if err := h.show(dir, dir, true); err != nil {
			return fmt.Errorf("entering %s: %w", dir, err)
		}
	}
	return nil
}

// limitSpace bounds what the files in the helper's own folder take together. Most runs have the limit of the run
// before, and to change it takes a twentieth of a short run.
func (h *helper) limitSpace(fileSize int64) error {
	space, options := int64(0), "size=50%" // what the kernel takes by itself
	if fileSize > 0 {
		space = max(64<<20, fileSize+fileSize/2)
		options = fmt.Sprintf("size=%d,nr_inodes=%d", space, 1<<17)
	}
	if h.plain || h.space == space {
		return nil
	}
	h.space = space
	return syscall.Mount("", h.work, "", syscall.MS_REMOUNT|syscall.MS_NOSUID|syscall.MS_NODEV, options)
}

// realPath is a path without links, from the root.
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

// setMount sets and clears attributes of a mount, with atRecursive of all mounts below.
func setMount(path string, set, clear uint64, flags uintptr) error {
	attr := struct{ set, clear, propagation, userns uint64 }{set: set, clear: clear}
	at, name := atFdcwd, append([]byte(path), 0)
	_, err := call(sysMountSetattr, uintptr(at), uintptr(unsafe.Pointer(&name[0])), flags,
		uintptr(unsafe.Pointer(&attr)), unsafe.Sizeof(attr))
	return err
}

// call makes a system call that package syscall does not know.
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
