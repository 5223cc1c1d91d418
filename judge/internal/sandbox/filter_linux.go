//go:build !portable

// This file sets a seccomp filter, which refuses some system calls of programs: those with which a program could use
// memory of the kernel that no limit counts, reach services outside, or free itself from a limit. The file
// refusals_linux.go lists the calls that are always refused. The rules in this file depend on an argument of the call.
//
// The filter is set once for each helper. The programs inherit it, so a run spends no time on setting it.

package sandbox

import (
	"math/rand/v2"
	"os"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"time"
	"unsafe"
)

// calls holds the numbers of system calls on one architecture, for the rules that depend on an argument.
type calls struct {
	arch                                    uint32   // the number of the architecture (AUDIT_ARCH)
	limit                                   uint32   // system calls from this number on belong to another architecture (x32); 0 for none
	column                                  int      // the index of the architecture in refusal.calls
	signals                                 []uint32 // calls that send a signal to the process in their first argument
	memfdCreate, kcmp                       uint32
	clone, mmap, socket, socketpair, ptrace uint32
	setsockopt, prlimit, scheduler          uint32
	setrlimit, fcntl, prctl, setsid         uint32
	madvise, affinity                       uint32
	modes                                   []modeCall
	times                                   []uint32 // calls that set the times of a file
	seccomp                                 uintptr
}

// modeCall is a system call that changes the mode of a file, and the index of its argument with the mode.
type modeCall struct{ call, arg uint32 }

// password lets the helper call prlimit for other processes. The filter forbids such calls to programs,
// because they run under the same user as the helper and could change the helper's limits. The helper passes
// these two words as the fifth and the sixth argument, which prlimit ignores. Programs cannot read the words
// in the filter.
var password = [2]uintptr{uintptr(rand.Uint32()), uintptr(rand.Uint32())}

// tables maps the name of an architecture to its system call numbers. System calls that were added since Linux 5.1 have
// the same number on all architectures.
var tables = map[string]calls{
	"amd64": {
		arch: 0xc000003e, limit: 0x40000000, seccomp: 317, column: 0,
		// kill tkill tgkill rt_sigqueueinfo rt_tgsigqueueinfo, pidfd_open
		signals:     []uint32{62, 200, 234, 129, 297, 434},
		memfdCreate: 319, kcmp: 312, clone: 56, mmap: 9, socket: 41, socketpair: 53, setsockopt: 54, prlimit: 302, ptrace: 101, scheduler: 144,
		setrlimit: 160, fcntl: 72, prctl: 157, setsid: 112, madvise: 28, affinity: 203,
		modes: []modeCall{{90, 1}, {91, 1}, {268, 2}, {numFchmodat2, 2}}, // chmod fchmod fchmodat
		times: []uint32{132, 235, 261, 280},                              // utime utimes futimesat utimensat
	},
	"arm64": {
		arch: 0xc00000b7, seccomp: 277, column: 1,
		signals:     []uint32{129, 130, 131, 138, 240, 434},
		memfdCreate: 279, kcmp: 272, clone: 220, mmap: 222, socket: 198, socketpair: 199, setsockopt: 208, prlimit: 261, ptrace: 117, scheduler: 119,
		setrlimit: 164, fcntl: 25, prctl: 167, setsid: 157, madvise: 233, affinity: 122,
		modes: []modeCall{{52, 1}, {53, 2}, {numFchmodat2, 2}}, // fchmod fchmodat
		times: []uint32{88},                                    // utimensat
	},
}

const (
	numUringSetup = 425
	numClone3     = 435 // a filter cannot see the flags of this call
	numFchmodat2  = 452
)

// A rule blocks a system call. If one of the two lists of values is set, the rule depends on an argument of
// the call: arg is the index of this argument, and mask selects the bits that are compared with the values.
type rule struct {
	call      uint32
	answer    syscall.Errno // the error that the call returns
	arg, mask uint32
	permitted []uint32 // if set, the call is permitted with these values, and refused with all others
	forbidden []uint32 // if set, the call is refused with these values, and permitted with all others
	helper    bool     // the call is permitted if its fifth and sixth arguments are the helper's password
	caller    uint64   // if set, the call is permitted if it comes from this address
	what, why string   // what is refused, and the reason, for the table of the README
}

