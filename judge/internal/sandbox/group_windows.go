// Trees of processes on Windows: a job object each, which accounts for all
// processes in it and which the system kills as a whole, also when the judge
// dies. Nothing escapes from it. Programs start suspended, so that they are in
// the job before their first instruction.

package sandbox

import (
	"fmt"
	"math"
	"os"
	"syscall"
	"time"
	"unsafe"
)

var (
	kernel32                  = syscall.NewLazyDLL("kernel32.dll")
	ntdll                     = syscall.NewLazyDLL("ntdll.dll")
	createJobObject           = kernel32.NewProc("CreateJobObjectW")
	setInformationJobObject   = kernel32.NewProc("SetInformationJobObject")
	queryInformationJobObject = kernel32.NewProc("QueryInformationJobObject")
	assignProcessToJobObject  = kernel32.NewProc("AssignProcessToJobObject")
	terminateJobObject        = kernel32.NewProc("TerminateJobObject")
	getProcessMemoryInfo      = kernel32.NewProc("K32GetProcessMemoryInfo")
	resumeProcess             = ntdll.NewProc("NtResumeProcess")
)

const (
	createSuspended = 0x4

	jobBasicAccounting = 1
	jobExtendedLimits  = 9

	limitActiveProcesses = 0x8
	limitJobMemory       = 0x200
	limitDieOnException  = 0x400 // no window that asks what to do
	limitKillOnClose     = 0x2000

	processAccess = 0x0001 | 0x0010 | 0x0100 | 0x0400 | 0x0800 // terminate, read, set quota, query, suspend and resume
)

// jobLimits is JOBOBJECT_EXTENDED_LIMIT_INFORMATION.
type jobLimits struct {
	perProcessUserTime, perJobUserTime int64
	flags                              uint32
	minWorkingSet, maxWorkingSet       uintptr
	activeProcesses                    uint32
	affinity                           uintptr
	priority, scheduling               uint32
	io                                 [6]uint64
	processMemory, jobMemory           uintptr
	peakProcessMemory, peakJobMemory   uintptr
}

// jobAccounting is JOBOBJECT_BASIC_ACCOUNTING_INFORMATION, with times in units of 100 ns.
type jobAccounting struct {
	userTime, kernelTime               int64
	periodUserTime, periodKernelTime   int64
	pageFaults, total, active, stopped uint32
}

// processMemory is PROCESS_MEMORY_COUNTERS.
type processMemory struct {
	size, pageFaults           uint32
	peakWorkingSet, workingSet uintptr
	peakPaged, paged           uintptr
	peakNonPaged, nonPaged     uintptr
	committed, peakCommitted   uintptr
}

// group is the job of a program.
type group struct {
	job, process syscall.Handle
}

func groupAttr() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP | createSuspended}
}

// newGroup puts a suspended program into a job with these limits and lets it run.
func newGroup(p *os.Process, l Limits) (*group, error) {
	job, _, err := createJobObject.Call(0, 0)
	if job == 0 {
		return nil, fmt.Errorf("cannot make a job object: %w", err)
	}
	g := &group{job: syscall.Handle(job)}
	if g.process, err = syscall.OpenProcess(processAccess, false, uint32(p.Pid)); err == nil {
		err = g.begin(l)
	}
	if err != nil {
		g.close()
		return nil, err
	}
	return g, nil
}

func (g *group) begin(l Limits) error {
	limits := l.ofJob()
	if ok, _, err := setInformationJobObject.Call(uintptr(g.job), jobExtendedLimits, uintptr(unsafe.Pointer(&limits)), unsafe.Sizeof(limits)); ok == 0 {
		return fmt.Errorf("cannot limit the job object: %w", err)
	}
	if ok, _, err := assignProcessToJobObject.Call(uintptr(g.job), uintptr(g.process)); ok == 0 {
		return fmt.Errorf("cannot put the program into a job object: %w", err)
	}
	if status, _, _ := resumeProcess.Call(uintptr(g.process)); status != 0 {
		return fmt.Errorf("cannot let the program run: NtResumeProcess says %#x", uint32(status))
	}
	return nil
}

