//go:build !unix

package child

import (
	"os/exec"
	"time"
)

// setGroup does nothing, because these systems have no process groups.
func setGroup(*exec.Cmd) {}

// end kills a program at once, because systems other than Unix cannot interrupt a program that has no console of
// its own.
func end(cmd *exec.Cmd, _ time.Duration) error { return cmd.Process.Kill() }
