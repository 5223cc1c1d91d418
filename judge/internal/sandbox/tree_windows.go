// This file manages process trees on Windows: each program runs in its own job object, which the system kills as a
// whole, even if the judge dies. A program starts suspended, so that it is in the job before its first instruction.

package sandbox

import (
	"fmt"
	"os"
	"syscall"
	"unsafe"

	"oj/judge/internal/process"
)

var (
	kernel32                  = syscall.NewLazyDLL("kernel32.dll")
	createJobObject           = kernel32.NewProc("CreateJobObjectW")
	setInformationJobObject   = kernel32.NewProc("SetInformationJobObject")
	queryInformationJobObject = kernel32.NewProc("QueryInformationJobObject")
	assignProcessToJobObject  = kernel32.NewProc("AssignProcessToJobObject")
	terminateJobObject        = kernel32.NewProc("TerminateJobObject")
	resumeProcess             = syscall.NewLazyDLL("ntdll.dll").NewProc("NtResumeProcess")
)

const (
	createSuspended = 0x4

	jobExtendedLimits = 9

	limitJobMemory      = 0x200 // without this flag Windows does not record the peak memory
	limitDieOnException = 0x400 // with this flag a crash opens no window
	limitKillOnClose    = 0x2000

	processAccess = 0x0001 | 0x0100 | 0x0800 // the rights to end a process, set its quotas, suspend and resume it
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

// tree is the Windows job object that contains a program and its descendants.
type tree struct{ job syscall.Handle }

func treeAttr() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP | createSuspended}
}

func ownSession() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP}
}

// newTree puts a suspended program into a new job object and resumes it.
func newTree(p *os.Process) (t *tree, err error) {
	job, _, err := createJobObject.Call(0, 0)
	if job == 0 {
		return nil, fmt.Errorf("cannot make a job object: %w", err)
	}
	t = &tree{syscall.Handle(job)}
	defer func() {
		if err != nil {
			syscall.CloseHandle(t.job)
		}
	}()
	process, err := syscall.OpenProcess(processAccess, false, uint32(p.Pid))
	if err != nil {
		return t, err
	}
	defer syscall.CloseHandle(process)
	limits := jobLimits{flags: limitKillOnClose | limitDieOnException | limitJobMemory, jobMemory: ^uintptr(0) >> 1}
	ok, _, err := setInformationJobObject.Call(job, jobExtendedLimits, uintptr(unsafe.Pointer(&limits)), unsafe.Sizeof(limits))
	if ok != 0 {
		ok, _, err = assignProcessToJobObject.Call(job, uintptr(process))
	}
	if ok == 0 {
		return t, fmt.Errorf("cannot put the program into a job object: %w", err)
	}
	if status, _, _ := resumeProcess.Call(uintptr(process)); status != 0 {
		return t, fmt.Errorf("cannot resume the program: NtResumeProcess returned %#x", uint32(status))
	}
	return t, nil
}

// kill terminates every process in the job object.
func (t *tree) kill() { terminateJobObject.Call(uintptr(t.job), 1) }

// finish stores the peak of committed memory of the job object in r, and kills the processes that are left.
func (t *tree) finish(r *process.State) {
	var limits jobLimits
	ok, _, _ := queryInformationJobObject.Call(uintptr(t.job), jobExtendedLimits, uintptr(unsafe.Pointer(&limits)), unsafe.Sizeof(limits), 0)
	if ok != 0 {
		r.Memory = int64(limits.peakJobMemory)
	}
	t.kill()
	syscall.CloseHandle(t.job)
}

// endListed does nothing on Windows: the job objects end together with the judge.
func endListed(string) {}

// readState does nothing, because the method wait of worker has already stored all values that Windows
// reports about an ended process.
func readState(*process.State, *os.ProcessState) {}

// missingInTree lists the limits that are not enforced on Windows, in addition to those that Missing names.
var missingInTree = []string{"the processor time of the program alone, and the committed memory of all its processes, are compared with their limits only at the end"}
