// This file contains the steps that change or create sources before they are judged: main.go and main.cpp are
// regenerated from a solution, and a source given with -src is bundled if it imports packages of this module.

package session

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"oj/judge/internal/cache"
	"oj/tools/bundle/generated"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/child"
	"oj/tools/shared/language"
	"oj/tools/shared/workspace"
)

// generatedKey is a cache key: everything that the generated files of a problem depend on, and the hashes of these
// files.
type generatedKey struct {
	Root, ID string
	Inputs   []cache.FileHash
	Main     [2]string // the hashes of main.go and main.cpp; "" for a file that cannot be read
}

// writtenKey is the cache key of a generated text: the hash of the text. If a file's text is not in the
// cache, the user may have edited the file.
type writtenKey struct{ Hash string }

// generatedGroup is the cache group of all entries about generated files.
const generatedGroup = "generated"

// generate regenerates main.go and main.cpp of a problem, unless the cache shows that they are up to date. It
// returns the bundler's warnings about the solution, but not the text of the generated files.
func (pl *planner) generate(t workspace.Target) (made generated.Problem, err error) {
	if !generated.HasSolution(pl.call.ws.Root, t.ID) {
		return made, nil
	}
	if !pl.call.opt.Fresh && pl.call.cache.Get(pl.generatedKey(t), &made) {
		return made, nil
	}

	pl.call.con.Line.Show("%s: bundling", t.ID)
	full, err := generated.Make(pl.call.ctx, pl.call.ws.Root, t.ID)
	if err != nil {
		return made, err
	}

	// If the user has edited a generated file by mistake, keep a copy.
	if err := pl.keepEdited(full); err != nil {
		return made, err
	}
	changed, err := full.Write()
	pl.generated = append(pl.generated, changed...)
	if err != nil {
		return made, errors.Join(full.Stale(), err)
	}

	// Record the generated texts, so that later calls know that the user has not edited them.
	for _, text := range full.Files {
		pl.call.cache.Put(pl.writtenKey(text), true)
	}
	made.NoCxx = full.NoCxx
	made.Warnings = full.Warnings
	pl.call.cache.Put(pl.generatedKey(t), made)
	return made, nil
}

// generatedKey returns the cache key for the generated files of a problem, or "" if an input cannot be read.
func (pl *planner) generatedKey(t workspace.Target) string {
	// The inputs are the sources of the solution and of the packages that it imports.
	files, all := generated.Inputs(pl.call.ws.Root, t.ID)
	inputs, err := pl.call.cache.Tree(files...)
	if !all || err != nil {
		return ""
	}
	key := generatedKey{Root: pl.call.ws.Root, ID: t.ID, Inputs: inputs}
	for i, name := range []string{"main.go", "main.cpp"} {
		// Do not use c.cache.File, which reads a file only once: this call may write the file later.
		key.Main[i], _ = cache.HashFile(filepath.Join(t.Sources, name))
	}
	return pl.call.cache.Key(pl.call.cache.Group(generatedGroup), key)
}

func (pl *planner) writtenKey(text []byte) string {
	return pl.call.cache.Key(pl.call.cache.Group(generatedGroup), writtenKey{fmt.Sprintf("%x", sha256.Sum256(text))})
}

// keepEdited copies a generated file to NAME.orig before it is overwritten, if the user may have edited it.
// This is the case if no earlier call has generated its text and git does not store the text.
func (pl *planner) keepEdited(made *generated.Problem) error {
	for file, text := range made.Files {
		old, err := os.ReadFile(file)
		if err != nil || bytes.Equal(old, text) || !generated.IsGenerated(old) {
			// Nothing can be lost: the file is missing or does not change, or Write will refuse to overwrite
			// it.
			continue
		}
		if pl.call.cache.Get(pl.writtenKey(old), new(bool)) || inGit(pl.call.ctx, file, old) {
			continue
		}
		if pl.call.ctx.Err() != nil { // git was interrupted, so it is unknown whether git stores the text
			return pl.call.ctx.Err()
		}
		if err := atomicfile.Write(file+".orig", old); err != nil {
			return err
		}
		pl.call.con.Line.Clear()
		fmt.Fprintf(pl.call.con.Out, "%s was edited by hand: it is kept as %s.orig and regenerated; edit solution/ instead\n\n",
			pl.call.con.Relative(file), filepath.Base(file))
	}
	return nil
}

// inGit reports whether git stores a text: whether any version of any file is equal to the text, in the
// repository that contains the given file.
func inGit(ctx context.Context, file string, text []byte) bool {
	hash := exec.CommandContext(ctx, "git", "hash-object", "--stdin")
	hash.Stdin = bytes.NewReader(text)
	hash.Dir = filepath.Dir(file)
	id, err := child.Output(hash)
	if err != nil {
		return false
	}

	// Git stores each text under its hash.
	find := exec.CommandContext(ctx, "git", "cat-file", "-e", strings.TrimSpace(string(id)))
	find.Dir = hash.Dir
	_, err = child.Output(find)
	return err == nil
}

// bundle bundles a Go program into one file if the program consists of several files (the parameter several
// is true). If the bundler refuses the program, the verdict is CE. If the program is a single file, bundle
// only checks that the online judge has all library functions that the program uses; the compiler checks
// everything else.
func (pl *planner) bundle(p *program, path string, several bool) error {
	lang := language.Of(path)
	isGo := lang == nil || lang.ID == "go"
	if !several && (!strings.HasPrefix(p.job.Std, "go") || !isGo) {
		return nil
	}

	// If the bundler refuses the program, the verdict is CE. Any other error is a failure of the judge.
	text, _, err := generated.Bundle(pl.call.ctx, path, p.plan.pkg.Judge)
	lacksLibrary := err != nil && strings.Contains(err.Error(), " is only in Go 1.")
	switch {
	case generated.Refused(err) && (several || lacksLibrary):
		p.refused = err.Error()
		p.job.Lang = "go"
		return nil
	case !several:
		return nil
	case err != nil:
		return err
	}

	// Build the bundled file in place of the sources. Messages still name the sources.
	folder, err := os.MkdirTemp(pl.call.runner.Temp, "bundled-")
	if err != nil {
		return err
	}
	p.job.Source = filepath.Join(folder, "main.go")
	p.origin = path
	return os.WriteFile(p.job.Source, text, 0o644)
}
