//go:build !windows

package main

import (
	"os"
	"os/exec"
)

// echo makes a terminal show what is typed, or not.
func echo(terminal *os.File, on bool) error {
	mode := "-echo"
	if on {
		mode = "echo"
	}
	cmd := exec.Command("stty", mode)
	cmd.Stdin = terminal
	return cmd.Run()
}
