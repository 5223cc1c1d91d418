// This file contains the steps that create sources before they are judged: main.go and main.cpp are generated from a
// solution, and a source given with -src is bundled if it imports packages of this module.

package session

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/judge/internal/cache"
	"oj/tools/bundle/generated"
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

// generatedGroup is the cache group of all entries about generated files, except their texts.
const generatedGroup = "generated"

// generatedFiles describes main.go and main.cpp of a problem.
type generatedFiles struct {
	NoCxx    string // the reason why there is no main.cpp, "" if there is one
	Warnings []string
	Outdated []string // the files on the disk that are out of date, relative to the root

	texts map[string][]byte // if files are out of date: the generated texts by absolute file name
}

// generate generates main.go and main.cpp of a problem, unless the cache shows that they are up to date. It writes them
// if the user has named the problem and they are kept in the repository. Otherwise it writes nothing, because a call that
// judges everything must not change files about which the user has not asked; then the generated texts are judged in
// place of the files.
func (pl *planner) generate(t workspace.Target) (made generatedFiles, err error) {
	if !generated.HasSolution(pl.call.ws.Root, t.ID) {
		return made, nil
	}

	// The texts of files that are out of date have a cache group for each problem, because they are long.
	key := pl.generatedKey(t)
	textKey := ""
	if key != "" {
		textKey = pl.call.cache.Key(pl.call.cache.Group([]string{generatedGroup, t.ID}), key)
	}
	writes := !pl.call.opt.Unnamed && generated.Kept(pl.call.ws.Root, t.ID)
	if !pl.call.opt.Fresh && pl.call.cache.Get(key, &made) {
		if len(made.Outdated) == 0 || !writes && pl.call.cache.Get(textKey, &made.texts) {
			return made, nil
		}
	}

	pl.call.con.Line.Show("%s: bundling", t.ID)
	full, err := generated.Make(pl.call.ctx, pl.call.ws.Root, t.ID)
	if err != nil {
		return made, err
	}
	made = generatedFiles{NoCxx: full.NoCxx, Warnings: full.Warnings}
	if writes {
		changed, err := full.Write()
		pl.regenerated = append(pl.regenerated, changed...)
		if err != nil {
			return made, errors.Join(full.Stale(), err)
		}
		pl.call.cache.Put(pl.generatedKey(t), made)
		return made, nil
	}

	if made.Outdated, err = full.OutOfDate(); err != nil {
		return made, errors.Join(full.Stale(), err)
	}
	if len(made.Outdated) > 0 {
		made.texts = full.Files
		pl.call.cache.Put(textKey, made.texts)
	}
	pl.call.cache.Put(key, made)
	return made, nil
}

// judgedFile returns the file to judge in place of the pasted file `path`: a file with the generated text if path is out
// of date, and otherwise path itself. The returned file does not exist if path should not exist.
func (pl *planner) judgedFile(made generatedFiles, path string) (string, error) {
	rel, err := filepath.Rel(pl.call.ws.Root, path)
	if err != nil || !slices.Contains(made.Outdated, filepath.ToSlash(rel)) {
		return path, nil
	}
	folder, err := os.MkdirTemp(pl.call.runner.Temp, "generated-")
	if err != nil {
		return "", err
	}
	file := filepath.Join(folder, filepath.Base(path))
	if text, isWanted := made.texts[path]; isWanted {
		err = os.WriteFile(file, text, 0o644)
	}
	return file, err
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
		// Do not use cache.File, which reads a file only once: this call may write the file later.
		key.Main[i], _ = cache.HashFile(filepath.Join(t.Sources, name))
	}
	return pl.call.cache.Key(pl.call.cache.Group(generatedGroup), key)
}

// bundle bundles a Go program into one file if the program consists of several files (the parameter several
// is true). If the bundler refuses the program, the verdict is CE. If the program is a single file, bundle
// only checks that the site has all library functions that the program uses; the compiler checks
// everything else.
func (pl *planner) bundle(p *program, path string, several bool) error {
	lang := language.Of(path)
	isGo := lang == nil || lang.ID == "go"
	if !several && (!strings.HasPrefix(p.job.Std, "go") || !isGo) {
		return nil
	}

	// If the bundler refuses the program, the verdict is CE. Any other error is a failure of the judge.
	pasted, err := generated.Paste(pl.call.ctx, path, p.plan.pkg.Site, generated.Options{Language: generated.Go})
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
	return os.WriteFile(p.job.Source, pasted.Text, 0o644)
}
