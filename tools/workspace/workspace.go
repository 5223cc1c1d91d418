// Package workspace finds the problems that a command line names. The judge and the tools share it.
package workspace

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// Workspace is a module with the folders problems and testcases.
type Workspace struct {
	Root string // the folder of go.mod; "" when the command was called outside of such a module
}

// Target is one problem to be judged.
type Target struct {
	ID      string // such as uva260 or abc300/a
	Package string // the folder of the problem package, absolute
	Sources string // the folder with main.go and main.cpp; "" for a package from elsewhere
}

// Find looks for the module upwards from the folder dir.
func Find(dir string) *Workspace {
	dir, _ = filepath.Abs(dir) // there is none above a working directory that was removed
	for ; !IsDir(filepath.Join(dir, "problems")) || Module(dir) == ""; dir = filepath.Dir(dir) {
		if dir == filepath.Dir(dir) {
			return &Workspace{}
		}
	}
	return &Workspace{Root: dir}
}

var moduleLine = regexp.MustCompile(`(?m)^\s*module\s+"?([^\s"]+)`)

// Module returns the path of the module whose go.mod stands in this folder, "" when there is none.
func Module(root string) string {
	text, _ := os.ReadFile(filepath.Join(root, "go.mod")) // a file that is not there says nothing
	if m := moduleLine.FindSubmatch(text); m != nil {
		return string(m[1])
	}
	return ""
}

// IsDir reports whether there is a folder of this name.
func IsDir(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// isPackage reports whether the folder dir holds a problem: problem.yaml, a folder data, or inputs.
func isPackage(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, "problem.yaml"))
	inputs, _ := fs.Glob(os.DirFS(dir), `[^.\-]*.in`) // what cannot be read holds none
	return err == nil || IsDir(filepath.Join(dir, "data")) || len(inputs) > 0
}

// Target returns the folders of the problem with this id, whether or not they are there.
func (w *Workspace) Target(id string) Target {
	name := filepath.FromSlash(id)
	return Target{ID: id, Package: filepath.Join(w.Root, "testcases", name), Sources: filepath.Join(w.Root, "problems", name)}
}

// IDs returns the names of the module's problems, in their order: folders below problems, with slashes in names
// such as abc300/a. A folder is a problem if it holds Go or C++ files, a folder solution, or no folders, or if testcases
// has data of that name; else it is a contest, which holds problems.
func (w *Workspace) IDs() (ids []string, err error) {
	if w.Root == "" {
		return nil, nil
	}
	problems := w.Target("").Sources
	err = filepath.WalkDir(problems, func(folder string, d fs.DirEntry, err error) error {
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return nil
		case err != nil || !d.IsDir() || folder == problems:
			return err
		case d.Name() == "internal" || folder == filepath.Join(problems, "lib") || strings.HasPrefix(d.Name(), "."):
			return fs.SkipDir
		}
		entries, err := os.ReadDir(folder)
		id := filepath.ToSlash(folder[len(problems)+1:])
		if slices.ContainsFunc(entries, isSource) || !slices.ContainsFunc(entries, fs.DirEntry.IsDir) || isPackage(w.Target(id).Package) {
			ids = append(ids, id)
			return cmp.Or(err, fs.SkipDir)
		}
		return err
	})
	return ids, err
}

// isSource reports whether something belongs to a program, so that the folder in which it is is that of a problem.
func isSource(e fs.DirEntry) bool {
	return e.Name() == "solution" || filepath.Ext(e.Name()) == ".go" || filepath.Ext(e.Name()) == ".cpp"
}

// Resolve finds the problems that the arguments name: each the name of a problem or contest or an unambiguous
// start of it, the number of a problem of UVa, or the folder of a problem package. No argument means all problems.
func (w *Workspace) Resolve(dir string, args []string) (list []Target, err error) {
	ids, err := w.IDs()
	switch {
	case err != nil:
		return nil, err
	case len(args) > 0:
	case w.Root == "":
		return nil, errors.New("no module with a folder problems here or above; name a problem package to be judged")
	default:
		if list = w.withTestcases(ids); len(list) == 0 {
			err = fmt.Errorf("%s: no problem here has testcases", filepath.Join(w.Root, "problems"))
		}
	}
	for _, arg := range args {
		found, err := w.resolve(dir, arg, ids)
		if err != nil {
			return nil, err
		}
		found = slices.DeleteFunc(found, func(t Target) bool { return slices.Contains(list, t) })
		list = append(list, found...)
	}
	return list, err
}

