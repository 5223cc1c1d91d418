//go:build !portable

// The system calls that programs may not make, in both kinds of helpers. A seccomp filter forbids:
//
//   - memory and messages that belong to no process: no limit counts them, and they outlive the program
//   - new namespaces, in which a program could mount such memory
//   - sockets of services and of the host machine, which a network namespace does not cover
//
// The filter is set once for a helper. Its programs inherit it, so it costs nothing for each run.

package sandbox

import (
	"math/rand/v2"
	"os"
	"syscall"
	"unsafe"
)

// calls are the numbers of system calls of an architecture.
type calls struct {
	arch                                    uint32 // as the filter sees it (AUDIT_ARCH)
	limit                                   uint32 // numbers from here on are another architecture's; 0 for none
	forbidden                               []uint32
	signals                                 []uint32 // calls that signal the process in their first argument
	memfdCreate                             uint32
	clone, mmap, socket, socketpair, ptrace uint32
	setsockopt, prlimit                     uint32
	modes                                   []modeCall
	seccomp                                 uintptr
}

// modeCall is a system call that changes the mode of a file, and which of its arguments is the mode.
type modeCall struct{ call, arg uint32 }

// password permits prlimit to the helper, while programs cannot limit each other or the helper, which has the same user.
// The helper passes these words as the fifth and sixth argument, which the call does not have. Programs cannot read the
// filter.
var password = [2]uintptr{uintptr(rand.Uint32()), uintptr(rand.Uint32())}

// tables holds the numbers by architecture. System calls since Linux 5.1 have one number everywhere.
var tables = map[string]calls{
	"amd64": {
		arch: 0xc000003e, limit: 0x40000000, seccomp: 317,
		// shmget semget msgget mq_open, add_key request_key keyctl, unshare setns, userfaultfd bpf perf_event_open,
		// sched_setparam sched_setscheduler sched_setattr setpriority, process_vm_readv process_vm_writev
		forbidden: append([]uint32{29, 64, 68, 240, 248, 249, 250, 272, 308, 323, 321, 298, 142, 144, 314, 141, 310, 311}, forbiddenAnywhere...),
		// kill tkill tgkill rt_sigqueueinfo rt_tgsigqueueinfo, pidfd_open
		signals:     []uint32{62, 200, 234, 129, 297, 434},
		memfdCreate: 319, clone: 56, mmap: 9, socket: 41, socketpair: 53, setsockopt: 54, prlimit: 302, ptrace: 101,
		modes: []modeCall{{90, 1}, {91, 1}, {268, 2}, {numFchmodat2, 2}}, // chmod fchmod fchmodat
	},
	"arm64": {
		arch: 0xc00000b7, seccomp: 277,
		forbidden:   append([]uint32{194, 190, 186, 180, 217, 218, 219, 97, 268, 282, 280, 241, 118, 119, 274, 140, 270, 271}, forbiddenAnywhere...),
		signals:     []uint32{129, 130, 131, 138, 240, 434},
		memfdCreate: 279, clone: 220, mmap: 222, socket: 198, socketpair: 199, setsockopt: 208, prlimit: 261, ptrace: 117,
		modes: []modeCall{{52, 1}, {53, 2}, {numFchmodat2, 2}}, // fchmod fchmodat
	},
}

const (
	numUringSetup = 425
	numClone3     = 435 // hides its flags from filters
	numFchmodat2  = 452
)

// forbiddenAnywhere are io_uring_setup, memfd_secret, pidfd_getfd, and pidfd_send_signal, which takes an open folder of
// /proc for a process, so that a filter does not see which process is meant.
var forbiddenAnywhere = []uint32{numUringSetup, 447, 438, 424}

// A rule refuses a system call. If but or only is set, the argument decides by its bits in mask.
type rule struct {
	call      uint32
	answer    syscall.Errno // what the program gets
	arg, mask uint32
	but       []uint32 // values with which the call is permitted
	only      []uint32 // values with which the call is refused; with all others it is permitted
	helper    bool     // the helper may make the call, with its password
}

const (
	allBits   = 1<<32 - 1
	newSpaces = 0x7e020000 // CLONE_NEW*

	// Pages of MAP_SHARED|MAP_ANONYMOUS stay after a process unmaps them, and then count in no process. Neither do pages
	// of MAP_HUGETLB, which the system has reserved.
	sharedNameless = 0x21
	hugePages      = 0x40000

	setUserOrGroup = 0o6000 // S_ISUID, S_ISGID
)

// bufferOptions are SO_SNDBUF, SO_RCVBUF, SO_SNDBUFFORCE and SO_RCVBUFFORCE. Options with these numbers at other levels are
// of use only with a network.
var bufferOptions = []uint32{7, 8, 32, 33}

