//go:build unix

package sandbox

import "syscall"

// janitorAttr lets the janitor outlive the judge's terminal.
func janitorAttr() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setsid: true} }

// killGroup ends a group of processes whose judge was killed.
func killGroup(pid int) { syscall.Kill(-pid, syscall.SIGKILL) }
