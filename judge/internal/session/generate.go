// This file brings main.go and main.cpp up to date with the solutions that they are generated from, before they are
// judged, and bundles the sources of -src that import others.

package session

import (
	"errors"
	"go/parser"
	"go/token"
	"io/fs"
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

// generatedFiles is what came of bringing the generated files of a problem up to date.
type generatedFiles struct {
	NoCxx    string   // why it has no main.cpp, with file and line
	Warnings []string // of the bundler
	refused  string   // why its solution cannot be bundled, with file and line
}

// generate brings the generated files of a problem up to date, unless nothing changed since an earlier call has done so.
// The error is about files that cannot be read or written.
func (c *call) generate(t workspace.Target) (made generatedFiles, err error) {
	if len(c.opt.Src) > 0 || t.Sources == "" || !generated.HasSolution(c.ws.Root, t.ID) {
		return made, nil
	}
	if !c.opt.Fresh && c.runner.known.Get(c.generatedKey(t), &made) {
		return made, nil
	}
	c.line.Show("%s: bundling", t.ID)
	p, err := generated.Make(c.ws.Root, t.ID)
	if generated.Refused(err) {
		made.refused = err.Error()
		return made, nil
	}
	if err != nil {
		return made, err
	}
	changed, err := p.Write()
	c.generated = append(c.generated, changed...)
	if err != nil {
		return made, errors.Join(p.Stale(), err)
	}
	made.NoCxx, made.Warnings = p.NoCxx, p.Warnings
	c.runner.known.Put(c.generatedKey(t), made)
	return made, nil
}

// generatedKey names all that the generated files of a problem depend on, and what they hold; "" where that cannot be
// said.
func (c *call) generatedKey(t workspace.Target) string {
	solution := filepath.Join(t.Sources, "solution")
	dirs, own := imports(c.ws.Root, solution)
	if !own {
		return ""
	}
	k := c.runner.known.Key("generated")
	k.Add(c.ws.Root, t.ID)
	for _, name := range []string{filepath.Join(c.ws.Root, "go.mod"), filepath.Join(t.Package, "problem.yaml"), filepath.Join(t.Sources, "main.go"), filepath.Join(t.Sources, "main.cpp")} {
		sum, err := cache.HashFile(name) // not k.File, which reads each file once
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return ""
		}
		k.Add(sum)
	}
	for _, dir := range append(dirs, solution) {
		k.Tree(dir)
	}
	return k.String()
}

// bundle makes one file of the program of -src where that is more than a file: where it imports packages that are not of
// the standard library, or is a problem's solution. What the bundler refuses does not compile.
func (c *call) bundle(e *Program) error {
	path, dir := e.Source, e.Source
	if !isFolder(path) {
		dir = filepath.Dir(path)
	}
	module := workspace.Module(c.ws.Root)
	switch {
	case module != "" && filepath.Base(dir) == "solution" && within(dir, filepath.Join(c.ws.Root, "problems")):
		path = dir // a solution may have several files
	case !slices.ContainsFunc(importsOf(path), func(path string) bool { return !standard(path) || strings.HasPrefix(path, module+"/") }):
		e.refuseNewer()
		return nil
	}
	text, _, err := generated.Bundle(path, e.Pkg.Judge)
	if generated.Refused(err) {
		e.broken, e.job.Lang = err.Error(), "go"
		return nil
	}
	if err != nil {
		return err
	}
	folder, err := os.MkdirTemp(c.temp, "bundled-")
	if err != nil {
		return err
	}
	e.job.Source, e.origin = filepath.Join(folder, "main.go"), path
	return os.WriteFile(e.job.Source, text, 0o644)
}

// refuseNewer refuses a Go program that uses of the library what came later than the Go of the judge which it is for. The
// compiler sees to the language alone, and says what else is wrong.
func (e *Program) refuseNewer() {
	if lang := language.Of(e.Source); e.job.Std == "" || lang != nil && lang.ID != "go" {
		return
	}
	_, _, err := generated.Bundle(e.Source, e.Pkg.Judge)
	if generated.Refused(err) && strings.Contains(err.Error(), " is only in Go 1.") {
		e.broken, e.job.Lang = err.Error(), "go"
	}
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

// standard reports whether an import path may be that of the standard library, or of a module without a dot in its name.
func standard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return !strings.Contains(first, ".")
}

// imports returns the folders of the module's packages that a folder's package needs, directly or through others, and
// whether these and the standard library are all. Tests do not count.
func imports(root, folder string) (dirs []string, own bool) {
	module := workspace.Module(root)
	own = true
	for todo := []string{folder}; len(todo) > 0; {
		paths := importsOf(todo[0])
		todo = todo[1:]
		for _, path := range paths {
			rest, inside := strings.CutPrefix(path, module+"/")
			own = own && (inside || standard(path))
			if dir := filepath.Join(root, filepath.FromSlash(rest)); inside && !slices.Contains(dirs, dir) {
				dirs, todo = append(dirs, dir), append(todo, dir)
			}
		}
	}
	return dirs, own
}
