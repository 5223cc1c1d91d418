//go:build !portable

// The setup of a helper, before its first program: it enters its namespaces, or uses Landlock instead, and gives up its
// rights for all programs to come. Then, before each program, it mounts the folders that the program sees and writes in.
// Without namespaces nothing is mounted.

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

// The capabilities that programs keep if the judge runs as root: to ignore the permissions of files and folders
// (capDacOverride), and to act as the owner of every file (capFowner). They need them, because the judge's files then
// belong to root. Mounts and Landlock still decide where a program can write. Programs have no other capability, not even
// within the namespace.
//
// Landlock does not protect the modes of files, so without namespaces programs do not get capFowner.
const (
	capDacOverride = 1
	capFowner      = 3
	capSetpcap     = 8 // of the helper alone, for keepFixed
)

// setUp prepares the helper and returns what it cannot do. work is its own folder.
func (h *helper) setUp(work string, v view) (missing []string, err error) {
	// Memory is limited anyway, and recursion may be deep.
	var stack syscall.Rlimit
	if syscall.Getrlimit(syscall.RLIMIT_STACK, &stack) == nil {
		stack.Cur = stack.Max
		syscall.Setrlimit(syscall.RLIMIT_STACK, &stack)
	}

	if h.work, err = realPath(work); err == nil {
		err = os.Chdir("/") // the folder that the judge was called in may hold answers
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

	// The helper needed the capabilities of root to mount folders. The judged programs must not inherit them. An error does not matter: prctl fails only
	// for ordinary users, and they have no capabilities.
	prctl(syscall.PR_SET_SECUREBITS, noRoot|keepFixed)
	prctl(prCapAmbient, ambientLower, capSetpcap)

	// The filter comes last, because it refuses calls that the helper needs for its own setup.
	if c, known := tables[runtime.GOARCH]; !known || c.setFilter(c.rules(h.plain), 0) != nil {
		missing = append(missing, "programs can hide memory from its limit and reach sockets of services")
		if h.plain {
			missing = append(missing, "the network is open")
		}
	}
	return missing, err
}

// harmless maps the names of the devices that programs can open to the devices that they get. For zero they get full,
// because a shared mapping of zero would be memory that no process is charged for. full gives zeros, too, but cannot be
// mapped.
var harmless = map[string]string{
	"null": "null", "zero": "full", "full": "full", "random": "random", "urandom": "urandom",
}

// shutIn makes all file systems read-only except the helper's own folder, shows only the processes of the namespace in
// /proc, and covers the given folders. All devices except the harmless ones stop working, because a read-only mount does
// not protect a disk from a program that opens its device.
func (h *helper) shutIn(covered []string) (err error) {
	mount := func(source, target, kind string, flags uintptr, options string) {
		if err == nil {
			err = syscall.Mount(source, target, kind, flags, options)
		}
	}

	// Private, so that no mount is seen outside of this namespace.
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

	// Devices that the system does not have are dropped from the list.
	maps.DeleteFunc(harmless, func(name, from string) bool {
		return syscall.Mount("/dev/"+from, "/dev/"+name, "", syscall.MS_BIND, "") != nil
	})

	// The devices and the helper's own folder are then exceptions from the read-only file system.
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

// enter makes folders writable and paths visible for the next program. It returns the folder to run in: the first of
// dirs or, if that is "", the helper's own. The mounts stay until a run needs other ones, because most runs need the same
// folders as the run before, and unmounting takes as long as a short run.
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

// remount unmounts the folders of the run before and mounts these. shown lists pairs: the path under which a program
// finds a file or folder, and its real path.
func (h *helper) remount(dirs, shown []string) error {
	if h.plain {
		return nil
	}

	// The last mount is unmounted first, because it may be inside of another one.
	for _, dir := range slices.Backward(h.bound) {
		syscall.Unmount(dir, syscall.MNT_DETACH)
	}
	h.named = nil // if a mount fails, the next run mounts everything again
	h.bound = nil

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

// limitSpace bounds the total size and number of files in the helper's own folder. It does nothing if the run before had
// the same limit, because changing it takes a twentieth of a short run.
func (h *helper) limitSpace(fileSize int64) error {
	const (
		leastSpace = 64 << 20 // bytes
		mostFiles  = 1 << 17
	)
	space, options := int64(0), "size=50%" // the kernel's default
	if fileSize > 0 {
		space = max(leastSpace, fileSize+fileSize/2)
		options = fmt.Sprintf("size=%d,nr_inodes=%d", space, mostFiles)
	}

	if h.plain || h.space == space {
		return nil
	}
	h.space = space
	return syscall.Mount("", h.work, "", syscall.MS_REMOUNT|syscall.MS_NOSUID|syscall.MS_NODEV, options)
}

// realPath returns the absolute path without symbolic links.
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

// setMount sets and clears attributes of a mount; with atRecursive also of all mounts below.
func setMount(path string, set, clear uint64, flags uintptr) error {
	attr := struct{ set, clear, propagation, userns uint64 }{set: set, clear: clear} // struct mount_attr
	at, name := atFdcwd, append([]byte(path), 0)                                     // the kernel ends names with a zero
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