const (
	allBits   = 1<<32 - 1
	newSpaces = 0x7e020000 // CLONE_NEW*

	usualPolicy = 0 // SCHED_OTHER

	// Flags of mmap that the filter forbids. Memory that was mapped with sharedNameless
	// (MAP_SHARED|MAP_ANONYMOUS) can stay allocated after a process has unmapped it, and then the kernel
	// charges it to no process, but to the control group if there is one. The kernel reserves the memory for hugePages (MAP_HUGETLB) in advance, and
	// does not charge it to any process either.
	sharedNameless = 0x21
	hugePages      = 0x40000

	setUserOrGroup = 0o6000 // S_ISUID, S_ISGID

	setFilterMode = 22 // PR_SET_SECCOMP
)

// Commands of fcntl that are refused: F_SETLK, F_SETLKW, F_OFD_SETLK, F_OFD_SETLKW. F_NOTIFY queues events like inotify, and F_SETPIPE_SZ
// would multiply the memory in pipes by 16.
var (
	recordLocks  = []uint32{6, 7, 37, 38}
	fileControls = []uint32{1026, 1031}
)

// hiddenMemory lists values for madvise that are refused without a control group, as by an old kernel. MADV_POPULATE_READ and
// MADV_POPULATE_WRITE take memory in one long call. With MADV_HUGEPAGE and MADV_COLLAPSE a huge page stays allocated after
// a program has unmapped most of it, and counts as what is left.
var hiddenMemory = []uint32{14, 22, 23, 25}

// bufferOptions lists SO_SNDBUF, SO_RCVBUF, SO_SNDBUFFORCE and SO_RCVBUFFORCE. The rule also refuses options of other
// levels with the same numbers, which programs need only with a network.
var bufferOptions = []uint32{7, 8, 32, 33}

