// This file finds compilers and interpreters.

package language

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"oj/tools/shared/child"
)

// A Tool is a compiler or interpreter on this machine.
type Tool struct {
	Path     string
	Identity string // a text that changes if another version is installed
	runtime  string // the program that starts compiled programs
}

// Find returns the first tool of the language that is installed. If there is none, the error says what is missing.
func (l *Language) Find(ctx context.Context) (Tool, error) {
	switch {
	case l.missing != "":
		return Tool{}, errors.New(l.missing)
	case l.Tools == nil:
		return Tool{}, nil
	}

	lacks := "looked for " + strings.Join(l.Tools, ", ")
	for _, name := range l.Tools {
		// Try the tools in the order of preference.
		path, err := exec.LookPath(name)
		if err == nil && l.own != "" {
			path, err = ownFile(ctx, path, l.own)
		}
		if err != nil {
			continue
		}
		info, err := os.Stat(path)
		if err != nil {
			return Tool{}, err
		}

		// The size and time of the file identify the version. To start the tool and let it print its version would
		// be too slow: with cached programs, it would take longer than everything else that the judge does.
		tool := Tool{Path: path, Identity: fmt.Sprintf("%s %d %d", path, info.Size(), info.ModTime().UnixNano())}
		if l.runtime != "" {
			// Take the runtime from the compiler's folder if possible, because a runtime elsewhere may have a
			// different version.
			tool.runtime, err = exec.LookPath(filepath.Join(filepath.Dir(path), l.runtime))
			if err != nil {
				tool.runtime, err = exec.LookPath(l.runtime)
			}
		}
		if err == nil {
			return tool, nil
		}
		lacks = fmt.Sprintf("%s was found, but %s, which runs its programs, was not", name, l.runtime)
	}
	return Tool{}, fmt.Errorf("no %s compiler or interpreter found (%s)%s", l.Name, lacks, l.get)
}

// ownFile asks a tool for its real path, because path may be a wrapper. If the tool prints no path, ownFile
// returns path. If the wrapper cannot find its tool, ownFile returns an error.
func ownFile(ctx context.Context, path, text string) (string, error) {
	out, err := child.Output(exec.CommandContext(ctx, path, strings.Fields(text)...))
	if err != nil {
		return "", err
	}

	printed := strings.TrimSpace(string(out))
	for _, file := range []string{printed, filepath.Join(printed, "bin", filepath.Base(path))} {
		own, err := exec.LookPath(file)
		if err == nil && filepath.IsAbs(file) {
			return own, nil
		}
	}
	return path, nil
}
