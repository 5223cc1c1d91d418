//go:build !portable

// What programs may not ask the kernel for, in whatever mode they run: memory
// and messages that belong to no process, so that they are not seen in its
// size and outlive it; namespaces of their own, in which they could mount such
// memory; sockets of services and of the machine below this one, which are no
// network to the kernel. One filter (seccomp) is set for a helper and inherited
// by all that it starts, so that it costs nothing for each run.

package sandbox

import (
	"encoding/binary"
	"math/rand/v2"
	"os"
	"runtime"
	"syscall"
	"unsafe"
)

// calls are the numbers of system calls of an architecture.
type calls struct {
	arch                            uint32 // as the filter sees it (AUDIT_ARCH)
	limit                           uint32 // numbers from here on belong to another table; 0 for none
	forbidden                       []uint32
	missing                         []uint32 // said not to exist, so that libraries do without
	clone, mmap, socket, socketpair uint32
	prlimit                         uint32 // whose first argument must be 0: the caller itself
	ptrace                          uint32
	signals                         []uint32 // whose first argument is a process to be disturbed; without a namespace
	seccomp                         uintptr
}

// password lets the helper itself pass where programs do not: it gives these
// words as the fifth and sixth argument, which such calls do not have. Nobody
// can read the filter.
var password = [2]uint32{rand.Uint32(), rand.Uint32()}

// tables are those of the architectures. What newer kernels have added has one
// number everywhere.
var tables = map[string]calls{
	"amd64": {
		arch: 0xc000003e, limit: 0x40000000, seccomp: 317,
		// shmget semget msgget mq_open, add_key request_key keyctl, unshare setns, userfaultfd bpf perf_event_open,
		// sched_setparam sched_setscheduler sched_setattr setpriority
		forbidden: append([]uint32{29, 64, 68, 240, 248, 249, 250, 272, 308, 323, 321, 298, 142, 144, 314, 141}, forbiddenAnywhere...),
		missing:   []uint32{319, numClone3}, // memfd_create
		clone:     56, mmap: 9, socket: 41, socketpair: 53,
		prlimit: 302, ptrace: 101,
		// kill tkill tgkill rt_sigqueueinfo rt_tgsigqueueinfo, process_vm_writev, pidfd_open
		signals: []uint32{62, 200, 234, 129, 297, 311, 434},
	},
	"arm64": {
		arch: 0xc00000b7, seccomp: 277,
		forbidden: append([]uint32{194, 190, 186, 180, 217, 218, 219, 97, 268, 282, 280, 241, 118, 119, 274, 140}, forbiddenAnywhere...),
		missing:   []uint32{279, numClone3},
		clone:     220, mmap: 222, socket: 198, socketpair: 199,
		prlimit: 261, ptrace: 117,
		signals: []uint32{129, 130, 131, 138, 240, 271, 434},
	},
}

// numClone3 hides its flags from filters.
const numClone3 = 435

const numUringSetup = 425

// forbiddenAnywhere are io_uring_setup, memfd_secret and pidfd_getfd.
var forbiddenAnywhere = []uint32{numUringSetup, 447, 438}

// instruction is the kernel's struct sock_filter.
type instruction struct {
	code            uint16
	ifTrue, ifFalse uint8
	k               uint32
}

// Codes of instructions, and where the fields of a call are (struct seccomp_data).
const (
	load      = 0x20 // a word of the call
	and       = 0x54
	ifEqual   = 0x15
	ifAtLeast = 0x35
	ifAnyOf   = 0x45 // bits
	answer    = 0x06
	fieldCall = 0
	fieldArch = 4
	fieldArgs = 16 // 8 bytes each
	allowed   = 0x7fff0000
	refused   = 0x00050000 // and the error
	newSpaces = 0x7e020000 // CLONE_NEW*
	hugePages = 0x40000    // MAP_HUGETLB

	sharedNameless = 0x21 // MAP_SHARED and MAP_ANONYMOUS: its pages stay, in nobody's size, when a process lets go of them
	filterMode     = 1
	specAllow      = 4 // no slower processor for programs under a filter
)

// filter is a program for the kernel in the making.
type filter []instruction

func (f *filter) add(code uint16, k uint32, ifTrue, ifFalse uint8) {
	*f = append(*f, instruction{code, ifTrue, ifFalse, k})
}

// refuse answers with an error where the word that was loaded last is equal.
func (f *filter) refuse(equal uint32, err syscall.Errno) {
	f.add(ifEqual, equal, 0, 1)
	f.add(answer, refused|uint32(err), 0, 0)
}

// only goes on to what body adds for one call; body must end with an answer.
func (f *filter) only(call uint32, body func(*filter)) {
	var inner filter
	body(&inner)
	if len(inner) > 255 {
		panic("sandbox: a jump in the filter is too long")
	}
	f.add(ifEqual, call, 0, uint8(len(inner)))
	*f = append(*f, inner...)
}

