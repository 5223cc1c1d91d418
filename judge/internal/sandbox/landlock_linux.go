//go:build !portable

// This file restricts a helper that has no namespaces. It uses Landlock, a feature of Linux that lets a
// process give up some of its own rights for ever. After that the helper and its programs can write only in
// the permitted folders, and can signal and trace only processes of the same helper.

package sandbox

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"syscall"
	"unsafe"
)

// These system call numbers and flags are the same on every architecture.
const (
	sysLandlockCreate   = 444
	sysLandlockAdd      = 445
	sysLandlockRestrict = 446
	landlockVersion     = 1 // flag of sysLandlockCreate: only return the version of Landlock
	landlockBeneath     = 1 // the type of a rule about one file, or about everything below a folder
	oPath               = 0x200000

	// Rights to files, and scopes. A scope forbids access to other processes.
	mayExecute   = 1 << 0
	mayWriteFile = 1 << 1
	mayReadFile  = 1 << 2
	mayListDir   = 1 << 3
	maySee       = mayExecute | mayReadFile | mayListDir
	mayChange    = mayWriteFile | 0x1ff<<4 // write, remove and create files of all kinds
	mayRefer     = 1 << 13                 // move files from one folder to another; since version 2 of Landlock
	mayTruncate  = 1 << 14                 // since version 3
	scopeAll     = 3                       // forbid signals to other processes, and connections to their abstract sockets; since version 6
	scopesSince  = 6
)

// lockIn confines a helper without namespaces, and returns the limits that such a helper cannot enforce.
func (h *helper) lockIn(v view) (missing []string, err error) {
	// Orphans become children of the helper, so that the helper can find and kill them.
	if err := prctl(prSetChildSubreaper, 1); err != nil {
		return nil, err
	}

	missing = []string{
		"files can be written in the working folder even if that is forbidden, and compilers can change the mode and time of the user's other files",
		"children that end within a millisecond can hide processor time, and many processes can hide memory in the buffers of sockets",
	}

	// Programs may also write in the helper's own folder. If Landlock is missing, or too old to restrict
	// signals, there are more limits that this helper cannot enforce.
	v.write = append(v.write, h.work)
	version, err := landlock(v)
	if err != nil {
		missing[0] = "files outside the working folder can be written, and the working folder cannot be made read-only"
		missing = append(missing, "programs can read all files of the user, including the expected answers")
	}
	if !isRoot() {
		missing = append(missing, "the limit on processes applies to all programs together that run at the same time")
	}
	if err != nil || version < scopesSince {
		missing = append(missing, "a program can signal other processes of the same user")
	}
	return missing, nil
}

// keepsFiles reports whether the programs of a plain helper with this view can change no file but those in the helper's own
// folder, neither the content nor the mode nor the time. So they may get an open file.
func keepsFiles(v view) bool {
	const canTruncate = 3 // the first version of Landlock that protects files from truncate
	version, err := call(sysLandlockCreate, 0, 0, landlockVersion)
	_, hasFilter := tables[runtime.GOARCH]
	return err == nil && version >= canTruncate && hasFilter && len(v.write) == 0
}

// landlock gives up the rights to read and change files that are not in the view v, which describes the files
// that the programs of this helper may use. Since version 6 of Landlock, it also gives up the right to send
// signals to other processes. This applies to the calling thread and to all processes that it starts.
func landlock(v view) (version uintptr, err error) {
	if version, err = call(sysLandlockCreate, 0, 0, landlockVersion); err != nil {
		return 0, err
	}

	// An older kernel returns an error for rights that it does not know, so name only rights of its version.
	rules := struct{ files, network, scope uint64 }{files: mayChange}
	if version >= 2 {
		rules.files |= mayRefer
	}
	if version >= 3 {
		rules.files |= mayTruncate
	}
	if version >= scopesSince {
		rules.scope = scopeAll
	}
	if !v.all {
		rules.files |= maySee
	}

	// An older kernel accepts a larger struct if the fields that it does not know are 0. So the size of the whole
	// struct can be passed.
	set, err := call(sysLandlockCreate, uintptr(unsafe.Pointer(&rules)), unsafe.Sizeof(rules))
	if err != nil {
		return 0, err
	}
	defer syscall.Close(int(set))

	// The rule set forbids the rights in rules.files for all files. Each call of allow adds an exception.
	for _, dir := range v.write {
		if err := allow(set, dir, rules.files); err != nil && !gone(dir) {
			return 0, err
		}
	}

	// Programs may write to the harmless devices. /dev/zero is not among these devices, because a shared
	// writable mapping of it would use memory that is charged to no process. Programs may only read it (see
	// below).
	const ofFiles = mayExecute | mayReadFile | mayWriteFile | mayTruncate
	for _, name := range harmless {
		if err := allow(set, "/dev/"+name, rules.files&ofFiles&^mayExecute); err != nil {
			return 0, err
		}
	}

	if !v.all {
		for _, path := range slices.Concat([]string{"/dev/zero"}, v.show, visible("/", v.covered())) {
			rights := uint64(maySee)
			if info, err := os.Stat(path); err == nil && !info.IsDir() {
				rights &= ofFiles
			}
			// Ignore errors: if allow cannot open the path, the program cannot open it either, so Landlock need not
			// permit it.
			allow(set, path, rights)
		}
	}

	_, err = call(sysLandlockRestrict, set)
	return version, err
}

// visible returns the entries of a folder that are not covered (hidden from programs). If an entry is a
// folder that contains covered paths, visible returns the visible entries of that folder instead. It omits
// /dev, because each device is permitted separately.
func visible(folder string, covered []string) (list []string) {
	entries, _ := os.ReadDir(folder)
	for _, e := range entries {
		path := filepath.Join(folder, e.Name())
		isInside := func(outer string) bool { return within(path, outer) }
		isAround := func(inner string) bool { return within(inner, path) }
		switch {
		case path == "/dev" || e.Type()&os.ModeSymlink != 0 || slices.ContainsFunc(covered, isInside):
		case slices.ContainsFunc(covered, isAround):
			list = append(list, visible(path, covered)...)
		default:
			list = append(list, path)
		}
	}
	return list
}

// allow permits the rights for a file, or for a folder and everything below.
func allow(set uintptr, path string, rights uint64) error {
	fd, err := syscall.Open(path, oPath|syscall.O_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer syscall.Close(fd)

	// struct landlock_path_beneath_attr is packed: 8 bytes for the rights, then 4 bytes for the file descriptor.
	rule := binary.NativeEndian.AppendUint32(binary.NativeEndian.AppendUint64(nil, rights), uint32(fd))
	_, err = call(sysLandlockAdd, set, landlockBeneath, uintptr(unsafe.Pointer(&rule[0])))
	return err
}
