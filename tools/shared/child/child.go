// Package child starts other programs for a command: the go command, git, a compiler, the judge. If the
// command is interrupted, these programs and all processes that they have started are ended as well.
package child

import (
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// pipesAfter is how long Wait continues to read the output of a program that was killed. The time is limited
// because a process that has left the program's process group may keep the pipe open.
const pipesAfter = time.Second

// patience is the time that an interrupted program gets for its cleanup before it is killed. The judge needs
// up to ten seconds for it.
const patience = 20 * time.Second

// Kill prepares a command that was created by exec.CommandContext and is not started yet. When the context is
// done, the program and all processes of its process group will be killed.
func Kill(cmd *exec.Cmd) { prepare(cmd, 0) }

// Interrupt does the same as Kill, but the program first gets an interrupt, so that it can clean up.
func Interrupt(cmd *exec.Cmd) { prepare(cmd, patience) }

func prepare(cmd *exec.Cmd, patience time.Duration) {
	setGroup(cmd)
	cmd.Cancel = func() error { return end(cmd, patience) }
	cmd.WaitDelay = pipesAfter
}

// Output runs a command and returns its standard output, like exec.Cmd's method of the same name. When the
// context of the command is done, all processes of the program are killed. The program gets its own folder
// for temporary files. Output removes this folder, so that even a killed program leaves no files.
func Output(cmd *exec.Cmd) ([]byte, error) {
	Kill(cmd)

	// If the folder cannot be created, run the program without it, because it may need no temporary files.
	temp, err := os.MkdirTemp("", "oj-child-")
	if err == nil {
		defer os.RemoveAll(temp)
		temp, err = filepath.Abs(temp) // the path must be absolute, because the program may run in another folder
	}
	if err == nil {
		cmd.Env = cmd.Environ()
		for _, name := range []string{"TMPDIR", "TMP", "TEMP", "GOTMPDIR"} {
			cmd.Env = append(cmd.Env, name+"="+temp)
		}
	}
	return cmd.Output()
}
