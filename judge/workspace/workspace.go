// Package workspace finds the problems that a command line names, and tells what is known of them without their
// testcases: for which judge they are, for example. The judge and the tools share it.
package workspace

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"oj/judge/internal/problem"
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
	ids, err := w.IDs()
	if err != nil {
		return nil, err
	}
	list := w.withTestcases(ids)
	if len(list) == 0 {
		return nil, fmt.Errorf("%s: no problem here has testcases", filepath.Join(w.Root, "problems"))
	}
	return list, nil
}

// withTestcases returns those of the problems that have testcases.
func (w *Workspace) withTestcases(ids []string) []Target {
	var list []Target
	for _, id := range ids {
		if t := w.Target(id); isDir(t.Package) {
			list = append(list, t)
		}
	}
	return list
}

// Target returns the folders of the problem with this id, whether or not they are there.
func (w *Workspace) Target(id string) Target {
	name := filepath.FromSlash(id)
	return Target{ID: id, Package: filepath.Join(w.Root, "testcases", name), Sources: filepath.Join(w.Root, "problems", name)}
}

// IDs returns the names of the module's problems, in their order: folders below problems, with slashes in names
// such as abc300/a. A folder is a problem if it holds Go or C++ files, a folder solution, or nothing that is a
// problem, or if testcases has data of that name; else it is a contest, which holds problems.
func (w *Workspace) IDs() ([]string, error) {
	if w.Root == "" {
		return nil, nil
	}
	return w.below("")
}

// below returns the problems in the folder of this name, "" for problems itself.
func (w *Workspace) below(contest string) (ids []string, err error) {
	entries, err := os.ReadDir(w.Target(contest).Sources)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	for _, e := range entries {
		if !e.IsDir() || e.Name() == "internal" || strings.HasPrefix(e.Name(), ".") {
			continue
		}
		id := path.Join(contest, e.Name())
		var inner []string
		if !w.isProblem(id) {
			if inner, err = w.below(id); err != nil {
				return nil, err
			}
		}
		if len(inner) == 0 {
			inner = []string{id}
		}
		ids = append(ids, inner...)
	}
	return ids, nil
}

// isProblem reports whether the folder of this name is that of a problem, not of a contest.
func (w *Workspace) isProblem(id string) bool {
	t := w.Target(id)
	for _, pattern := range []string{"*.go", "*.cpp", "solution"} {
		if found, _ := filepath.Glob(filepath.Join(t.Sources, pattern)); len(found) > 0 {
			return true
		}
	}
	return problem.IsPackage(t.Package)
}

// Resolve finds the problems that the arguments name: each the name of a problem or contest or an unambiguous
// start of it, the number of a problem of UVa, or the folder of a problem package. No argument means all problems.
func (w *Workspace) Resolve(dir string, args []string) ([]Target, error) {
	if len(args) == 0 {
		return w.All()
	}
	var list []Target
	seen := map[string]bool{}
	for _, arg := range args {
		found, err := w.resolve(dir, arg)
		if err != nil {
			return nil, err
		}
		for _, t := range found {
			if !seen[t.Package] {
				seen[t.Package] = true
				list = append(list, t)
			}
		}
	}
	return list, nil
}

// resolve finds what one argument names. The full name of a problem or contest goes before a folder, and that
// before the start of a name, unless the argument does not look like a folder.
func (w *Workspace) resolve(dir, arg string) ([]Target, error) {
	ids, err := w.IDs()
	if err != nil {
		return nil, err
	}
	if found := named(ids, arg); len(found) > 0 {
		return w.existing(found)
	}
	folder := arg
	if !filepath.IsAbs(folder) {
		folder = filepath.Join(dir, folder)
	}
	found, err := Match(ids, arg)
	asFolder := strings.ContainsAny(arg, `/\.`) || len(found) == 0 && !errors.As(err, new(*ambiguous))
	switch {
	case asFolder && isDir(folder) || isFile(filepath.Join(folder, "problem.yaml")):
		return w.folder(folder, ids)
	case err != nil && len(ids) == 0:
		return nil, fmt.Errorf("%q is no folder of a problem package", arg)
	case err != nil:
		return nil, err
	}
	return w.existing(found)
}

// Match returns those of the problems that an argument names: one by its name or an unambiguous start of it, one of
// UVa by its number, or all of a contest by its name or an unambiguous start of it. The error says what was
// probably meant.
func Match(ids []string, arg string) ([]string, error) {
	if found := named(ids, arg); len(found) > 0 {
		return found, nil
	}
	var matches []string
	contest := true // all matches are problems of one contest, of whose name arg is the start
	for _, id := range ids {
		if !strings.HasPrefix(id, arg) || arg == "" {
			continue
		}
		matches = append(matches, id)
		contest = contest && path.Dir(id) == path.Dir(matches[0]) && strings.HasPrefix(path.Dir(id), arg)
	}
	switch {
	case len(matches) == 0:
		return nil, fmt.Errorf("no problem %q, and no folder of that name; %sthe problems here are %s", arg, suggestion(arg, ids), strings.Join(ids, ", "))
	case len(matches) > 1 && !contest:
		return nil, &ambiguous{arg, matches}
	}
	return matches, nil
}

// named returns the problem, or the problems of the contest, that has exactly this name; the problem of UVa for a
// number.
func named(ids []string, arg string) (found []string) {
	arg = strings.TrimSuffix(filepath.ToSlash(arg), "/")
	for _, id := range ids {
		if id == arg {
			return []string{id}
		}
		if strings.HasPrefix(id, arg+"/") {
			found = append(found, id)
		}
	}
	if uva := "uva" + arg; len(found) == 0 && slices.Contains(ids, uva) && strings.Trim(arg, "0123456789") == "" {
		return []string{uva}
	}
	return found
}

// ambiguous is the error of an argument that several problems' names begin with.
type ambiguous struct {
	arg     string
	matches []string
}

func (e *ambiguous) Error() string {
	return fmt.Sprintf("%q is ambiguous: %s", e.arg, strings.Join(e.matches, ", "))
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

// existing returns those of the problems that have testcases; at least one of them must.
func (w *Workspace) existing(ids []string) ([]Target, error) {
	list := w.withTestcases(ids)
	if len(list) == 0 {
		return nil, fmt.Errorf("%s: no such folder; the problem %s has no testcases", w.Target(ids[0]).Package, ids[0])
	}
	return list, nil
}

// folder returns the problems, of these ids, whose package or sources in the module stand in this folder; else the
// package in it.
func (w *Workspace) folder(folder string, ids []string) ([]Target, error) {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return nil, err
	}
	for _, part := range []string{"problems", "testcases"} {
		rel, err := filepath.Rel(filepath.Join(w.Root, part), folder)
		if w.Root == "" || err != nil || !filepath.IsLocal(rel) || rel == "." {
			continue
		}
		if found := named(ids, filepath.ToSlash(rel)); len(found) > 0 && (part == "problems" || len(found) > 1 || found[0] == filepath.ToSlash(rel)) {
			return w.existing(found)
		}
	}
	return []Target{{ID: filepath.Base(folder), Package: folder}}, nil
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}
