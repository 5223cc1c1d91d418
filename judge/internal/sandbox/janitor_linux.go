//go:build !portable

package sandbox

import "syscall"

// ownProgram is the file of this program, also when that was removed.
func ownProgram() (string, error) { return "/proc/self/exe", nil }

// janitorAttr lets the janitor outlive the judge's terminal.
func janitorAttr() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setsid: true} }

// killGroup ends a group of processes whose judge was killed.
func killGroup(pid int) { syscall.Kill(-pid, syscall.SIGKILL) }
