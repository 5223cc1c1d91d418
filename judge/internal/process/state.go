// Package process describes programs that run in the sandbox: what to run (Spec), under which limits (Limits), and how
// the program ended (State). It runs nothing: package sandbox runs a Spec, package build passes compilers to it, and
// package decide computes verdicts from States.
package process

import (
	"syscall"
	"time"
)

// Status describes how a run ended.
type Status int

const (
	Exited       Status = iota // the program exited, see State.ExitCode
	Signaled                   // the program was killed by a signal that the sandbox did not send, see State.Signal
	TimeLimit                  // the program exceeded Limits.CPU or Limits.Wall
	IdleLimit                  // the program exceeded Limits.Idle
	MemoryLimit                // the program exceeded Limits.Memory
	OutputLimit                // the program exceeded Limits.Output or Limits.FileSize
	ProcessLimit               // the program exceeded Limits.Processes
	Canceled                   // the context was done, so the sandbox killed the program
)

// String returns the name of the status in lower case.
func (s Status) String() string {
	return [...]string{
		"exited", "signaled", "time limit", "idle limit", "memory limit", "output limit", "process limit", "canceled",
	}[s]
}

// State holds the measurements of a finished run.
type State struct {
	Status Status
	// ExitCode is the exit status of the program if Status is Exited, otherwise -1.
	ExitCode int
	// Signal is the signal that killed the program, even if the sandbox sent it; 0 if the program exited.
	Signal syscall.Signal
	// Wall is the wall-clock time from just before the start to the end of the program.
	Wall time.Duration
	// CPU is the processor time of the whole process tree. It includes ended children for which the program has
	// not waited.
	CPU time.Duration
	// Memory is the peak physical memory in bytes.
	Memory int64
	// Stack is the size in bytes of the stack of the program's first thread, if a sample has seen it while the program
	// used more than half of its memory limit; otherwise 0. The stacks of Go and Java are not part of it.
	Stack int64
	// Processes is the limit that the program exceeded if Status is ProcessLimit. It is smaller than
	// Limits.Processes if the system permits fewer.
	Processes int
	// Output is the number of bytes written to Stdout and Stderr.
	Output int64
	// Ended is the time at which the program ended. On Linux it is measured before the kernel closes the
	// program's files, so another program cannot react to the end before this time.
	Ended time.Time
}
