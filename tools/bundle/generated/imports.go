// This file says which files a program is made of.

package generated

import (
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"oj/tools/workspace"
)

// Inputs returns the files and folders of which the generated files of a problem are made, and whether these and the
// standard library are all.
func Inputs(root, id string) (paths []string, all bool) {
	t := (&workspace.Workspace{Root: root}).Target(id)
	solution := filepath.Join(t.Sources, "solution")
	dirs, all := Imports(root, solution)
	return append(dirs, solution, filepath.Join(t.Package, "problem.yaml"), filepath.Join(root, "go.mod")), all
}

// Parts reports whether a source is not all of its program: it imports packages that are not of the standard library, or
// is of a problem's solution in the module at root, whose folder it returns then.
func Parts(root, source string) (path string, several bool) {
	dir := source
	if !workspace.IsDir(source) {
		dir = filepath.Dir(source)
	}
	problems := filepath.Join(root, "problems") + string(filepath.Separator)
	if workspace.Module(root) != "" && filepath.Base(dir) == "solution" && strings.HasPrefix(dir, problems) {
		return dir, true
	}
	dirs, all := Imports(root, source)
	return source, len(dirs) > 0 || !all
}

// Imports returns the folders of the module's packages that the program in a folder or file needs, directly or through
// others, and whether these and the standard library are all. Tests do not count.
func Imports(root, path string) (dirs []string, all bool) {
	module := workspace.Module(root)
	all = true
	for todo := []string{path}; len(todo) > 0; todo = todo[1:] {
		for _, name := range imported(todo[0]) {
			rest, inside := strings.CutPrefix(name, module+"/")
			host, _, _ := strings.Cut(name, "/")
			all = all && (inside || !strings.Contains(host, "."))
			if dir := filepath.Join(root, filepath.FromSlash(rest)); inside && !slices.Contains(dirs, dir) {
				dirs, todo = append(dirs, dir), append(todo, dir)
			}
		}
	}
	return dirs, all
}

// imported returns the import paths of a Go file, or of those in a folder without tests, as far as they can be parsed:
// what is wrong with them Make and Bundle say.
func imported(path string) (paths []string) {
	files, _ := filepath.Glob(filepath.Join(path, "*.go")) // the pattern is a valid one
	if filepath.Ext(path) == ".go" {
		files = []string{path}
	}
	for _, file := range files {
		parsed, _ := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if parsed == nil || strings.HasSuffix(file, "_test.go") {
			continue
		}
		for _, spec := range parsed.Imports {
			if path, err := strconv.Unquote(spec.Path.Value); err == nil {
				paths = append(paths, path)
			}
		}
	}
	return paths
}
