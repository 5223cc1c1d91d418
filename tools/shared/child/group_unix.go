//go:build unix

package child

import (
	"os"
	"os/exec"
	"syscall"
	"time"
)

// setGroup gives a program a process group of its own.
func setGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// end ends the process group of a running program. It interrupts the processes. If some still run when the
// duration `patience` has passed, it kills them.
func end(cmd *exec.Cmd, patience time.Duration) error {
	group := -cmd.Process.Pid
	const interval = 10 * time.Millisecond
	if patience > 0 {
		syscall.Kill(group, syscall.SIGINT)
	}
	for waited := time.Duration(0); waited < patience; waited += interval {
		if syscall.Kill(group, 0) != nil {
			return nil // no process is left
		}
		time.Sleep(interval)
	}
	if syscall.Kill(group, syscall.SIGKILL) != nil {
		return os.ErrProcessDone
	}
	return nil
}
