// This file reads the clipboard.

package command

import (
	"context"
	"errors"
	"os"
	"os/exec"

	"oj/tools/shared/child"
)

// A paster is a program that prints the clipboard. The field `variable` names an environment variable that
// must be set for this program, or is "" if the program needs none.
type paster struct {
	command  []string
	variable string
}

var pasters = []paster{
	{[]string{"wl-paste", "--no-newline"}, "WAYLAND_DISPLAY"},
	{[]string{"xclip", "-selection", "clipboard", "-o"}, "DISPLAY"},
	{[]string{"xsel", "--clipboard", "--output"}, "DISPLAY"},
	{[]string{"pbpaste"}, ""},
	{[]string{"powershell.exe", "-NoProfile", "-Command", "Get-Clipboard -Raw"}, ""},
}

// readClipboard returns the text in the clipboard. It uses the first program that works.
func readClipboard(ctx context.Context) (string, error) {
	for _, p := range pasters {
		if p.variable != "" && os.Getenv(p.variable) == "" {
			continue
		}

		// An installed program may fail, for example if there is no display. Then try the next one.
		path, err := exec.LookPath(p.command[0])
		if err != nil {
			continue
		}
		text, err := child.Output(exec.CommandContext(ctx, path, p.command[1:]...))
		if err == nil {
			return string(text), nil
		}
	}
	return "", errors.New("the clipboard cannot be read: install wl-paste, xclip, xsel or pbpaste")
}