// argument loads the lower half of an argument.
func (f *filter) argument(n uint32) {
	at := fieldArgs + 8*n
	if binary.NativeEndian.Uint16([]byte{0, 1}) == 1 {
		at += 4
	}
	f.add(load, at, 0, 0)
}

// refuseIf ends what is done about a call: an error if so, else it is allowed.
func (f *filter) refuseIf(test uint16, value uint32, err syscall.Errno) {
	f.add(test, value, 0, 1)
	f.add(answer, refused|uint32(err), 0, 0)
	f.add(answer, allowed, 0, 0)
}

// passHelper allows a call with the password.
func (f *filter) passHelper() {
	f.argument(4)
	f.add(ifEqual, password[0], 0, 3)
	f.argument(5)
	f.add(ifEqual, password[1], 0, 1)
	f.add(answer, allowed, 0, 0)
}

// newFilter makes the filter of a table for programs in a namespace of their own.
func newFilter(c calls) filter {
	var f filter
	f.add(load, fieldCall, 0, 0)
	if c.limit > 0 {
		f.add(ifAtLeast, c.limit, 0, 1)
		f.add(answer, refused|uint32(syscall.ENOSYS), 0, 0)
	}
	for _, call := range c.forbidden {
		f.refuse(call, syscall.EPERM)
	}
	for _, call := range c.missing {
		f.refuse(call, syscall.ENOSYS)
	}
	f.only(c.clone, func(f *filter) {
		f.argument(0)
		f.refuseIf(ifAnyOf, newSpaces, syscall.EPERM)
	})
	f.only(c.mmap, func(f *filter) {
		f.argument(3)
		f.add(and, sharedNameless, 0, 0)
		f.refuse(sharedNameless, syscall.EPERM)
		f.argument(3)
		f.refuseIf(ifAnyOf, hugePages, syscall.ENOMEM)
	})
	f.only(c.socket, func(f *filter) {
		f.argument(0)
		for _, family := range []uint32{syscall.AF_INET, syscall.AF_INET6, syscall.AF_NETLINK} {
			f.add(ifEqual, family, 0, 1)
			f.add(answer, allowed, 0, 0)
		}
		f.add(answer, refused|uint32(syscall.EACCES), 0, 0)
	})
	f.only(c.socketpair, func(f *filter) { // one without a connection could be sent elsewhere
		f.argument(1)
		f.add(and, 15, 0, 0)
		f.refuseIf(ifEqual, syscall.SOCK_DGRAM, syscall.EACCES)
	})
	f.only(c.prlimit, func(f *filter) { // the helper is of the same user
		f.passHelper()
		f.argument(0)
		f.refuseIf(ifAnyOf, 1<<32-1, syscall.EPERM)
	})
	f.add(answer, allowed, 0, 0)
	return f
}

// plainFilter makes the filter for programs without a namespace: they also
// get no network, and cannot disturb the helper or signal everybody.
func plainFilter(c calls) filter {
	var f filter
	f.add(load, fieldCall, 0, 0)
	f.refuse(c.socket, syscall.EACCES)
	self := uint32(os.Getpid())
	for _, call := range c.signals {
		f.only(call, func(f *filter) {
			f.passHelper()
			f.argument(0)
			f.refuse(self, syscall.EPERM)
			f.refuse(-self, syscall.EPERM)
			f.refuseIf(ifEqual, 1<<32-1, syscall.EPERM)
		})
	}
	f.only(c.ptrace, func(f *filter) {
		f.argument(1)
		f.refuseIf(ifEqual, self, syscall.EPERM)
	})
	return append(f, newFilter(c)...)
}

// forbid sets the filter for this thread and all that it starts. It needs
// PR_SET_NO_NEW_PRIVS.
func forbid(l level) error {
	c, known := tables[runtime.GOARCH]
	if !known {
		return syscall.ENOSYS
	}
	ofTable := newFilter
	if l != isolated {
		ofTable = plainFilter
	}
	var whole filter
	whole.add(load, fieldArch, 0, 0)
	whole.only(c.arch, func(f *filter) { *f = ofTable(c) })
	whole.add(answer, refused|uint32(syscall.ENOSYS), 0, 0) // programs of 32 bits, too
	return setFilter(c, whole, 0)
}

// setFilter hands a filter to the kernel.
func setFilter(c calls, f filter, flags uintptr) error {
	program := struct {
		length uint16
		code   *instruction
	}{uint16(len(f)), &f[0]}
	_, _, e := syscall.RawSyscall(c.seccomp, filterMode, specAllow|flags, uintptr(unsafe.Pointer(&program)))
	runtime.KeepAlive(f)
	if e != 0 {
		return e
	}
	return nil
}
