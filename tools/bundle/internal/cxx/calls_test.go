package cxx

// This file checks which system calls translated programs make. Judges do not say which calls they forbid, so a
// translated program should only make calls that a C++ program written by hand would make, too. The programs of
// testdata/run are linked with a seccomp filter, which ends a program at any call that SUPPORT.md does not list for it.

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// A callNeed permits system calls that are not in everyCall to the programs for which `holds` returns true.
type callNeed struct {
	reason string // why these programs make the calls
	calls  []string
	holds  func(translation) bool
}

// everyCall lists the system calls that every program may make after the C++ library has started.
var everyCall = []string{"read", "write", "brk", "mmap", "munmap", "exit_group"}

// ownStackCalls lists the system calls with which a program allocates its own stack and detects a stack
// overflow. The filter can tell a call of mmap with MAP_NORESERVE from other calls of mmap.
var ownStackCalls = []string{"mmap with MAP_NORESERVE", "mprotect", "rt_sigaction", "rt_sigprocmask", "sigaltstack"}

// fileCalls lists the system calls that the functions of package os for files make.
var fileCalls = []string{"openat", "close", "newfstatat", "fsync"}

// callNeeds lists the calls that only some programs may make.
var callNeeds = []callNeed{
	{"goroutines, channels, timers or iter.Pull: each goroutine has a stack of its own, and time passes while all wait",
		slices.Concat(ownStackCalls, []string{"clock_nanosleep", "prlimit64"}),
		func(t translation) bool { return t.runtime.Needs("rt_fiber") }},
	{"goroutines in a program that reads: other goroutines run while one waits for input", []string{"poll"},
		func(t translation) bool { return t.runtime.Needs("rt_await_input") }},
	{"recursion: Go's stack may grow to 1 GB, and Go reports its overflow with status 2", ownStackCalls,
		func(t translation) bool { return t.facts.Recursive }},
	{"local variables of more than 3 MB", ownStackCalls,
		func(t translation) bool { return t.facts.LargeVariables }},
	{"fmt's scanning functions: input that does not match raises a C++ exception, for which the C++ library takes a lock",
		[]string{"futex"}, func(t translation) bool { return t.runtime.Needs("rt_scan_error") }},
	{"time.Sleep", []string{"clock_nanosleep"}, func(t translation) bool { return t.runtime.Needs("time_Sleep") }},
	{"package log: the C library reads the time zone from a file", append([]string{"lseek"}, fileCalls...),
		func(t translation) bool { return t.runtime.Needs("log_Logger") }},
	{"files other than the standard streams", fileCalls,
		func(t translation) bool {
			return t.runtime.Needs("os_Open") || t.runtime.Needs("os_Create") || t.runtime.Needs("os_Stat") || t.runtime.Needs("os_File_Stat")
		}},
}

// needsOf returns the entries of callNeeds that apply to this translated program.
func needsOf(t translation) []callNeed {
	return slices.DeleteFunc(slices.Clone(callNeeds), func(n callNeed) bool { return !n.holds(t) })
}

// A callFilter ends a program at any system call that is neither in everyCall nor in the list `allow`.
type callFilter struct {
	object string // the file to link with the program; it installs the filter
	allow  []string
}

// newCallFilter compiles the filter of system calls. If programs cannot be filtered on this system,
// newCallFilter logs the reason and returns nil.
func newCallFilter(t *testing.T, dir string) *callFilter {
	t.Helper()
	switch {
	case runtime.GOOS != "linux" || runtime.GOARCH != "amd64":
		t.Log("system calls are not checked: the filter is written for Linux on amd64")
		return nil
	case *sanitize:
		t.Log("system calls are not checked: sanitizers make their own")
		return nil
	}

	source, object := filepath.Join(dir, "filter.cpp"), filepath.Join(dir, "filter.o")
	if err := os.WriteFile(source, []byte(filterSource), 0o644); err != nil {
		t.Fatal(err)
	}
	command := compiler(t)
	if out, err := exec.Command(command[0], "-std=c++11", "-c", "-o", object, source).CombinedOutput(); err != nil {
		t.Logf("system calls are not checked: the filter does not compile here: %s", head(string(out), 5))
		return nil
	}
	filter := &callFilter{object: object}

	// The kernel, or a sandbox around this test, may refuse filters.
	empty := cppOutcome([]byte("int main() {}\n"), nil, command, filter, dir, "empty")
	if empty.Fault != "" || empty.Status != 0 {
		t.Logf("system calls are not checked: a program with a filter ends with status %d %s", empty.Status, empty.Fault)
		return nil
	}
	return filter
}

// allowing returns the filter with the additional calls that a translation may make.
func (f *callFilter) allowing(t translation) *callFilter {
	if f == nil {
		return nil
	}
	allow := map[string]bool{}
	for _, need := range needsOf(t) {
		for _, call := range need.calls {
			allow[call] = true
		}
	}
	return &callFilter{object: f.object, allow: slices.Sorted(maps.Keys(allow))}
}

// key identifies the filter in the cache of outcomes.
func (f *callFilter) key() string {
	if f == nil {
		return ""
	}
	return filterSource + strings.Join(f.environment(), " ")
}

// objects returns the object files to link with a program: none if f is nil.
func (f *callFilter) objects() []string {
	if f == nil {
		return nil
	}
	return []string{f.object}
}