// rules returns the rules of the filter. plain is set for a helper without namespaces, keeps if its programs can write
// only in the helper's own folder, and sampled for a helper without a control group. They need more rules.
func (c calls) rules(plain, keeps, sampled bool) (rules []rule) {
	if sampled {
		rules = append(rules,
			rule{
				call: c.madvise, answer: syscall.EINVAL, arg: 2, mask: allBits, forbidden: hiddenMemory,
				what: "`madvise` for huge pages and for populating", why: "takes memory in one long call, or hides it",
			},
			rule{
				call: c.mmap, answer: syscall.EPERM, arg: 3, mask: sharedNameless, forbidden: []uint32{sharedNameless},
				what: "mappings that are shared without a file", why: "no process is charged after it has unmapped most of one",
			})

		// The kernel shares the processors fairly between sessions. The program has one, so that the helper gets enough
		// time to take samples. If each of its processes had one, the helper would be late. So the call does nothing, but
		// it succeeds, because programs such as daemon(3) would fail without it. When the helper starts a program, it
		// calls setsid itself. The filter knows this call by its place in the helper's code.
		if at, ok := findCaller(); ok {
			rules = append(rules, rule{
				call: c.setsid, caller: at,
				what: "`setsid` does nothing", why: "the kernel shares the processors fairly between sessions",
			})
		}
	}
	if plain {
		// Without namespaces, the filter must also forbid access to the network, tracing of the helper, and
		// signals to the helper or to all processes. It protects the mark by which the judge finds the processes
		// of a program whose helper has died (see survivors_linux.go).
		self := uint32(os.Getpid())
		rules = append(rules,
			rule{call: c.socket, answer: syscall.EACCES, what: "all sockets", why: "the network is not hidden"},
			rule{
				call: c.ptrace, answer: syscall.EPERM, arg: 1, mask: allBits, forbidden: []uint32{self},
				what: "tracing of the helper, signals to it", why: "it enforces the limits",
			},
			rule{
				call: c.setrlimit, answer: syscall.EPERM, mask: allBits, forbidden: []uint32{rlimitMark},
				what: "one resource limit", why: "the mark by which processes are found if the helper is dead",
			},
			rule{call: c.prlimit, answer: syscall.EPERM, arg: 1, mask: allBits, forbidden: []uint32{rlimitMark}, helper: true},
			rule{
				call: c.affinity, answer: syscall.EPERM, mask: allBits, permitted: []uint32{0}, helper: true,
				what: "the processors of other processes", why: "they may be the user's own",
			})

		// A signal to one thread of the helper is a signal to the helper, so the list contains the ids of all
		// its threads. The id -self means the helper's process group, and allBits (-1) means all processes. The
		// helper's parent is the judge; old kernels do not keep programs from sending signals to it.
		protected := []uint32{-self, allBits}
		for _, thread := range numbersIn("self/task") {
			protected = append(protected, uint32(thread))
		}
		protected = append(protected, uint32(os.Getppid()))
		for _, call := range c.signals {
			rules = append(rules, rule{call: call, answer: syscall.EPERM, mask: allBits, forbidden: protected})
		}

		// Landlock does not protect the modes and times of files. Judged programs have no use for them, so the calls
		// do nothing, but succeed. Compilers need them, so the filter only forbids setting the setuid and setgid bits.
		for _, m := range c.modes {
			if keeps {
				rules = append(rules, rule{call: m.call, what: "changes of modes and times do nothing", why: "Landlock does not protect them"})
				continue
			}
			rules = append(rules, rule{
				call: m.call, answer: syscall.EPERM, arg: m.arg, mask: setUserOrGroup, permitted: []uint32{0},
				what: "for compilers, setuid and setgid bits", why: "Landlock does not protect them",
			})
		}
		for _, call := range c.times {
			if keeps {
				rules = append(rules, rule{call: call})
			}
		}
	}

	for _, r := range refusals {
		if number := r.calls[c.column]; number != nowhere {
			rules = append(rules, rule{call: number, answer: r.answer})
		}
	}
	families := []uint32{syscall.AF_INET, syscall.AF_INET6, syscall.AF_NETLINK}
	return append(rules,
		// If memfd_create fails with ENOSYS, libraries use ordinary files. If clone3 fails with ENOSYS, they
		// use clone, whose flags the filter can see.
		rule{call: c.memfdCreate, answer: syscall.ENOSYS, what: "`memfd_create`", why: "files that no folder counts"},
		rule{call: numClone3, answer: syscall.ENOSYS, what: "`clone3`", why: "the filter cannot see its flags; `clone` is permitted"},
		rule{
			call: c.clone, answer: syscall.EPERM, mask: newSpaces, permitted: []uint32{0},
			what: "`clone` with new namespaces", why: "they could mount file systems that no limit counts",
		},
		// If mmap with huge pages fails with ENOMEM, runtimes use ordinary pages.
		rule{
			call: c.mmap, answer: syscall.ENOMEM, arg: 3, mask: hugePages, forbidden: []uint32{hugePages},
			what: "mappings of reserved huge pages", why: "no process is charged",
		},
		rule{
			call: c.socket, answer: syscall.EACCES, mask: allBits, permitted: families,
			what: "sockets other than IPv4, IPv6 and netlink", why: "memory of the kernel, and services that are files",
		},
		// In a socket pair, SOCK_RAW means datagrams, too.
		rule{
			call: c.socketpair, answer: syscall.EACCES, arg: 1, mask: 15,
			permitted: []uint32{syscall.SOCK_STREAM, syscall.SOCK_SEQPACKET},
			what:      "`socketpair` for datagrams", why: "a program could send them to services",
		},
		// The sandbox charges socketBuffer bytes for each buffer.
		rule{
			call: c.setsockopt, answer: syscall.EPERM, arg: 2, mask: allBits, forbidden: bufferOptions,
			what: "larger buffers of sockets", why: "the kernel charges them to no process",
		},
		// Mono ends if it cannot set the usual scheduling policy, SCHED_OTHER, which all programs have anyway.
		rule{
			call: c.scheduler, answer: syscall.EPERM, arg: 1, mask: allBits, permitted: []uint32{usualPolicy},
			what: "scheduling policies other than the usual one", why: "would disturb other programs",
		},
		rule{
			call: c.prlimit, answer: syscall.EPERM, mask: allBits, permitted: []uint32{0}, helper: true,
			what: "resource limits of other processes", why: "those of the helper",
		},
		rule{
			call: c.fcntl, answer: syscall.ENOLCK, arg: 1, mask: allBits, forbidden: recordLocks,
			what: "record locks (`flock` is permitted)", why: "can be split without end, and are counted nowhere",
		},
		rule{
			call: c.fcntl, answer: syscall.EPERM, arg: 1, mask: allBits, forbidden: fileControls,
			what: "larger pipes, `F_NOTIFY`", why: "memory and queues that no limit counts",
		},
		rule{
			call: c.prctl, answer: syscall.EINVAL, mask: allBits, forbidden: []uint32{setFilterMode},
			what: "filters by `prctl`", why: uncounted,
		},
	)
}

// instruction is a BPF instruction: a code, the number of instructions to skip if its condition is true, the
// number to skip if it is false, and a value.
type instruction syscall.SockFilter

