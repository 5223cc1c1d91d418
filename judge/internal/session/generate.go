// This file brings main.go and main.cpp up to date with the solutions that they are generated from, before they are
// judged, and bundles the sources of -src that import others.

package session

import (
	"errors"
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"oj/judge/internal/cache"
	"oj/judge/workspace"
	"oj/tools/bundle/generated"
	"oj/tools/judges"
)

// generate brings the generated files of the problems up to date and says in one line which of them changed. What
// does not compile, or cannot be bundled, is kept in c.refused by problem, what cannot be translated in c.noCxx; the
// errors are about files that cannot be read or written.
func (c *call) generate(targets []workspace.Target) (failed map[string]error) {
	c.refused, c.noCxx, failed = map[string]string{}, map[string]string{}, map[string]error{}
	if c.opt.Src != "" {
		return nil
	}
	var changed []string
	for _, t := range targets {
		if t.Sources == "" || !generated.HasSolution(c.ws.Root, t.ID) {
			continue
		}
		files, err := c.generateOne(t.ID)
		switch {
		case generated.Refused(err):
			c.refused[t.ID] = err.Error()
		case err != nil:
			failed[t.ID] = err
		}
		changed = append(changed, files...)
	}
	if len(changed) > 0 {
		c.line.Clear()
		fmt.Fprintf(c.out, "brought up to date: %s\n\n", strings.Join(changed, " "))
	}
	return failed
}

// generateOne does so for one problem, unless nothing changed since an earlier call has found everything up to date.
func (c *call) generateOne(id string) (changed []string, err error) {
	if fresh := false; !c.opt.Fresh && c.runner.Known.Get(c.generatedKey(id), &fresh) && fresh {
		return nil, nil
	}
	c.line.Show("%s: bundling", id)
	p, err := generated.Make(c.ws.Root, id)
	if err != nil {
		return nil, err
	}
	if changed, err = p.Write(); err != nil {
		return changed, errors.Join(p.Stale(), err)
	}
	c.noCxx[id] = p.NoCxx
	if len(p.Warnings) == 0 && p.NoCxx == "" {
		c.runner.Known.Put(c.generatedKey(id), true)
	}
	c.notes[id] = p.Warnings
	return changed, nil
}

// generatedKey names all that the generated files of a problem depend on, and what they hold; "" where that cannot be
// said.
func (c *call) generatedKey(id string) string {
	folder := filepath.Join(c.ws.Root, "problems", filepath.FromSlash(id))
	dirs, own := imports(c.ws.Root, filepath.Join(folder, "solution"))
	if !own {
		return ""
	}
	k := c.runner.Known.Key()
	k.Group("generated")
	k.Add(c.ws.Root, id)
	for _, name := range []string{filepath.Join(c.ws.Root, "go.mod"), filepath.Join(c.ws.Target(id).Package, "problem.yaml"), filepath.Join(folder, "main.go"), filepath.Join(folder, "main.cpp")} {
		sum, err := cache.HashFile(name) // not k.File, which reads each file once
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return ""
		}
		k.Add(sum)
	}
	for _, dir := range append(dirs, filepath.Join(folder, "solution")) {
		k.Tree(dir)
	}
	return k.String()
}

// bundleSource makes one file of the program of -src where that is more than a file: where it imports packages that
// are not of the standard library, or is a problem's solution. It returns the file, "" for a program that is judged
// as it is, and what it was made of.
func (c *call) bundleSource(path string, judge *judges.Judge) (file, origin string, err error) {
	dir := path
	if info, err := os.Stat(path); err == nil && !info.IsDir() {
		dir = filepath.Dir(path)
	}
	solution := c.ws.Root != "" && filepath.Base(dir) == "solution" && within(dir, filepath.Join(c.ws.Root, "problems"))
	if solution {
		path = dir // a solution may have several files
	} else if !needsOthers(workspace.Module(c.ws.Root), path) {
		return "", "", nil
	}
	source, _, err := generated.Bundle(path, judge)
	if err != nil {
		return "", "", err
	}
	folder, err := os.MkdirTemp(c.temp, "bundled-")
	if err != nil {
		return "", "", err
	}
	file = filepath.Join(folder, "main.go")
	err = os.WriteFile(file, source, 0o644)
	return file, path, err
}

// tooNew says what a Go program uses of the library that came later than the Go of the judge which it is for; "" for
// nothing. The compiler sees to the language alone.
func tooNew(path string, judge *judges.Judge) string {
	if info, err := os.Stat(path); err != nil || !info.IsDir() && filepath.Ext(path) != ".go" {
		return ""
	}
	_, _, err := generated.Bundle(path, judge)
	if err == nil || !generated.Refused(err) || !strings.Contains(err.Error(), " is only in Go 1.") {
		return "" // what else is wrong the compiler says
	}
	return err.Error()
}

// needsOthers reports whether a Go file, or one of those in a folder, imports a package of the module, or of another
// one.
func needsOthers(module, path string) bool {
	files := []string{path}
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		files, _ = filepath.Glob(filepath.Join(path, "*.go")) // the pattern is a valid one
	}
	for _, file := range files {
		if filepath.Ext(file) != ".go" {
			continue
		}
		for _, path := range importsOf(file) {
			first, _, _ := strings.Cut(path, "/")
			if strings.Contains(first, ".") || module != "" && strings.HasPrefix(path, module+"/") {
				return true
			}
		}
	}
	return false
}

// importsOf returns the import paths of a file, as far as it can be parsed: what is wrong with it the bundler says.
func importsOf(file string) (paths []string) {
	parsed, _ := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
	if parsed == nil {
		return nil
	}
	for _, spec := range parsed.Imports {
		if path, err := strconv.Unquote(spec.Path.Value); err == nil {
			paths = append(paths, path)
		}
	}
	return paths
}

// imports returns the folders of the module's packages that a folder's package needs, directly or through others, and
// whether these and the standard library are all. Tests do not count.
func imports(root, folder string) (dirs []string, own bool) {
	module := workspace.Module(root)
	seen := map[string]bool{}
	own = true
	for todo := []string{folder}; len(todo) > 0; {
		files, _ := filepath.Glob(filepath.Join(todo[0], "*.go")) // the pattern is a valid one
		todo = todo[1:]
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			for _, path := range importsOf(file) {
				rest, inside := strings.CutPrefix(path, module+"/")
				first, _, _ := strings.Cut(path, "/")
				own = own && (inside || !strings.Contains(first, "."))
				if dir := filepath.Join(root, filepath.FromSlash(rest)); inside && !seen[dir] {
					seen[dir] = true
					dirs, todo = append(dirs, dir), append(todo, dir)
				}
			}
		}
	}
	return dirs, own
}