// ofJob are the limits that the system holds. Looks find out who comes beyond
// the limits proper, which leave a little room for that: allocations that fail
// would make programs crash, which says less.
func (l Limits) ofJob() jobLimits {
	limits := jobLimits{flags: limitKillOnClose | limitDieOnException | limitJobMemory}
	limits.jobMemory = uintptr(min(int64(1<<40), math.MaxInt)) // some limit is needed for a peak to be kept
	if l.Memory > 0 {
		limits.jobMemory = uintptr(2*l.Memory + 1<<30)
	}
	if l.Processes > 0 {
		limits.flags |= limitActiveProcesses
		limits.activeProcesses = uint32(l.Processes) + 1
	}
	return limits
}

// kill ends every process of the job.
func (g *group) kill() { terminateJobObject.Call(uintptr(g.job), 1) }

// lookEvery is between two looks, each of which costs a few system calls.
const lookEvery = 20 * time.Millisecond

// look asks the job. Memory is what is committed: what the processes of the
// job have asked for and may use.
func (g *group) look() (sight, bool) {
	a, err := g.accounting()
	if err != nil {
		return sight{}, false
	}
	s := sight{cpu: time.Duration(a.userTime+a.kernelTime) * 100, processes: int(a.active), waits: true}
	var limits jobLimits
	if g.query(jobExtendedLimits, unsafe.Pointer(&limits), unsafe.Sizeof(limits)) == nil {
		s.memory = int64(limits.peakJobMemory)
	}
	memory := processMemory{size: uint32(unsafe.Sizeof(processMemory{}))}
	if ok, _, _ := getProcessMemoryInfo.Call(uintptr(g.process), uintptr(unsafe.Pointer(&memory)), uintptr(memory.size)); ok != 0 {
		s.memory = max(s.memory, int64(memory.peakCommitted))
	}
	return s, true
}

func (g *group) accounting() (a jobAccounting, err error) {
	return a, g.query(jobBasicAccounting, unsafe.Pointer(&a), unsafe.Sizeof(a))
}

func (g *group) query(class uintptr, to unsafe.Pointer, size uintptr) error {
	ok, _, err := queryInformationJobObject.Call(uintptr(g.job), class, uintptr(to), size, 0)
	if ok == 0 {
		return err
	}
	return nil
}

// deathTime is how long killed processes may take to be gone.
const deathTime = 5 * time.Second

// finish kills what is left and waits until it is gone: until then its files
// cannot be removed.
func (g *group) finish() sight {
	s, _ := g.look()
	g.kill()
	for end := time.Now().Add(deathTime); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if a, err := g.accounting(); err != nil || a.active == 0 {
			break
		}
	}
	g.close()
	return s
}

func (g *group) close() {
	syscall.CloseHandle(g.job)
	if g.process != 0 {
		syscall.CloseHandle(g.process)
	}
}

func limited(path string, s Spec) (string, []string, error) { return path, s.Args, nil }

// crashes are the exit statuses by which the system says why it ended a program.
var crashes = map[uint32]string{
	0xc0000005: "access violation",
	0xc000001d: "illegal instruction",
	0xc0000094: "integer division by zero",
	0xc00000fd: "stack overflow",
	0xc0000135: "a library was not found",
	0xc0000374: "damaged heap",
	0xc0000409: "the program has aborted",
}

func readState(r *Result, state *os.ProcessState) {
	r.ExitCode = state.ExitCode()
	r.Detail = crashes[uint32(r.ExitCode)]
}

// janitorAttr lets the janitor survive an interruption of the judge.
func janitorAttr() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP}
}

// killGroup has nothing to do: jobs end with the judge.
func killGroup(int) {}

// Missing names the limits that this platform lacks.
func Missing() []string {
	return []string{
		"processor time, memory (what is committed), idling and the number of processes are looked at every 20 ms only",
		"threads are not counted among the processes",
		"the size of files is not limited",
		"the network is open",
		"files outside the working folder can be written, and it cannot be protected",
	}
}