// In returns the path of what a command line names that was given in a folder; "" stays "".
func In(folder, name string) string {
	if name == "" || filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(folder, name)
}

// resolve finds what one argument names among these problems. The full name of a problem or contest goes before a folder,
// and that before the start of a name, unless the argument does not look like a folder.
func (w *Workspace) resolve(dir, arg string, ids []string) ([]Target, error) {
	found := named(ids, arg)
	folder := In(dir, arg)
	asFolder := strings.ContainsAny(arg, `/\.`) || len(startingWith(ids, arg)) == 0
	_, err := os.Stat(filepath.Join(folder, "problem.yaml"))
	switch {
	case len(found) > 0:
	case asFolder && IsDir(folder) || err == nil:
		for _, part := range []string{"problems", "testcases"} { // the folder may be one of a problem here
			if rel, err := filepath.Rel(filepath.Join(w.Root, part), folder); err == nil && len(found) == 0 {
				found = named(ids, rel)
			}
		}
		if len(found) == 0 {
			return []Target{{ID: filepath.Base(folder), Package: folder}}, nil
		}
	case len(ids) == 0:
		return nil, fmt.Errorf("%q is no folder of a problem package", arg)
	default:
		if found, err = Match(ids, arg); err != nil {
			return nil, err
		}
	}
	list := w.withTestcases(found)
	if len(list) == 0 {
		return nil, fmt.Errorf("%s: no such folder; the problem %s has no testcases", w.Target(found[0]).Package, found[0])
	}
	return list, nil
}

// withTestcases returns those of the problems that have testcases.
func (w *Workspace) withTestcases(ids []string) (list []Target) {
	for _, id := range ids {
		if t := w.Target(id); IsDir(t.Package) {
			list = append(list, t)
		}
	}
	return list
}

// those returns the problems whose names are so.
func those(ids []string, are func(id string) bool) []string {
	return slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return !are(id) })
}

// named returns the problem, or the problems of the contest, that has exactly this name.
func named(ids []string, name string) []string {
	name = strings.TrimSuffix(filepath.ToSlash(name), "/")
	return those(ids, func(id string) bool { return id == name || strings.HasPrefix(id, name+"/") })
}

// startingWith returns the problems whose names start so. A start does not end within a number: uva1000 is another
// problem than uva10004.
func startingWith(ids []string, name string) []string {
	isDigit := func(c byte) bool { return '0' <= c && c <= '9' }
	return those(ids, func(id string) bool {
		rest, ok := strings.CutPrefix(id, name)
		if name == "" || !ok {
			return false
		}
		cutsNumber := rest != "" && isDigit(rest[0]) && isDigit(name[len(name)-1])
		return !cutsNumber
	})
}

// Match returns those of the problems that an argument names: one by its name or an unambiguous start of it, one of
// UVa by its number, or all of a contest by its name or an unambiguous start of it. A number is matched completely or
// not at all. The error says what was probably meant.
func Match(ids []string, arg string) ([]string, error) {
	for _, name := range []string{arg, "uva" + arg} {
		if found := named(ids, name); len(found) > 0 {
			return found, nil
		}
	}
	found := startingWith(ids, arg)
	if len(found) == 0 {
		return nil, fmt.Errorf("no problem %q, and no folder of that name; %sthe problems here are %s", arg, suggestion(arg, ids), strings.Join(ids, ", "))
	}
	for _, id := range found[1:] {
		if contest := path.Dir(id); contest != path.Dir(found[0]) || !strings.HasPrefix(contest, arg) {
			return nil, fmt.Errorf("%q is ambiguous: %s", arg, strings.Join(found, ", "))
		}
	}
	return found, nil
}

// suggestion names the problem that was meant: the one that shares most letters with the argument, at the starts and at
// the ends of both, if these are half of it, as where two of four are swapped.
func suggestion(arg string, names []string) (text string) {
	most := (len(arg)+1)/2 - 1
	for _, name := range names {
		start, end, all := 0, 0, min(len(arg), len(name))
		for start < all && arg[start] == name[start] {
			start++
		}
		for end < all && arg[len(arg)-1-end] == name[len(name)-1-end] {
			end++
		}
		if shared := min(start+end, all); shared > most {
			text, most = fmt.Sprintf("did you mean %s? ", name), shared
		}
	}
	return text
}
