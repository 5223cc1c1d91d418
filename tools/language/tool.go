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
)

// Tool is a compiler or interpreter of this machine.
type Tool struct {
	Path     string
	Identity string // changes when another version is installed
	runtime  string // what starts the programs
}

// Find finds the tool of the language. The error says what is missing.
func (l *Language) Find(ctx context.Context) (Tool, error) {
	switch {
	case l.missing != "":
		return Tool{}, errors.New(l.missing)
	case l.Tools == nil:
		return Tool{}, nil
	}
	lacks := "looked for " + strings.Join(l.Tools, ", ")
	for _, name := range l.Tools {
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
		// Asking a tool for its version would cost more time than all else when nothing has to be built.
		tool := Tool{Path: path, Identity: fmt.Sprintf("%s %d %d", path, info.Size(), info.ModTime().UnixNano())}
		if l.runtime != "" {
			if tool.runtime, err = exec.LookPath(filepath.Join(filepath.Dir(path), l.runtime)); err != nil {
				tool.runtime, err = exec.LookPath(l.runtime)
			}
		}
		if err == nil {
			return tool, nil
		}
		lacks = fmt.Sprintf("%s is there, but not %s, which runs its programs", name, l.runtime)
	}
	return Tool{}, fmt.Errorf("no %s compiler or interpreter found (%s)", l.Name, lacks)
}

// ownFile asks a tool for its own file, since what the path names may be a wrapper. The error says that there is nothing
// behind it.
func ownFile(ctx context.Context, path, text string) (string, error) {
	out, err := exec.CommandContext(ctx, path, strings.Fields(text)...).Output()
	if err != nil {
		return "", err
	}
	said := strings.TrimSpace(string(out))
	for _, file := range []string{said, filepath.Join(said, "bin", filepath.Base(path))} {
		if own, err := exec.LookPath(file); err == nil && filepath.IsAbs(file) {
			return own, nil
		}
	}
	return path, nil
}