// rules returns the rules for the programs of a helper.
func (c calls) rules(plain bool) (rules []rule) {
	if plain {
		// Namespaces would do this: no network, no access to the helper, and no signals to all processes.
		self := uint32(os.Getpid())
		rules = append(rules,
			rule{call: c.socket, answer: syscall.EACCES},
			rule{call: c.ptrace, answer: syscall.EPERM, arg: 1, mask: allBits, only: []uint32{self}})

		// A signal to any thread of the helper reaches the helper.
		protected := []uint32{-self, allBits}
		for _, thread := range numbersIn("self/task") {
			protected = append(protected, uint32(thread))
		}
		for _, call := range c.signals {
			rules = append(rules, rule{call: call, answer: syscall.EPERM, mask: allBits, only: protected})
		}

		// Landlock does not protect the modes of files. So no program may set a bit by which a file runs as its owner.
		for _, m := range c.modes {
			rules = append(rules, rule{
				call: m.call, answer: syscall.EPERM, arg: m.arg, mask: setUserOrGroup, but: []uint32{0},
			})
		}
	}

	for _, call := range c.forbidden {
		rules = append(rules, rule{call: call, answer: syscall.EPERM})
	}
	families := []uint32{syscall.AF_INET, syscall.AF_INET6, syscall.AF_NETLINK}
	return append(rules,
		rule{call: c.memfdCreate, answer: syscall.ENOSYS}, // so that libraries do without
		rule{call: numClone3, answer: syscall.ENOSYS},
		rule{call: c.clone, answer: syscall.EPERM, mask: newSpaces, but: []uint32{0}},
		rule{call: c.mmap, answer: syscall.EPERM, arg: 3, mask: sharedNameless, only: []uint32{sharedNameless}},
		// Runtimes use ordinary pages after this error.
		rule{call: c.mmap, answer: syscall.ENOMEM, arg: 3, mask: hugePages, only: []uint32{hugePages}},
		rule{call: c.socket, answer: syscall.EACCES, mask: allBits, but: families},
		// Datagrams could be sent to services, and SOCK_RAW is another name for them.
		rule{
			call: c.socketpair, answer: syscall.EACCES, arg: 1, mask: 15,
			but: []uint32{syscall.SOCK_STREAM, syscall.SOCK_SEQPACKET},
		},
		// No process is charged for the buffers of sockets. So they keep the size that socketBuffer assumes.
		rule{call: c.setsockopt, answer: syscall.EPERM, arg: 2, mask: allBits, only: bufferOptions},
		rule{call: c.prlimit, answer: syscall.EPERM, mask: allBits, but: []uint32{0}, helper: true},
	)
}

// instruction has a code, the numbers of instructions to skip if its condition holds and if it does not, and a value.
type instruction syscall.SockFilter

// Codes of instructions, and offsets of the fields of a call (struct seccomp_data).
const (
	load      = 0x20 // a word of the call
	and       = 0x54
	ifEqual   = 0x15
	ifAtLeast = 0x35
	result    = 0x06
	fieldCall = 0
	fieldArch = 4
	fieldArgs = 16 // 8 bytes each
	allowed   = 0x7fff0000
	refused   = 0x00050000 // and the error

	filterMode = 1
	specAllow  = 4 // no slower processor for programs under a filter
)

// argument loads the lower half of the n-th argument, which holds all values that matter here.
func argument(n uint32) instruction { return instruction{Code: load, K: fieldArgs + 8*n} }

// compiled returns the rule as instructions for the kernel.
func (r rule) compiled() (code []instruction) {
	no := instruction{Code: result, K: refused | uint32(r.answer)}
	yes := instruction{Code: result, K: allowed}

	// A wrong first word of the password skips three instructions, a wrong second one only the last.
	if r.helper {
		code = append(code, argument(4), instruction{ifEqual, 0, 3, uint32(password[0])},
			argument(5), instruction{ifEqual, 0, 1, uint32(password[1])}, yes)
	}

	code = append(code, argument(r.arg), instruction{Code: and, K: r.mask})
	for _, value := range r.but {
		code = append(code, instruction{ifEqual, 0, 1, value}, yes)
	}
	for _, value := range r.only {
		code = append(code, instruction{ifEqual, 0, 1, value}, no)
	}
	if r.only == nil {
		code = append(code, no)
	}

	// For all other calls the whole rule is skipped.
	return append([]instruction{{Code: load, K: fieldCall}, {ifEqual, 0, uint8(len(code)), r.call}}, code...)
}

// setFilter hands rules to the kernel, for this thread and all that it starts. It needs PR_SET_NO_NEW_PRIVS.
func (c calls) setFilter(rules []rule, flags uintptr) error {
	// Another architecture has other numbers. So its calls are refused, also those of 32 bits on the same processor.
	nowhere := instruction{Code: result, K: refused | uint32(syscall.ENOSYS)}
	f := []instruction{{Code: load, K: fieldArch}, {ifEqual, 1, 0, c.arch}, nowhere}
	if c.limit > 0 {
		f = append(f, instruction{Code: load, K: fieldCall}, instruction{ifAtLeast, 0, 1, c.limit}, nowhere)
	}

	for _, r := range rules {
		f = append(f, r.compiled()...)
	}
	f = append(f, instruction{Code: result, K: allowed})

	program := syscall.SockFprog{Len: uint16(len(f)), Filter: (*syscall.SockFilter)(&f[0])}
	_, err := call(c.seccomp, filterMode, specAllow|flags, uintptr(unsafe.Pointer(&program)))
	return err
}
