// Package workspace finds the problems that a command line names.
package workspace

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Workspace is a module with the folders problems and testcases.
type Workspace struct {
	Root string // the folder of go.mod; "" when the command was called outside of such a module
}

// Target is one problem to be judged.
type Target struct {
	ID      string
	Package string // the folder of the problem package, absolute
	Sources string // the folder with main.go and main.cpp; "" for a package from elsewhere
}

// Find looks for the module upwards from the folder dir.
func Find(dir string) (*Workspace, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	for {
		if isDir(filepath.Join(dir, "problems")) && isModule(filepath.Join(dir, "go.mod")) {
			return &Workspace{Root: dir}, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return &Workspace{}, nil
		}
		dir = up
	}
}

// isModule reports whether the file names a module.
func isModule(file string) bool {
	f, err := os.Open(file)
	if err != nil {
		return false
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if strings.HasPrefix(strings.TrimSpace(lines.Text()), "module ") {
			return true
		}
	}
	return false
}

func isDir(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// All returns every problem of the module that has testcases, in the order of names.
func (w *Workspace) All() ([]Target, error) {
	if w.Root == "" {
		return nil, errors.New("no module with a folder problems here or above; name a problem package to be judged")
	}
	entries, err := os.ReadDir(filepath.Join(w.Root, "problems"))
	if err != nil {
		return nil, err
	}
	var list []Target
	for _, e := range entries {
		t := w.target(e.Name())
		if e.IsDir() && e.Name() != "internal" && isDir(t.Package) {
			list = append(list, t)
		}
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("%s: no problem here has testcases", filepath.Join(w.Root, "problems"))
	}
	return list, nil
}

func (w *Workspace) target(id string) Target {
	return Target{ID: id, Package: filepath.Join(w.Root, "testcases", id), Sources: filepath.Join(w.Root, "problems", id)}
}

// Resolve finds the problems that the arguments name: each the name of a problem or an unambiguous
// start of it, or the folder of a problem package. No argument means all problems.
func (w *Workspace) Resolve(dir string, args []string) ([]Target, error) {
	if len(args) == 0 {
		return w.All()
	}
	var list []Target
	seen := map[string]bool{}
	for _, arg := range args {
		t, err := w.resolve(dir, arg)
		if err != nil {
			return nil, err
		}
		if !seen[t.Package] {
			seen[t.Package] = true
			list = append(list, t)
		}
	}
	return list, nil
}

func (w *Workspace) resolve(dir, arg string) (Target, error) {
	names, err := w.names()
	if err != nil {
		return Target{}, err
	}
	var matches []string
	for _, name := range names {
		if name == arg {
			return w.existing(name)
		}
		if strings.HasPrefix(name, arg) && arg != "" {
			matches = append(matches, name)
		}
	}
	path := arg
	if !filepath.IsAbs(path) {
		path = filepath.Join(dir, path)
	}
	asPath := strings.ContainsAny(arg, `/\.`) || len(matches) == 0
	switch {
	case asPath && isDir(path) || isFile(filepath.Join(path, "problem.yaml")):
		return w.folder(path)
	case len(matches) == 1:
		return w.existing(matches[0])
	case len(matches) > 1:
		return Target{}, fmt.Errorf("%q is ambiguous: %s", arg, strings.Join(matches, ", "))
	}
	if len(names) == 0 {
		return Target{}, fmt.Errorf("%q is no folder of a problem package", arg)
	}
	return Target{}, fmt.Errorf("no problem %q, and no folder of that name; the problems here are %s", arg, strings.Join(names, ", "))
}

// existing returns the module's problem of this name, which must have testcases.
func (w *Workspace) existing(id string) (Target, error) {
	t := w.target(id)
	if !isDir(t.Package) {
		return t, fmt.Errorf("%s: no such folder; the problem %s has no testcases", t.Package, id)
	}
	return t, nil
}

// folder returns the problem whose package, or whose sources in the module, stand in this folder.
func (w *Workspace) folder(path string) (Target, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return Target{}, err
	}
	if w.Root != "" {
		id := filepath.Base(path)
		t := w.target(id)
		if path == t.Sources || path == t.Package && isDir(t.Sources) {
			return w.existing(id)
		}
	}
	return Target{ID: filepath.Base(path), Package: path}, nil
}

// names returns the names of the module's problems.
func (w *Workspace) names() ([]string, error) {
	if w.Root == "" {
		return nil, nil
	}
	entries, err := os.ReadDir(filepath.Join(w.Root, "problems"))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	var names []string
	for _, e := range entries {
		if e.IsDir() && e.Name() != "internal" {
			names = append(names, e.Name())
		}
	}
	return names, nil
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}
