//go:build !portable

// Landlock confines programs where there are no namespaces. With it any user can give up rights for good. Programs then
// write only in the folders that they are given, and signal and trace only processes of the same helper.

package sandbox

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"slices"
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

	// Rights to files, and what else can be given up.
	mayExecute   = 1 << 0
	mayWriteFile = 1 << 1
	mayReadFile  = 1 << 2
	mayListDir   = 1 << 3
	maySee       = mayExecute | mayReadFile | mayListDir
	mayChange    = mayWriteFile | 0x1ff<<4 // and remove and make files of all kinds
	mayRefer     = 1 << 13                 // move from one folder to another; from version 2
	mayTruncate  = 1 << 14                 // from version 3
	scopeAll     = 3                       // abstract sockets and signals; from version 6
	scopesSince  = 6
)

// lockIn confines the helper without namespaces, and returns the limits that it cannot enforce.
func (h *helper) lockIn(v view) (missing []string, err error) {
	// Orphans become children of the helper, which finds and kills its descendants.
	if err := prctl(prSetChildSubreaper, 1); err != nil {
		return nil, err
	}

	missing = []string{
		"how much all files of a program take together is not limited",
		"files can be written in the working folder even where that is forbidden; of the user's other files the mode and the time can be changed",
		"children that end within a millisecond can hide processor time, and many processes can hide memory in the buffers of sockets",
	}

	// Landlock may be missing, or too old to restrict signals.
	v.write = append(v.write, h.work)
	version, err := landlock(v)
	if err != nil {
		missing[1] = "files outside the working folder can be written, and it cannot be protected"
		missing = append(missing, "programs can read all files of the user, the expected answers too")
	}
	if !isRoot() {
		missing = append(missing, "the number of processes is bounded for all programs that run at the same time together")
	}
	if err != nil || version < scopesSince {
		missing = append(missing, "a program can signal other processes of the same user")
	}
	return missing, nil
}

// landlock gives up the right to read and change files outside of the view and, since version 6, to signal other
// processes. This holds for the calling thread and all processes that it starts.
func landlock(v view) (version uintptr, err error) {
	if version, err = call(sysLandlockCreate, 0, 0, landlockVersion); err != nil {
		return 0, err
	}

	// An older kernel refuses rights that it does not know.
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

	// Fields of the struct that are 0 need not be known to the kernel, so its whole size is right everywhere.
	set, err := call(sysLandlockCreate, uintptr(unsafe.Pointer(&rules)), unsafe.Sizeof(rules))
	if err != nil {
		return 0, err
	}
	defer syscall.Close(int(set))

	// All rights of the rules are forbidden now, and each call of allow makes an exception.
	for _, dir := range v.write {
		if err := allow(set, dir, rules.files); err != nil && !gone(dir) {
			return 0, err
		}
	}

	// /dev/zero is read-only below, because a shared mapping of it would be memory that no process is charged for.
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
			allow(set, path, rights) // fails if this user cannot open it anyway
		}
	}

	_, err = call(sysLandlockRestrict, set)
	return version, err
}

// visible lists the entries of a folder that are not covered. A folder that holds something covered is replaced by its
// own visible entries. Devices are left out, because allow treats them one by one.
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

// allow makes an exception for a file, or a folder and all below.
func allow(set uintptr, path string, rights uint64) error {
	fd, err := syscall.Open(path, oPath|syscall.O_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer syscall.Close(fd)

	// struct landlock_path_beneath_attr is packed: 8 bytes of rights, 4 of the file descriptor.
	rule := binary.NativeEndian.AppendUint32(binary.NativeEndian.AppendUint64(nil, rights), uint32(fd))
	_, err = call(sysLandlockAdd, set, landlockBeneath, uintptr(unsafe.Pointer(&rule[0])))
	return err
}
