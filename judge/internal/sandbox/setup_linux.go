//go:build !portable

// What a helper does before its first program: it shuts itself into its
// namespaces and gives up its rights for all programs to come.

package sandbox

import (
	"os"
	"path/filepath"
	"slices"
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

	sysMountSetattr = 442

	atFdcwd     = -100
	atRecursive = 0x8000

	attrReadOnly  = 1
	attrNoSetuid  = 2
	attrNoDevices = 4
)

// setUp prepares the helper and returns what it cannot do. work is its own folder, dirs are those
// to be hidden from programs, without namespaces those that they may write in.
func (h *helper) setUp(work string, dirs []string) (missing []string, err error) {
	var stack syscall.Rlimit // memory is limited, and recursion may be deep
	if err := syscall.Getrlimit(syscall.RLIMIT_STACK, &stack); err != nil {
		return nil, fail("allowing a large stack", err)
	}
	stack.Cur = stack.Max
	if err := syscall.Setrlimit(syscall.RLIMIT_STACK, &stack); err != nil {
		return nil, fail("allowing a large stack", err)
	}
	if work, err = realPath(work); err != nil {
		return nil, err
	}
	h.box = &box{work: work, mount: h.level == isolated}
	if h.level == isolated {
		err = h.shutIn(dirs)
	} else {
		missing, err = h.shutInPlainly(dirs)
	}
	if err != nil {
		return nil, err
	}
	return append(missing, h.giveUpRights()...), nil
}

// shutIn makes everything read-only but the helper's own folder, shows only the
// processes of the namespace in /proc, and hides these folders. No device works
// but those that do no harm: a read-only mount does not protect a disk.
func (h *helper) shutIn(hidden []string) error {
	if os.Getpid() != 1 {
		return fail("isolating", syscall.ENOSYS)
	}
	if err := syscall.Mount("", "/", "", syscall.MS_REC|syscall.MS_PRIVATE, ""); err != nil {
		return fail("separating the mounts", err)
	}
	if err := syscall.Mount("proc", "/proc", "proc", syscall.MS_NOSUID|syscall.MS_NODEV|syscall.MS_NOEXEC, ""); err != nil {
		return fail("mounting /proc", err)
	}
	for _, dir := range append(hidden, sockets) {
		if err := h.hide(dir); err != nil {
			return fail("hiding "+dir, err)
		}
	}
	var devices []string
	for name, from := range harmless {
		if dev := "/dev/" + name; syscall.Mount("/dev/"+from, dev, "", syscall.MS_BIND, "") == nil {
			devices = append(devices, dev)
		}
	}
	if err := setMount("/", attrReadOnly|attrNoDevices|attrNoSetuid, 0, atRecursive); err != nil {
		return fail("making the file system read-only", err)
	}
	for _, dev := range devices {
		if err := setMount(dev, 0, attrReadOnly|attrNoDevices, 0); err != nil {
			return fail("keeping "+dev, err)
		}
	}
	if err := syscall.Mount("tmpfs", h.box.work, "tmpfs", syscall.MS_NOSUID|syscall.MS_NODEV, "mode=700"); err != nil {
		return fail("mounting "+h.box.work, err)
	}
	return nil
}

// harmless are the devices that programs do get, and what stands there: zero could be mapped and shared, which is memory
// in nobody's size; full gives zeros, too, but cannot be mapped.
var harmless = map[string]string{"null": "null", "zero": "full", "full": "full", "random": "random", "urandom": "urandom"}

// sockets is where services keep their sockets and pipes. Whoever can reach that
// of a container engine, say, is not shut in.
const sockets = "/run"

// hide puts an empty folder over one, unless it is hidden already, with a folder
// that it is in, or the helper's own folder is in there.
func (h *helper) hide(dir string) error {
	dir, err := realPath(dir)
	if err != nil || strings.HasPrefix(h.box.work, dir+"/") {
		return nil
	}
	err = syscall.Mount("tmpfs", dir, "tmpfs", syscall.MS_NOSUID|syscall.MS_NOEXEC, "size=64k,mode=755")
	if err == syscall.ENOENT { // it is gone meanwhile
		err = nil
	}
	return err
}

// realPath is a path without links, from the root.
func realPath(path string) (string, error) {
	path, err := filepath.EvalSymlinks(path)
	if err != nil {
		return "", err
	}
	return filepath.Abs(path)
}

// Rights of root that programs keep over the files of root, which is what the
// judge works with: to pass by the permissions of files and folders, and by who
// owns them. What may be written is bounded by mounts and by Landlock.
const (
	capDacOverride = 1
	capFowner      = 3
)

var fileRights = []uintptr{capDacOverride, capFowner}

// giveUpRights makes sure that no program has a right that its user has not,
// not even those of root within the namespace.
func (h *helper) giveUpRights() (missing []string) {
	ofRoot := h.level == isolated && strings.Count(readProc("self/uid_map"), "\n") > 1
	for capability := uintptr(0); capability < 64; capability++ {
		if ofRoot && slices.Contains(fileRights, capability) {
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

// setMount sets and clears attributes of a mount, with atRecursive of all mounts below.
func setMount(path string, set, clear uint64, flags uintptr) error {
	p, err := syscall.BytePtrFromString(path)
	if err != nil {
		return err
	}
	attr, at := struct{ set, clear, propagation, userns uint64 }{set: set, clear: clear}, atFdcwd
	_, _, e := syscall.Syscall6(sysMountSetattr, uintptr(at), uintptr(unsafe.Pointer(p)), flags,
		uintptr(unsafe.Pointer(&attr)), unsafe.Sizeof(attr), 0)
	if e != 0 {
		return e
	}
	return nil
}
