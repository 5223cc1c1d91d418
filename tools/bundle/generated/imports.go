// This file finds the files that belong to a program.

package generated

import (
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"oj/tools/shared/workspace"
)

// Inputs returns the files and folders that determine the generated files of a problem. The second result is false if
// the problem imports packages of modules that are not in the repository: then the list is incomplete.
func Inputs(root, id string) (paths []string, all bool) {
	t := (&workspace.Workspace{Root: root}).Target(id)
	solution := filepath.Join(t.Sources, "solution")
	dirs, all := Imports(root, solution)
	return append(dirs, solution, filepath.Join(t.Package, "problem.yaml"), filepath.Join(root, "go.mod")), all
}

// Parts reports whether the program in the file or folder source may consist of several files. This is so if
// source is in a problem's solution folder in the module at root, or if the program imports packages outside
// the standard library. The result path is the solution folder, or source if it is in no solution folder.
func Parts(root, source string) (path string, several bool) {
	dir := source
	if !workspace.IsDir(source) {
		dir = filepath.Dir(source)
	}
	problems := filepath.Join(root, "problems") + string(filepath.Separator)

	// All files of a solution form one program, even if the path names only one of them.
	if workspace.Module(root) != "" && filepath.Base(dir) == "solution" && strings.HasPrefix(dir, problems) {
		return dir, true
	}
	dirs, all := Imports(root, source)
	return source, len(dirs) > 0 || !all
}

// Imports returns the folders of the packages that the program in a folder or file imports, directly or indirectly:
// packages of the module at root, and of modules that its go.mod replaces by folders. The second result is false if
// the program also needs packages of other modules. Imports ignores tests.
func Imports(root, path string) (dirs []string, all bool) { return follow(root, path, imported) }

// follow implements Imports. The function importsOf returns the import paths of a folder or file.
func follow(root, path string, importsOf func(path string) []string) (dirs []string, all bool) {
	modules := workspace.Modules(root)
	all = true
	for todo := []string{path}; len(todo) > 0; todo = todo[1:] {
		for _, name := range importsOf(todo[0]) {
			dir, known := workspace.PackageDir(modules, name)
			host, _, _ := strings.Cut(name, "/")

			// Import paths of the standard library have no dot in their first element.
			all = all && (known || !strings.Contains(host, "."))

			// Visit each imported package once, to follow its own imports.
			if known && !slices.Contains(dirs, dir) {
				dirs = append(dirs, dir)
				todo = append(todo, dir)
			}
		}
	}
	return dirs, all
}

// imported returns the import paths of a Go file, or of the files in a folder without tests. It ignores syntax errors,
// because Make and Paste report them.
func imported(path string) (paths []string) {
	files, _ := filepath.Glob(filepath.Join(path, "*.go")) // Glob fails only for a malformed pattern
	if filepath.Ext(path) == ".go" {
		files = []string{path}
	}

	for _, file := range files {
		// The parser returns the imports even if the file has syntax errors.
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
