// This file adds a checker or an interactor to a problem.

package command

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"oj/tools/shared/args"
	packages "oj/tools/shared/problem"
	"oj/tools/shared/stubs"
	"oj/tools/shared/workspace"
)

// kindOf returns the kind of output validator that the flag -checker or -interactive selects, or nil.
func (opt *options) kindOf() *stubs.Kind {
	switch {
	case opt.checker:
		return stubs.Checker
	case opt.interactive:
		return stubs.Interactor
	}
	return nil
}

// checkKind returns an error if -checker or -interactive cannot be combined with the other flags.
func (opt *options) checkKind() error {
	if opt.kindOf() == nil {
		return nil
	}
	switch {
	case opt.checker && opt.interactive:
		return fmt.Errorf("-checker and -interactive cannot be combined: an interactor also checks the program's answers")
	case opt.id == "" || opt.json != "" || opt.paste:
		return fmt.Errorf("-checker and -interactive need the id of a problem, and cannot be combined with -json and -paste")
	case !slices.Contains(stubs.Languages, opt.lang.ID):
		return fmt.Errorf("-lang %s: a checker or interactor can only be created in %s",
			opt.lang.ID, strings.Join(stubs.Languages, ", "))
	}
	return nil
}

// addValidator adds a checker or an interactor to a problem. If the problem does not exist, addValidator creates it.
func (m *maker) addValidator(arg string, kind *stubs.Kind, lang string) error {
	p, err := guess(arg)
	if err != nil {
		return err
	}
	pkg := (&workspace.Workspace{Root: m.root}).Target(p.ID).Package
	isNew := !workspace.IsDir(pkg)
	if !isNew {
		if err := withoutValidator(pkg); err != nil {
			return err
		}
	}
	if isNew {
		if err := m.createFor(p, kind); err != nil {
			return err
		}
	}

	// Change problem.yaml before any other file, because SaveValidation fails if problem.yaml is written in
	// an unusual way.
	if _, _, err := packages.SaveValidation(pkg, kind.Validation); err != nil {
		return err
	}
	name, text := kind.Text(lang)
	file := path.Join("output_validators", name)
	if err := writeInside(pkg, file, text); err != nil {
		return err
	}

	// An interactor needs an input to run on. Fill the empty one that new has created.
	const first = "data/sample/1.in"
	if info, err := os.Stat(filepath.Join(pkg, filepath.FromSlash(first))); kind == stubs.Interactor && err == nil && info.Size() == 0 {
		if err := writeInside(pkg, first, stubInput); err != nil {
			return err
		}
	}

	fmt.Fprintf(m.out, "%s: adapt testcases/%s/%s to the problem; problem.yaml now contains validation: %s\n",
		p.ID, p.ID, file, kind.Validation)
	fmt.Fprintf(m.out, "  %s\n",
		args.Named("go run ./judge -help checkers explains its input and exit status"))
	if isNew {
		m.nextSteps([]string{p.ID})
	}
	return nil
}

// createFor creates the problem for a checker or interactor. For an interactor it adds an input, so that the
// user can try the stub at once.
func (m *maker) createFor(p *draft, kind *stubs.Kind) error {
	p.Interactive = kind == stubs.Interactor
	if err := m.create(p); err != nil {
		return err
	}
	fmt.Fprintf(m.out, "%s: write your solution into problems/%s/%s\n", p.ID, p.ID, m.template.File())
	if !p.Interactive {
		return nil
	}
	ws := workspace.Workspace{Root: m.root}
	return writeInside(ws.Target(p.ID).Package, "data/sample/1.in", stubInput)
}

// stubInput is an input for the interactor that this command writes.
const stubInput = "42\n"

// withoutValidator returns an error if the package already has a checker or interactor.
func withoutValidator(pkg string) error {
	for _, folder := range []string{"output_validators", "output_validator"} {
		entries, err := os.ReadDir(filepath.Join(pkg, folder))
		if err == nil && len(entries) > 0 {
			return fmt.Errorf("%s exists already; nothing was changed",
				filepath.Join(pkg, folder, entries[0].Name()))
		}
	}
	return nil
}

// writeInside writes a new file in a folder. Symbolic links cannot lead out of the folder.
func writeInside(folder, name, text string) error {
	root, err := os.OpenRoot(folder)
	if err != nil {
		return err
	}
	defer root.Close()
	if err := root.MkdirAll(filepath.FromSlash(path.Dir(name)), 0o777); err != nil {
		return err
	}
	return root.WriteFile(filepath.FromSlash(name), []byte(text), 0o666)
}
