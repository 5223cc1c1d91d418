// Trees of processes on Windows: a job object each, which the system kills as
// a whole, also when the judge dies.

package sandbox

import (
	"os"
	"syscall"
	"unsafe"
)

var (
	kernel32                 = syscall.NewLazyDLL("kernel32.dll")
	createJobObject          = kernel32.NewProc("CreateJobObjectW")
	setInformationJobObject  = kernel32.NewProc("SetInformationJobObject")
	assignProcessToJobObject = kernel32.NewProc("AssignProcessToJobObject")
	terminateJobObject       = kernel32.NewProc("TerminateJobObject")
)

const (
	jobExtendedLimitInformation = 9
	jobLimitKillOnClose         = 0x2000
	processSetQuotaAndTerminate = 0x0100 | 0x0001
)

// jobExtendedLimits is JOBOBJECT_EXTENDED_LIMIT_INFORMATION.
type jobExtendedLimits struct {
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

// group is a program and, where the system gave one, its job object.
type group struct {
	proc *os.Process
	job  syscall.Handle
}

func groupAttr() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP}
}

func newGroup(p *os.Process) group {
	g := group{proc: p}
	job, _, _ := createJobObject.Call(0, 0)
	if job == 0 {
		return g
	}
	limits := jobExtendedLimits{flags: jobLimitKillOnClose}
	setInformationJobObject.Call(job, jobExtendedLimitInformation, uintptr(unsafe.Pointer(&limits)), unsafe.Sizeof(limits))
	handle, err := syscall.OpenProcess(processSetQuotaAndTerminate, false, uint32(p.Pid))
	if err != nil {
		syscall.CloseHandle(syscall.Handle(job))
		return g
	}
	defer syscall.CloseHandle(handle)
	if ok, _, _ := assignProcessToJobObject.Call(job, uintptr(handle)); ok == 0 {
		syscall.CloseHandle(syscall.Handle(job))
		return g
	}
	g.job = syscall.Handle(job)
	return g
}

// kill ends every process of the job, or at least the program.
func (g group) kill() {
	if g.job != 0 {
		terminateJobObject.Call(uintptr(g.job), 1)
		return
	}
	g.proc.Kill()
}

func (g group) close() {
	if g.job != 0 {
		syscall.CloseHandle(g.job)
	}
}

func limited(path string, s Spec) (string, []string) { return path, s.Args }

func readState(r *Result, state *os.ProcessState) { r.ExitCode = state.ExitCode() }

// Init must be the first statement of main and of TestMain. There is no
// second process to turn into here.
func Init() {}

// Missing names the limits that this platform lacks.
func Missing() []string {
	return []string{
		"CPU time is measured for the program alone, and limited only by the wall limit",
		"idle programs are not noticed before the wall limit",
		"memory is neither measured nor limited",
		"the size of files is not limited",
		"the number of processes is not limited",
		"the network is open",
		"files outside the working folder can be written, and it cannot be protected",
	}
}