// Codes of instructions, and offsets of the fields of a call (struct seccomp_data).
const (
	load      = 0x20 // load a word of struct seccomp_data
	and       = 0x54
	ifEqual   = 0x15
	ifAtLeast = 0x35
	result    = 0x06
	fieldCall = 0
	fieldArch = 4
	fieldAt   = 8  // the address of the instruction after the call, 8 bytes
	fieldArgs = 16 // 8 bytes each
	allowed   = 0x7fff0000
	refused   = 0x00050000 // the filter's result for a forbidden call; the error number is added to it

	filterMode = 1
	specAllow  = 4 // do not turn on the CPU mitigations that slow down programs with a filter
)

// argument returns the instruction that loads the lower half of the n-th argument. The upper half has no meaning for
// the filtered calls.
func argument(n uint32) instruction { return instruction{Code: load, K: fieldArgs + 8*n} }

// compiled returns the rule as instructions for the kernel.
func (r rule) compiled() (code []instruction) {
	no := instruction{Code: result, K: refused | uint32(r.answer)}
	yes := instruction{Code: result, K: allowed}

	// Permit the call if both words of the password match. If a word does not match, jump over the remaining
	// instructions of this part, which are 3 or 1.
	if r.helper {
		code = append(code, argument(4), instruction{ifEqual, 0, 3, uint32(password[0])},
			argument(5), instruction{ifEqual, 0, 1, uint32(password[1])}, yes)
	}

	if r.caller != 0 {
		code = append(code, instruction{Code: load, K: fieldAt}, instruction{ifEqual, 0, 3, uint32(r.caller)},
			instruction{Code: load, K: fieldAt + 4}, instruction{ifEqual, 0, 1, uint32(r.caller >> 32)}, yes)
	}

	code = append(code, argument(r.arg), instruction{Code: and, K: r.mask})
	for _, value := range r.permitted {
		code = append(code, instruction{ifEqual, 0, 1, value}, yes)
	}
	for _, value := range r.forbidden {
		code = append(code, instruction{ifEqual, 0, 1, value}, no)
	}
	if r.forbidden == nil {
		code = append(code, no)
	}

	// For other system calls, skip the rule.
	return append([]instruction{{Code: load, K: fieldCall}, {ifEqual, 0, uint8(len(code)), r.call}}, code...)
}

// findCaller is replaced by tests that only look at the rules.
var findCaller = syscallAddress

// syscallAddress returns the address at which this process makes its system calls: all Go code makes them in one place.
// The kernel shows it for a thread that waits in a call.
func syscallAddress() (address uint64, ok bool) {
	// The kernel does not show it for a process that others must not read, even to this process.
	prctl(prSetDumpable, 1)
	defer prctl(prSetDumpable, 0)

	thread, done := make(chan int, 1), make(chan bool)
	go func() {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		thread <- syscall.Gettid()
		for isDone := false; !isDone; {
			nap := syscall.NsecToTimespec(int64(time.Millisecond))
			syscall.RawSyscall(syscall.SYS_NANOSLEEP, uintptr(unsafe.Pointer(&nap)), 0, 0)
			select {
			case isDone = <-done:
			default:
			}
		}
	}()
	defer func() { done <- true }()

	id := <-thread
	for end := time.Now().Add(time.Second); time.Now().Before(end); {
		// The line contains the number of the call, six arguments, the stack pointer and the address.
		words := strings.Fields(readProc("self/task/%d/syscall", id))
		if len(words) == 9 && words[0] == strconv.Itoa(syscall.SYS_NANOSLEEP) {
			address, err := strconv.ParseUint(words[8], 0, 64)
			return address, err == nil
		}
	}
	return 0, false
}

// setFilter sets the filter for this thread and for all processes that it starts. It requires PR_SET_NO_NEW_PRIVS.
func (c calls) setFilter(rules []rule, flags uintptr) error {
	// Other architectures number their system calls differently, so refuse their calls, such as 32-bit calls
	// on the same processor.
	other := instruction{Code: result, K: refused | uint32(syscall.ENOSYS)}
	f := []instruction{{Code: load, K: fieldArch}, {ifEqual, 1, 0, c.arch}, other}
	if c.limit > 0 {
		f = append(f, instruction{Code: load, K: fieldCall}, instruction{ifAtLeast, 0, 1, c.limit}, other)
	}

	for _, r := range rules {
		f = append(f, r.compiled()...)
	}
	f = append(f, instruction{Code: result, K: allowed})

	program := syscall.SockFprog{Len: uint16(len(f)), Filter: (*syscall.SockFilter)(&f[0])}
	_, err := call(c.seccomp, filterMode, specAllow|flags, uintptr(unsafe.Pointer(&program)))
	return err
}
