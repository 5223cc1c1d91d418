// Package workspace finds the problems that command-line arguments name. The judge and the tools use it.
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

	"oj/tools/shared/args"
	"oj/tools/shared/layout"
	"oj/tools/shared/site"
	"oj/tools/shared/spell"
)

// A Workspace is a module with the folders problems and testcases.
type Workspace struct {
	Root string // the folder of go.mod; "" if the command was started outside such a module
}

// A Target contains the folders of a problem.
type Target struct {
	ID      string // such as uva260 or abc300/a
	Package string // the absolute path of the problem package
	Sources string // the folder of the problem's main.go and main.cpp; "" for a package that is not part of the module
}

// Find returns the workspace that contains the folder dir: it searches for the module in dir and in the folders
// above it.
func Find(dir string) *Workspace {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return &Workspace{} // this error means that the working directory no longer exists
	}
	for {
		if IsDir(filepath.Join(dir, "problems")) && Module(dir) != "" {
			return &Workspace{Root: dir}
		}

		// Stop at the root folder, which is its own parent.
		parent := filepath.Dir(dir)
		if parent == dir {
			return &Workspace{}
		}
		dir = parent
	}
}

var moduleLine = regexp.MustCompile(`(?m)^\s*module\s+"?([^\s"]+)`)

// Module returns the module path in the go.mod of this folder, or "" if the folder has no go.mod.
func Module(root string) string {
	// Read go.mod, because that is much faster than starting the go command.
	text, _ := os.ReadFile(filepath.Join(root, "go.mod")) // treat a missing file as empty
	if m := moduleLine.FindSubmatch(text); m != nil {
		return string(m[1])
	}
	return ""
}

// IsDir reports whether there is a folder with this name.
func IsDir(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// isFile reports whether there is a regular file with this name.
func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// HasFormat reports whether the folder dir is a problem package in the ICPC format, finished or not: it contains
// problem.yaml or a folder called data.
func HasFormat(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, "problem.yaml"))
	return err == nil || IsDir(filepath.Join(dir, "data"))
}

// isPackage reports whether the folder dir is a problem package, or contains testcases in one of the layouts of package
// layout.
func isPackage(dir string) bool { return HasFormat(dir) || layout.Has(dir) }

// Target returns the folders of the problem with this id. The problem and its folders need not exist. If a
// user's own repository contains no testcases of the problem, they may be in the clone of the tools'
// repository. Then Package is their folder in this clone.
func (w *Workspace) Target(id string) Target {
	name := filepath.FromSlash(id)
	t := Target{
		ID:      id,
		Package: filepath.Join(w.Root, "testcases", name),
		Sources: filepath.Join(w.Root, "problems", name),
	}
	if id == "" || w.Root == "" || IsDir(t.Package) || isPackage(t.Sources) {
		return t
	}

	for _, m := range Modules(w.Root)[1:] {
		if dir := filepath.Join(m.Dir, "testcases", name); isPackage(dir) {
			t.Package = dir
			break
		}
	}
	return t
}

// IDs returns the ids of the module's problems in alphabetical order. An id is the path of a folder below
// problems/, such as abc300/a. Such a folder is a problem if at least one of these is true:
//
//   - it contains a Go file, a C++ file or a folder called solution;
//   - it contains no folders;
//   - it contains testcases, for example in a folder called tests;
//   - testcases contains a problem package with the same path.
//
// Any other folder is a contest, which contains problems.
func (w *Workspace) IDs() (ids []string, err error) {
	if w.Root == "" {
		return nil, nil
	}

	// Skip hidden folders and the folder of helpers.
	problems := w.Target("").Sources
	err = filepath.WalkDir(problems, func(folder string, d fs.DirEntry, err error) error {
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return nil
		case err != nil || !d.IsDir() || folder == problems:
			return err
		}
		isHelpers := d.Name() == "internal" || folder == filepath.Join(problems, "lib")
		if isHelpers || strings.HasPrefix(d.Name(), ".") {
			return fs.SkipDir
		}

		entries, err := os.ReadDir(folder)
		id := filepath.ToSlash(folder[len(problems)+1:])
		hasSource := slices.ContainsFunc(entries, isSource)
		hasFolder := slices.ContainsFunc(entries, fs.DirEntry.IsDir)
		if hasSource || !hasFolder || isPackage(folder) || isPackage(w.Target(id).Package) {
			ids = append(ids, id)
			return cmp.Or(err, fs.SkipDir)
		}
		return err
	})
	return ids, err
}

// isSource reports whether a file or folder is part of a program.
func isSource(e fs.DirEntry) bool {
	return e.Name() == "solution" || filepath.Ext(e.Name()) == ".go" || filepath.Ext(e.Name()) == ".cpp"
}

