//go:build !portable

// This file is the table of system calls that the filter always refuses, with the reason for each. The README of this
// package shows the same table; a test compares them.

package sandbox

import "syscall"

// refusal is a group of system calls that are refused for one reason.
type refusal struct {
	name   string
	calls  [2]uint32 // its numbers on amd64 and on arm64
	answer syscall.Errno
	why    string
}

// nowhere stands for a system call that an architecture does not have.
const nowhere = 1<<32 - 1

// The reasons that several calls share.
const (
	outlives   = "outlives the program, and no limit counts it"
	pinsPages  = "pins whole huge pages or files, but counts as one small page"
	queues     = "queues events in the kernel that no limit counts"
	attributes = "memory that the size of the working folder does not count"
	escapes    = "would lead to files that are hidden"
	foreign    = "reaches into other processes"
	uncounted  = "memory of the kernel that no limit counts"
)

// refusals lists the calls. The answers are those that runtimes expect from an old or small system, so that they use
// something else: EINVAL for splice and sendfile, ENOTSUP for attributes, ENOSYS for calls that may be missing.
var refusals = []refusal{
	{"shmget", [2]uint32{29, 194}, syscall.EPERM, outlives},
	{"semget", [2]uint32{64, 190}, syscall.EPERM, outlives},
	{"msgget", [2]uint32{68, 186}, syscall.EPERM, outlives},
	{"mq_open", [2]uint32{240, 180}, syscall.EPERM, outlives},
	{"add_key", [2]uint32{248, 217}, syscall.EPERM, outlives},
	{"request_key", [2]uint32{249, 218}, syscall.EPERM, outlives},
	{"keyctl", [2]uint32{250, 219}, syscall.EPERM, outlives},
	{"vmsplice", [2]uint32{278, 75}, syscall.EINVAL, pinsPages},
	{"splice", [2]uint32{275, 76}, syscall.EINVAL, pinsPages},
	{"tee", [2]uint32{276, 77}, syscall.EINVAL, pinsPages},
	{"sendfile", [2]uint32{40, 71}, syscall.EINVAL, pinsPages},
	{"inotify_init", [2]uint32{253, nowhere}, syscall.EPERM, queues},
	{"inotify_init1", [2]uint32{294, 26}, syscall.EPERM, queues},
	{"inotify_add_watch", [2]uint32{254, 27}, syscall.EPERM, queues},
	{"fanotify_init", [2]uint32{300, 262}, syscall.EPERM, queues},
	{"fanotify_mark", [2]uint32{301, 263}, syscall.EPERM, queues},
	{"setxattr", [2]uint32{188, 5}, syscall.ENOTSUP, attributes},
	{"lsetxattr", [2]uint32{189, 6}, syscall.ENOTSUP, attributes},
	{"fsetxattr", [2]uint32{190, 7}, syscall.ENOTSUP, attributes},
	{"setxattrat", [2]uint32{463, 463}, syscall.ENOTSUP, attributes},
	{"unshare", [2]uint32{272, 97}, syscall.EPERM, "a new namespace could mount file systems that no limit counts"},
	{"setns", [2]uint32{308, 268}, syscall.EPERM, escapes},
	{"open_by_handle_at", [2]uint32{304, 265}, syscall.EPERM, escapes},
	{"userfaultfd", [2]uint32{323, 282}, syscall.EPERM, "lets a program stop another one inside the kernel"},
	{"bpf", [2]uint32{321, 280}, syscall.EPERM, uncounted},
	{"perf_event_open", [2]uint32{298, 241}, syscall.EPERM, uncounted},
	{"io_setup", [2]uint32{206, 0}, syscall.ENOSYS, "takes from a total that all users of the machine share"},
	{"io_uring_setup", [2]uint32{numUringSetup, numUringSetup}, syscall.EPERM, "its operations pass this filter"},
	{"memfd_secret", [2]uint32{447, 447}, syscall.EPERM, uncounted},
	{"landlock_create_ruleset", [2]uint32{444, 444}, syscall.ENOSYS, uncounted},
	{"seccomp", [2]uint32{317, 277}, syscall.EINVAL, uncounted},
	{"modify_ldt", [2]uint32{154, nowhere}, syscall.ENOSYS, uncounted},
	{"sched_setparam", [2]uint32{142, 118}, syscall.EPERM, "a higher priority would disturb other programs"},
	{"sched_setattr", [2]uint32{314, 274}, syscall.EPERM, "a higher priority would disturb other programs"},
	{"setpriority", [2]uint32{141, 140}, syscall.EPERM, "a lower priority would disturb the measurement of times"},
	{"ioprio_set", [2]uint32{251, 30}, syscall.EPERM, "a lower priority would disturb the measurement of times"},
	{"process_vm_readv", [2]uint32{310, 270}, syscall.EPERM, foreign},
	{"process_vm_writev", [2]uint32{311, 271}, syscall.EPERM, foreign},
	{"pidfd_getfd", [2]uint32{438, 438}, syscall.EPERM, foreign},
	{"pidfd_send_signal", [2]uint32{424, 424}, syscall.EPERM, "names the process by a file, so the filter cannot see which one gets the signal"},
}