// environment returns the environment variables that tell the filter which system calls to permit.
func (f *callFilter) environment() []string {
	if f == nil {
		return nil
	}
	var numbers strings.Builder
	for _, call := range slices.Concat(everyCall, f.allow) {
		fmt.Fprintf(&numbers, "%d ", callNumbers[call])
	}
	return []string{"ALLOWED_CALLS=" + numbers.String()}
}

// callNumbers maps the name of a system call to its number on amd64.
var callNumbers = map[string]int{
	"read": 0, "write": 1, "close": 3, "poll": 7, "lseek": 8, "mmap": 9, "mprotect": 10, "munmap": 11, "brk": 12, "rt_sigaction": 13,
	"rt_sigprocmask": 14, "fsync": 74, "sigaltstack": 131, "futex": 202, "clock_nanosleep": 230, "exit_group": 231, "prlimit64": 302, "openat": 257,
	"newfstatat": 262, "mmap with MAP_NORESERVE": reserveNothing,
}

// reserveNothing is not the number of a system call. In the filter, it stands for mmap with MAP_NORESERVE.
const reserveNothing = 9999

// forbiddenStatus is the exit status of a program that made a call that its filter forbids.
const forbiddenStatus = 159

// filterSource is linked with a program. It installs the filter before the program's first constructor runs. The
// handler of SIGSYS names the forbidden call and ends the program. The C library's malloc makes one system call for
// random numbers when it is first used; this is not the program's doing, so filterSource calls malloc before it
// installs the filter.
const filterSource = `
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static void forbidden(int, siginfo_t* info, void*) {
	char text[64];
	int n = snprintf(text, sizeof text, "forbidden system call %d\n", info->si_syscall);
	if (write(2, text, size_t(n))) {}
	_exit(159);
}

static sock_filter code[99];
static unsigned short used;
static void add(unsigned short op, unsigned value, unsigned char yes, unsigned char no) {
	code[used++] = sock_filter{op, yes, no, value};
}

static void allow(unsigned number) {
	add(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1);
	add(BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0);
}

__attribute__((constructor(101))) static void install() {
	const char* list = getenv("ALLOWED_CALLS");
	if (!list) return;
	free(malloc(1));
	struct sigaction sa;
	memset(&sa, 0, sizeof sa);
	sa.sa_sigaction = forbidden;
	sa.sa_flags = SA_SIGINFO;
	sigaction(SIGSYS, &sa, nullptr);

	const bool reserve_nothing = strstr(list, " 9999 ");
	add(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr), 0, 0);
	if (!reserve_nothing) {
		add(BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 0, 4);
		add(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, args) + 3 * 8, 0, 0);
		add(BPF_JMP | BPF_JSET | BPF_K, MAP_NORESERVE, 0, 1);
		add(BPF_RET | BPF_K, SECCOMP_RET_TRAP, 0, 0);
		add(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr), 0, 0);
	}
	while (*list) {
		char* end;
		allow(unsigned(strtoul(list, &end, 10)));
		list = *end ? end + 1 : end;
	}
	add(BPF_RET | BPF_K, SECCOMP_RET_TRAP, 0, 0);

	sock_fprog program = {used, code};
	if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program)) _exit(158);
}
`

// TestCallFilter checks that the filter ends a program at a forbidden call. TestRun cannot check this: it would also
// pass with a filter that forbids nothing. TestCallFilter also checks that recursive programs may make more calls.
func TestCallFilter(t *testing.T) {
	command, dir := compiler(t), t.TempDir()
	filter := newCallFilter(t, dir)
	if filter == nil {
		t.Skip("programs cannot be filtered here: the log says why")
	}

	recursive, err := translate(t.Context(), []byte("package main\n\nfunc down(n int) int {\n\tif n == 0 {\n\t\treturn 0\n\t}\n\treturn down(n-1) + n\n}\n\nfunc main() { println(down(10)) }\n"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	plain, err := translate(t.Context(), []byte("package main\n\nfunc main() { println(55) }\n"), Options{})
	if err != nil {
		t.Fatal(err)
	}

	// A loop that scans until the end of the input must not throw a C++ exception, because throwing
	// makes a system call that the filter forbids.
	scan, err := translate(t.Context(), []byte("package main\n\nimport \"fmt\"\n\nfunc main() {\n\tn := 0\n\tfor {\n\t\tvar x int\n\t\tif _, err := fmt.Scan(&x); err != nil {\n\t\t\tbreak\n\t\t}\n\t\tn += x\n\t}\n\tprintln(n)\n}\n"), Options{})
	if err != nil {
		t.Fatal(err)
	}

	for _, test := range []struct {
		name   string
		t      translation
		filter *callFilter
		want   string
		status int
	}{
		{"recursion", recursive, filter.allowing(recursive), "55\n", 0},
		{"recursion without its calls", recursive, filter, "forbidden system call ", forbiddenStatus},
		{"no recursion", plain, filter.allowing(plain), "55\n", 0},
		{"scan until the end", scan, filter, "55\n", 0},
	} {
		got := cppOutcome(test.t.text, []byte("50\n5\n"), command, test.filter, dir, "filter")
		if !strings.HasPrefix(string(got.Stderr), test.want) || got.Status != test.status {
			t.Errorf("%s: %q, status %d, %s; want %q, status %d", test.name, got.Stderr, got.Status, got.Fault, test.want, test.status)
		}
	}
}
