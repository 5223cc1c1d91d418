// This file brings main.go and main.cpp up to date with the solutions that they are generated from, before they are
// judged, and bundles the sources of -src that import others.

package session

import (
	"errors"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"oj/judge/internal/cache"
	"oj/judge/internal/language"
	"oj/judge/workspace"
	"oj/tools/bundle/generated"
)

// generate brings the generated files of a problem up to date, where it has a solution, unless nothing changed since an
// earlier call has done so. refused says, with file and line, why that cannot be bundled; the error is about files that
// cannot be read or written.
func (c *call) generate(t workspace.Target) (made *generated.Problem, refused string, err error) {
	none := &generated.Problem{}
	if !generated.HasSolution(c.ws.Root, t.ID) || !c.opt.Fresh && c.bundled.Get(c.generatedKey(t), none) {
		return none, "", nil
	}
	c.Line.Show("%s: bundling", t.ID)
	made, err = generated.Make(c.ws.Root, t.ID)
	if generated.Refused(err) {
		return none, err.Error(), nil
	}
	if err != nil {
		return none, "", err
	}
	changed, err := made.Write()
	c.generated = append(c.generated, changed...)
	if err != nil {
		return made, "", errors.Join(made.Stale(), err)
	}
	c.bundled.Put(c.generatedKey(t), &generated.Problem{NoCxx: made.NoCxx, Warnings: made.Warnings})
	return made, "", nil
}

// generatedKey names all that the generated files of a problem depend on, and what they hold; "" where that cannot be
// said.
func (c *call) generatedKey(t workspace.Target) string {
	solution := filepath.Join(t.Sources, "solution")
	dirs, all := imports(c.ws.Root, solution)
	if !all {
		return ""
	}
	k := c.bundled.Key("generated")
	k.Add(c.ws.Root, t.ID)
	for _, name := range []string{filepath.Join(c.ws.Root, "go.mod"), filepath.Join(t.Package, "problem.yaml"), filepath.Join(t.Sources, "main.go"), filepath.Join(t.Sources, "main.cpp")} {
		sum, _ := cache.HashFile(name) // not k.File, which reads each file once; a file that is not there has no sum
		k.Add(sum)
	}
	for _, dir := range append(dirs, solution) {
		k.Tree(dir)
	}
	return k.String()
}

// parts reports whether a source of -src is not all of its program: it imports packages that are not of the standard
// library, or is of a problem's solution, whose folder it returns then.
func (c *call) parts(source string) (path string, several bool) {
	dir, module := source, workspace.Module(c.ws.Root)
	if !isFolder(source) {
		dir = filepath.Dir(source)
	}
	if module != "" && filepath.Base(dir) == "solution" && within(dir, filepath.Join(c.ws.Root, "problems")) {
		return dir, true
	}
	return source, slices.ContainsFunc(importsOf(source), func(path string) bool {
		host, _, _ := strings.Cut(path, "/")
		return strings.Contains(host, ".") || strings.HasPrefix(path, module+"/")
	})
}

// bundle holds a program in Go against the judge for which it is, and makes one file of it if it has several parts. What
// the bundler refuses does not compile; where there is one part, only what the library of that judge lacks is told here,
// since the compiler sees to the language, and says what else is wrong.
func (c *call) bundle(e *Program, path string, several bool) error {
	if lang := language.Of(path); !several && (e.job.Std == "" || lang != nil && lang.ID != "go") {
		return nil
	}
	text, _, err := generated.Bundle(path, e.pkg.Judge)
	switch {
	case generated.Refused(err) && (several || strings.Contains(err.Error(), " is only in Go 1.")):
		e.broken, e.job.Lang = err.Error(), "go"
		return nil
	case !several:
		return nil
	case err != nil:
		return err
	}
	folder, err := os.MkdirTemp(c.Temp, "bundled-")
	if err != nil {
		return err
	}
	e.job.Source, e.origin = filepath.Join(folder, "main.go"), path
	return os.WriteFile(e.job.Source, text, 0o644)
}

// importsOf returns the import paths of a Go file, or of those in a folder without tests, as far as they can be parsed:
// what is wrong with them the bundler says.
func importsOf(path string) (paths []string) {
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

// imports returns the folders of the module's packages that a folder's package needs, directly or through others, and
// whether these and the standard library are all. Tests do not count.
func imports(root, folder string) (dirs []string, all bool) {
	module := workspace.Module(root)
	all = true
	for todo := []string{folder}; len(todo) > 0; todo = todo[1:] {
		for _, path := range importsOf(todo[0]) {
			rest, inside := strings.CutPrefix(path, module+"/")
			host, _, _ := strings.Cut(path, "/")
			all = all && (inside || !strings.Contains(host, "."))
			if dir := filepath.Join(root, filepath.FromSlash(rest)); inside && !slices.Contains(dirs, dir) {
				dirs, todo = append(dirs, dir), append(todo, dir)
			}
		}
	}
	return dirs, all
}
