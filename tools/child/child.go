// Package child starts other programs for a command: the go command, git, a compiler, the judge. If the command is
// interrupted, they end as well, together with the processes that they have started.
package child

import (
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// pipesAfter is how long Wait reads the output of a program that was killed. A process that has left the program's
// process group may keep its pipe open.
const pipesAfter = time.Second

// patience is how long an interrupted program may clean up. The judge needs up to ten seconds.
const patience = 20 * time.Second

// Kill prepares a command that was made by exec.CommandContext and not started yet: when its context is done, the program
// and all processes of its group are killed.
func Kill(cmd *exec.Cmd) { prepare(cmd, 0) }

// Interrupt prepares a command like Kill, but the program gets an interrupt first, so that it can clean up.
func Interrupt(cmd *exec.Cmd) { prepare(cmd, patience) }

func prepare(cmd *exec.Cmd, patience time.Duration) {
	setGroup(cmd)
	cmd.Cancel = func() error { return end(cmd, patience) }
	cmd.WaitDelay = pipesAfter
}

// Output runs a command like its method of the same name. When the context of the command is done, the processes of the
// program are killed. The program gets a folder for temporary files, which is removed, so that a killed program leaves
// none.
func Output(cmd *exec.Cmd) ([]byte, error) {
	Kill(cmd)

	// Without the folder the program runs, too: it may need no temporary files.
	temp, err := os.MkdirTemp("", "oj-child-")
	if err == nil {
		defer os.RemoveAll(temp)
		temp, err = filepath.Abs(temp) // the program may run elsewhere
	}
	if err == nil {
		cmd.Env = cmd.Environ()
		for _, name := range []string{"TMPDIR", "TMP", "TEMP", "GOTMPDIR"} {
			cmd.Env = append(cmd.Env, name+"="+temp)
		}
	}
	return cmd.Output()
}
