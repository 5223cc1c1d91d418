// What programs may not ask the kernel for, in whatever mode they run: memory
// and messages that belong to no process, so that they are not seen in its
// size and outlive it; namespaces of their own, in which they could mount such
// memory; sockets of services and of the machine below this one, which are no
// network to the kernel. One filter (seccomp) is set for a helper and inherited
// by all that it starts, so that it costs nothing for each run.

package sandbox

import (
	"encoding/binary"
	"runtime"
	"syscall"
	"unsafe"
)

// calls are the numbers of system calls in one of the tables of the kernel.
type calls struct {
	arch                                     uint32 // as the filter sees it (AUDIT_ARCH)
	limit                                    uint32 // numbers from here on belong to another table; 0 for none
	forbidden                                []uint32
	clone, mmap, socket, socketpair, kill    uint32
	seccomp                                  uintptr
	memfdCreate, clone3, socketcall, ipcCall uint32 // 0 where there is none
}

// clone3 hides its flags from filters: it is said not to exist, and libraries
// use clone. The others of newer kernels have one number everywhere.
const (
	numClone3      = 435
	numUringSetup  = 425
	numMemfdSecret = 447
	numPidfdGetfd  = 438
)

// tables are those of an architecture: its own one first.
var tables = map[string][]calls{
	"amd64": {{
		arch: 0xc000003e, limit: 0x40000000, seccomp: 317,
		// shmget semget msgget mq_open add_key request_key keyctl unshare setns userfaultfd bpf perf_event_open
		forbidden: []uint32{29, 64, 68, 240, 248, 249, 250, 272, 308, 323, 321, 298, numUringSetup, numMemfdSecret, numPidfdGetfd},
		clone:     56, mmap: 9, socket: 41, socketpair: 53, kill: 62, memfdCreate: 319, clone3: numClone3,
	}, {
		arch:      0x40000003, // programs of 32 bits
		forbidden: []uint32{395, 393, 399, 277, 286, 287, 288, 310, 346, 374, 357, 336, numUringSetup, numMemfdSecret, numPidfdGetfd},
		clone:     120, mmap: 192, socket: 359, socketpair: 360, kill: 37, memfdCreate: 356, clone3: numClone3, socketcall: 102, ipcCall: 117,
	}},
	"arm64": {{
		arch: 0xc00000b7, seccomp: 277,
		forbidden: []uint32{194, 190, 186, 180, 217, 218, 219, 97, 268, 282, 280, 241, numUringSetup, numMemfdSecret, numPidfdGetfd},
		clone:     220, mmap: 222, socket: 198, socketpair: 199, kill: 129, memfdCreate: 279, clone3: numClone3,
	}},
}

// instruction is the kernel's struct sock_filter.
type instruction struct {
	code          uint16
	ifTrue, else_ uint8
	k             uint32
}

// Codes of instructions, and where the fields of a call are (struct seccomp_data).
const (
	load       = 0x20 // a word of the call
	and        = 0x54
	ifEqual    = 0x15
	ifAtLeast  = 0x35
	ifAnyOf    = 0x45 // bits
	answer     = 0x06
	fieldCall  = 0
	fieldArch  = 4
	fieldArgs  = 16 // 8 bytes each
	allowed    = 0x7fff0000
	refused    = 0x00050000 // and the error
	newSpaces  = 0x7e020000 // CLONE_NEW*
	hugePages  = 0x40000    // MAP_HUGETLB
	filterMode = 1
	specAllow  = 4 // no slower processor for programs under a filter
)

// filter is a program for the kernel in the making.
type filter []instruction

func (f *filter) add(code uint16, k uint32, ifTrue, otherwise uint8) {
	*f = append(*f, instruction{code, ifTrue, otherwise, k})
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

// newFilter makes the filter of a table. Without a network of their own,
// programs get no socket at all, and cannot signal everybody.
func newFilter(c calls, ownNetwork bool) filter {
	var f filter
	f.add(load, fieldCall, 0, 0)
	if c.limit > 0 {
		f.add(ifAtLeast, c.limit, 0, 1)
		f.add(answer, refused|uint32(syscall.ENOSYS), 0, 0)
	}
	for _, call := range c.forbidden {
		f.refuse(call, syscall.EPERM)
	}
	for _, call := range []uint32{c.clone3, c.memfdCreate, c.socketcall, c.ipcCall} {
		if call > 0 {
			f.refuse(call, syscall.ENOSYS)
		}
	}
	f.only(c.clone, func(f *filter) {
		f.argument(0)
		f.add(ifAnyOf, newSpaces, 0, 1)
		f.add(answer, refused|uint32(syscall.EPERM), 0, 0)
		f.add(answer, allowed, 0, 0)
	})
	f.only(c.mmap, func(f *filter) {
		f.argument(3)
		f.add(ifAnyOf, hugePages, 0, 1)
		f.add(answer, refused|uint32(syscall.ENOMEM), 0, 0)
		f.add(answer, allowed, 0, 0)
	})
	f.only(c.socket, func(f *filter) {
		f.argument(0)
		if ownNetwork {
			for _, family := range []uint32{syscall.AF_INET, syscall.AF_INET6, syscall.AF_NETLINK} {
				f.add(ifEqual, family, 0, 1)
				f.add(answer, allowed, 0, 0)
			}
		}
		f.add(answer, refused|uint32(syscall.EACCES), 0, 0)
	})
	f.only(c.socketpair, func(f *filter) { // one without a connection could be sent elsewhere
		f.argument(1)
		f.add(and, 15, 0, 0)
		f.refuse(syscall.SOCK_DGRAM, syscall.EACCES)
		f.add(answer, allowed, 0, 0)
	})
	if !ownNetwork {
		f.only(c.kill, func(f *filter) {
			f.argument(0)
			f.refuse(1<<32-1, syscall.EPERM)
			f.add(answer, allowed, 0, 0)
		})
	}
	f.add(answer, allowed, 0, 0)
	return f
}

// forbid sets the filter for this thread and all that it starts. It needs
// PR_SET_NO_NEW_PRIVS.
func forbid(ownNetwork bool) error {
	list := tables[runtime.GOARCH]
	if list == nil {
		return syscall.ENOSYS
	}
	var whole filter
	whole.add(load, fieldArch, 0, 0)
	for _, c := range list {
		whole.only(c.arch, func(f *filter) { *f = newFilter(c, ownNetwork) })
	}
	whole.add(answer, refused|uint32(syscall.ENOSYS), 0, 0)
	program := struct {
		length uint16
		code   *instruction
	}{uint16(len(whole)), &whole[0]}
	_, _, e := syscall.RawSyscall(list[0].seccomp, filterMode, specAllow, uintptr(unsafe.Pointer(&program)))
	runtime.KeepAlive(whole)
	if e != 0 {
		return e
	}
	return nil
}