// Resolve returns the problems that the arguments name. An argument is the id of a problem or contest, the
// beginning of exactly one id, the number of a problem of UVa, or the folder of a problem package. Relative
// folders are relative to dir. Without arguments it returns all problems.
func (w *Workspace) Resolve(dir string, args []string) (list []Target, err error) {
	// Outside a module there are no ids, but an argument may still name a package.
	ids, err := w.IDs()
	if err != nil {
		return nil, err
	}
	if len(args) == 0 {
		return w.all(ids)
	}

	for _, arg := range args {
		found, err := w.resolve(dir, arg, ids)
		if err != nil {
			return nil, err
		}
		// Skip problems that an earlier argument has named already.
		found = slices.DeleteFunc(found, func(t Target) bool { return slices.Contains(list, t) })
		list = append(list, found...)
	}
	return list, nil
}

// all returns all problems that have testcases.
func (w *Workspace) all(ids []string) ([]Target, error) {
	if w.Root == "" {
		return nil, errors.New("neither this folder nor a folder above it contains both go.mod and problems/; name a program whose tests are in the same folder, " +
			"a folder of programs and tests, or a problem package")
	}
	list := w.withTestcases(ids)
	if len(list) == 0 {
		return nil, fmt.Errorf("no problem in %s has testcases", filepath.Join(w.Root, "problems"))
	}
	return list, nil
}

// In returns the path of a file whose name may be relative to a folder. If the name is "", it returns "".
func In(folder, name string) string {
	if name == "" || filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(folder, name)
}

// resolve returns the problems that one argument names. It first tries the argument as an exact id of a
// problem or contest, then as a folder, then as the start of an id. One case is ambiguous: the argument names
// a folder without problem.yaml, but is also the start of an id. In this case the argument means the folder
// if the argument contains a slash or a dot. Otherwise it means the ids.
func (w *Workspace) resolve(dir, arg string, ids []string) ([]Target, error) {
	found := named(ids, arg)
	folder := In(dir, arg)
	looksLikeFolder := strings.ContainsAny(arg, `/\.`) || len(startingWith(ids, arg)) == 0
	_, err := os.Stat(filepath.Join(folder, "problem.yaml"))
	isPackage := err == nil
	switch {
	case len(found) > 0:
	case looksLikeFolder && isFile(folder):
		return w.resolveFile(folder)
	case looksLikeFolder && IsDir(folder) || isPackage:
		found = w.byFolder(ids, folder)
		if len(found) == 0 {
			return []Target{{ID: filepath.Base(folder), Package: folder}}, nil
		}
	case len(ids) == 0:
		return nil, fmt.Errorf("%q is not a folder of a problem package", arg)
	default:
		found, err = Match(ids, arg)
		if err != nil {
			return nil, err
		}
	}

	// A problem without testcases cannot be judged.
	list := w.withTestcases(found)
	if len(list) == 0 {
		return nil, fmt.Errorf("%s: no such folder; the problem %s has no testcases", w.Target(found[0]).Package, found[0])
	}
	return list, nil
}

// resolveFile returns the problem to which a file belongs.
func (w *Workspace) resolveFile(file string) ([]Target, error) {
	name, err := w.Around(file)
	if err != nil {
		return nil, err
	}
	if filepath.IsAbs(name) && !isPackage(name) {
		return nil, fmt.Errorf("%s belongs to no problem: it is not in problems/ID or testcases/ID, and there are no tests beside it", file)
	}
	return w.Resolve(filepath.Dir(file), []string{name})
}

// byFolder returns the problems in a folder. The folder is in problems/, in testcases/ or in mine/, which
// contains the user's own programs for the course.
func (w *Workspace) byFolder(ids []string, folder string) []string {
	for _, part := range []string{"problems", "testcases", "mine"} {
		// Rel fails on Windows if the folder is on another drive.
		rel, err := filepath.Rel(filepath.Join(w.Root, part), folder)
		if err != nil {
			continue
		}
		if found := named(ids, rel); len(found) > 0 {
			return found
		}
	}

	// The folder may be in another repository: in a user's own repository, the testcases of the course are in
	// the repository of the tools.
	if path, err := filepath.Rel(w.Root, folder); err == nil && filepath.IsLocal(path) {
		return nil
	}
	return filter(ids, func(id string) bool { return w.Target(id).Package == folder })
}

// Around returns the name of the problem to which a file belongs. If the file is in a folder of
// the problem, such as problems/ID, the name is the ID. Otherwise the name is the folder of the file.
func (w *Workspace) Around(file string) (name string, err error) {
	ids, err := w.IDs()
	if err != nil {
		return "", err
	}
	inside := func(dir string) bool {
		return w.Root != "" && strings.HasPrefix(dir, w.Root+string(filepath.Separator))
	}
	for dir := filepath.Dir(file); inside(dir); dir = filepath.Dir(dir) {
		// The folder of a contest belongs to several problems, so it does not tell which problem is meant.
		if found := w.byFolder(ids, dir); len(found) == 1 {
			return found[0], nil
		}
	}
	return filepath.Dir(file), nil
}

// withTestcases returns the problems that have testcases.
func (w *Workspace) withTestcases(ids []string) (list []Target) {
	for _, id := range ids {
		t := w.Target(id)
		switch {
		case IsDir(t.Package):
			list = append(list, t)
		case isPackage(t.Sources): // the tests are in the same folder as the programs
			list = append(list, Target{ID: id, Package: t.Sources})
		}
	}
	return list
}

