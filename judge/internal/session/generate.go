// This file brings main.go and main.cpp up to date with the solutions that they are generated from, before they are
// judged, and bundles the sources of -src that import others.

package session

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"oj/judge/internal/cache"
	"oj/tools/bundle/generated"
	"oj/tools/language"
	"oj/tools/workspace"
)

// generate brings the generated files of a problem up to date, where it has a solution, unless nothing changed since an
// earlier call has done so. What it returns tells of the solution, without the files.
func (c *call) generate(t workspace.Target) (told generated.Problem, err error) {
	if !generated.HasSolution(c.ws.Root, t.ID) || !c.opt.Fresh && c.known.Get(c.generatedKey(t), &told) {
		return told, nil
	}
	c.Line.Show("%s: bundling", t.ID)
	made, err := generated.Make(c.ws.Root, t.ID)
	if err != nil {
		return told, err
	}
	changed, err := made.Write()
	c.generated = append(c.generated, changed...)
	if err != nil {
		return told, errors.Join(made.Stale(), err)
	}
	told.NoCxx, told.Warnings = made.NoCxx, made.Warnings
	c.known.Put(c.generatedKey(t), told)
	return told, nil
}

// generatedKey names all that the generated files of a problem depend on, and what they hold; "" where that cannot be
// said.
func (c *call) generatedKey(t workspace.Target) string {
	inputs, all := generated.Inputs(c.ws.Root, t.ID)
	if !all {
		return ""
	}
	values := append(c.known.Tree(inputs...), c.ws.Root, t.ID)
	for _, name := range []string{"main.go", "main.cpp"} { // not by known.File, which reads each file once
		values = append(values, fmt.Sprint(cache.HashFile(filepath.Join(t.Sources, name)))) // which says where there is none
	}
	return c.known.Key("generated", values...)
}

// bundle holds a program in Go against the judge for which it is, and makes one file of it if it has several parts. What
// the bundler refuses does not compile; where there is one part, only what the library of that judge lacks is told here,
// since the compiler sees to the language, and says what else is wrong.
func (c *call) bundle(e *Program, path string, several bool) error {
	if lang := language.Of(path); !several && (!strings.HasPrefix(e.job.Std, "go") || lang != nil && lang.ID != "go") {
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
	e.job.Source, e.run.Origin = filepath.Join(folder, "main.go"), path
	return os.WriteFile(e.job.Source, text, 0o644)
}
