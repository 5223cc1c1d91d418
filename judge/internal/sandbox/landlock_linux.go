//go:build !portable

// What keeps programs in where there are no namespaces: by the kernel's
// Landlock any user can give up rights for good. Programs then write nowhere but
// in the folders that they are given, and signal and trace only what was started
// with them.

package sandbox

import (
	"os"
	"syscall"
	"unsafe"
)

// The same numbers on every architecture.
const (
	sysLandlockCreate   = 444
	sysLandlockAdd      = 445
	sysLandlockRestrict = 446
	landlockVersion     = 1 // flag of create: only tell the version
	landlockBeneath     = 1 // kind of a rule
	oPath               = 0x200000
)

// Rights to files, and what else can be given up.
const (
	mayWriteFile = 1 << 1
	mayChange    = mayWriteFile | 0x1ff<<4 // and remove and make files of all kinds
	mayRefer     = 1 << 13                 // move from one folder to another; from version 2
	mayTruncate  = 1 << 14                 // from version 3

	scopeAll    = 3 // abstract sockets and signals; from version 6
	scopesSince = 6
)

// lockIn gives up the right to change files anywhere but in these folders, for
// this thread and all that it starts, and to signal others, which it reports.
func lockIn(writable []string) (signals bool, err error) {
	version, _, e := syscall.RawSyscall(sysLandlockCreate, 0, 0, landlockVersion)
	if e != 0 {
		return false, e
	}
	rules := struct{ files, network, scope uint64 }{files: mayChange}
	size := uintptr(8)
	if version >= 2 {
		rules.files |= mayRefer
	}
	if version >= 3 {
		rules.files |= mayTruncate
	}
	if version >= scopesSince {
		size, rules.scope = unsafe.Sizeof(rules), scopeAll
	}
	set, _, e := syscall.RawSyscall(sysLandlockCreate, uintptr(unsafe.Pointer(&rules)), size, 0)
	if e != 0 {
		return false, e
	}
	defer syscall.Close(int(set))
	for _, dir := range writable {
		if err := allow(int(set), dir, rules.files); err != nil && !gone(dir) {
			return false, err
		}
	}
	for _, name := range harmless { // zero can be read only: nothing that is written is shared
		if err := allow(int(set), "/dev/"+name, rules.files&(mayWriteFile|mayTruncate)); err != nil {
			return false, err
		}
	}
	if _, _, e := syscall.RawSyscall(sysLandlockRestrict, set, 0, 0); e != 0 {
		return false, e
	}
	return version >= scopesSince, nil
}

// allow makes an exception for a file, or a folder and all below.
func allow(set int, path string, rights uint64) error {
	fd, err := syscall.Open(path, oPath|syscall.O_CLOEXEC, 0)
	if err != nil {
		return &os.PathError{Op: "open", Path: path, Err: err}
	}
	defer syscall.Close(fd)
	var rule [12]byte // packed: rights, file
	*(*uint64)(unsafe.Pointer(&rule[0])) = rights
	*(*int32)(unsafe.Pointer(&rule[8])) = int32(fd)
	if _, _, e := syscall.RawSyscall6(sysLandlockAdd, uintptr(set), landlockBeneath, uintptr(unsafe.Pointer(&rule)), 0, 0, 0); e != 0 {
		return e
	}
	return nil
}

// shutInPlainly does what can be done without namespaces.
func (h *helper) shutInPlainly(writable []string) (missing []string, err error) {
	if err := prctl(prSetChildSubreaper, 1); err != nil {
		return nil, fail("adopting orphans", err)
	}
	if err := prctl(prSetNoNewPrivs, 1); err != nil {
		return nil, fail("refusing new rights", err)
	}
	missing = []string{
		"programs can read all files of the user, the expected answers too",
		"how much all files of a program take together is not limited",
	}
	signals, err := lockIn(append(writable, h.box.work))
	if err != nil {
		missing = append(missing, "files outside the working folder can be written, and it cannot be protected")
	} else {
		missing = append(missing, "files can be written in the working folder even where that is forbidden; of others the mode and the time can be changed")
	}
	if !isRoot() {
		missing = append(missing, "the number of processes is bounded for all programs that run at the same time together")
	}
	if !signals {
		missing = append(missing, "a program can signal other processes of the same user")
	}
	return missing, nil
}