// filter returns each id for which matches(id) is true.
func filter(ids []string, matches func(id string) bool) []string {
	return slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return !matches(id) })
}

// named returns the problem with exactly this id, or all problems of the contest with this name.
func named(ids []string, name string) []string {
	// Remove the slash that shells add to the names of folders.
	name = strings.TrimSuffix(filepath.ToSlash(name), "/")
	return filter(ids, func(id string) bool { return id == name || strings.HasPrefix(id, name+"/") })
}

// startingWith returns the ids that start with this text. It leaves out ids in which the text ends within a
// number, because uva1000 must not mean uva10004.
func startingWith(ids []string, name string) []string {
	isDigit := func(c byte) bool { return '0' <= c && c <= '9' }
	return filter(ids, func(id string) bool {
		rest, ok := strings.CutPrefix(id, name)
		if name == "" || !ok {
			return false
		}

		// The text must not end within a number of the id.
		cutsNumber := rest != "" && isDigit(rest[0]) && isDigit(name[len(name)-1])
		return !cutsNumber
	})
}

// IsID reports whether an argument is the whole id of a problem, or its number (see site.Numbered).
func IsID(arg, id string) bool {
	numbered, _ := site.ByNumber(arg)
	return arg == id || numbered == id
}

// Match returns the problems that an argument names: by the id of a problem or contest, by an unambiguous start
// of it, or by a number alone (see site.Numbered). A number must match completely. If there is no match, the error
// suggests similar ids.
func Match(ids []string, arg string) ([]string, error) {
	numbered, _ := site.ByNumber(arg)
	for _, name := range []string{arg, numbered} {
		if found := named(ids, name); len(found) > 0 {
			return found, nil
		}
	}

	found := startingWith(ids, arg)
	if len(found) == 0 {
		return nil, fmt.Errorf("no problem %q, and no folder of that name; %s (%s %s creates it)",
			arg, suggestion(arg, ids), args.Named("go run ./tools/new"), args.Quote(arg))
	}
	// The argument may match several problems only if all of them belong to one contest.
	for _, id := range found[1:] {
		contest := path.Dir(id)
		if contest != path.Dir(found[0]) || !strings.HasPrefix(contest, arg) {
			return nil, fmt.Errorf("%q is ambiguous: %s", arg, some(found))
		}
	}
	return found, nil
}

// maxSuggested is the maximum number of ids in an error.
const maxSuggested = 5

// The function some returns the first ids, at most maxSuggested, separated by commas. If there are more ids,
// it adds their number.
func some(ids []string) string {
	if more := len(ids) - maxSuggested; more > 0 {
		return fmt.Sprintf("%s and %d more", strings.Join(ids[:maxSuggested], ", "), more)
	}
	return strings.Join(ids, ", ")
}

// suggestion returns the end of an error message about an unknown id. It asks whether the user meant one of
// the ids that are most similar to the argument. If no id is similar, it lists the first ids.
func suggestion(arg string, ids []string) string {
	// The number of a problem is not a mistyped number of another one, if more than one digit differs.
	isNear := func(id string) bool {
		return shared(arg, id) >= leastShared(arg) && (letters(arg) != letters(id) || spell.Distance(arg, id) <= 1)
	}
	similar := filter(ids, isNear)
	if shortened := filter(ids, func(id string) bool { return strings.HasPrefix(id, arg) }); len(shortened) > 0 && arg != "" {
		return fmt.Sprintf("a number must be whole, as in %s", some(shortened))
	}
	if len(similar) == 0 {
		return "the problems here are " + some(ids)
	}

	// Sort by similarity. Equally similar ids stay in alphabetical order.
	slices.SortStableFunc(similar, func(a, b string) int { return shared(arg, b) - shared(arg, a) })
	best := similar[:min(len(similar), maxSuggested)]
	return fmt.Sprintf("did you mean %s?", strings.Join(best, ", "))
}

// letters returns a name without its digits.
func letters(name string) string {
	return strings.Map(func(c rune) rune {
		if '0' <= c && c <= '9' {
			return -1
		}
		return c
	}, name)
}

// leastShared returns how many letters an id must share with the argument, so that the id is suggested: half
// of the argument's letters. So even if two of four letters are swapped, the id is suggested.
func leastShared(arg string) int { return (len(arg) + 1) / 2 }

// shared returns the number of equal letters at the start and at the end of two names.
func shared(a, b string) int {
	start, end := 0, 0
	all := min(len(a), len(b))
	for start < all && a[start] == b[start] {
		start++
	}
	for end < all && a[len(a)-1-end] == b[len(b)-1-end] {
		end++
	}

	// If the names are equal, each letter was counted twice, so limit the sum.
	return min(start+end, all)
}

// Within reports whether a file is a folder or in the folder.
func Within(file, folder string) bool {
	return file == folder || strings.HasPrefix(file, folder+string(filepath.Separator))
}
