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
		if isDir(filepath.Join(dir, "problems")) && Module(dir) != "" {
			return &Workspace{Root: dir}, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return &Workspace{}, nil
		}
		dir = up
	}
}

// Module returns the path of the module whose go.mod stands in this folder, "" when there is none.
func Module(root string) string {
	f, err := os.Open(filepath.Join(root, "go.mod"))
	if err != nil {
		return ""
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if path, ok := strings.CutPrefix(strings.TrimSpace(lines.Text()), "module "); ok {
			return strings.Trim(strings.TrimSpace(path), `"`)
		}
	}
	return ""
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
	return Target{}, fmt.Errorf("no problem %q, and no folder of that name; %sthe problems here are %s", arg, suggestion(arg, names), strings.Join(names, ", "))
}

// suggestion names the problem that was meant, if one is near enough.
func suggestion(arg string, names []string) string {
	best, least := "", 1+len(arg)/3
	for _, name := range names {
		// The name may be meant, or a start of it.
		d := min(distance(arg, name), distance(arg, name[:min(len(name), len(arg))]))
		if strings.Contains(name, arg) {
			d = 0
		}
		if d < least {
			best, least = name, d
		}
	}
	if best == "" {
		return ""
	}
	return fmt.Sprintf("did you mean %s? ", best)
}

// distance is how many letters must be put in, left out, replaced or exchanged with their neighbours to
// get from one word to the other.
func distance(a, b string) int {
	d := make([][]int, len(a)+1)
	for i := range d {
		d[i] = make([]int, len(b)+1)
		d[i][0] = i
		for j := 1; j <= len(b); j++ {
			if i == 0 {
				d[i][j] = j
				continue
			}
			same := 1
			if a[i-1] == b[j-1] {
				same = 0
			}
			d[i][j] = min(d[i-1][j]+1, d[i][j-1]+1, d[i-1][j-1]+same)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d[i][j] = min(d[i][j], d[i-2][j-2]+1)
			}
		}
	}
	return d[len(a)][len(b)]
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
