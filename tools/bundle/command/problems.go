package command

import (
	"errors"
	"fmt"
	"os"

	"oj/tools/bundle/generated"
	"oj/tools/shared/workspace"
)

// problems returns the repository that contains the working directory, and the ids of its problems.
func problems() (ws *workspace.Workspace, ids []string, err error) {
	dir, err := os.Getwd()
	ws = workspace.Find(dir)

	// Return an error outside of a repository, because -w and -check need one.
	if err == nil && ws.Root == "" {
		err = fmt.Errorf("neither %s nor a folder above it contains both go.mod and problems: -w and -check work only in such a repository", dir)
	}
	if err == nil {
		ids, err = generated.IDs(ws)
	}

	// All of these errors mean that a file could not be read.
	if err != nil {
		err = fileError{err}
	}
	return ws, ids, err
}

// choose returns the ids of the problems that the arguments name, or all ids if there are no arguments.
func choose(ids, args []string) (chosen []string, err error) {
	if len(args) == 0 {
		return ids, nil
	}
	for _, arg := range args {
		found, err := workspace.Match(ids, arg)
		if err != nil {
			return nil, usageError{err}
		}
		chosen = append(chosen, found...)
	}
	return chosen, nil
}

// make generates the files of a problem, and prints the warnings.
func (c *command) make(root, id string) (*generated.Problem, error) {
	p, err := generated.Make(c.ctx, root, id)
	if err != nil {
		return nil, err
	}

	// Print the warnings, which do not stop the command.
	for _, w := range p.Warnings {
		fmt.Fprintf(c.stderr, "%s (warning)\n", w)
	}
	if p.NoCxx != "" {
		fmt.Fprintln(c.stderr, p.NoCxx)
	}
	return p, nil
}

// writeProblems implements -w. If a problem cannot be bundled, the others are still written.
func (c *command) writeProblems() error {
	ws, ids, err := problems()
	if err != nil {
		return err
	}
	if ids, err = choose(ids, c.args); err != nil {
		return err
	}

	var errs []error
	memory := generated.Remember(ws.Root)
	defer memory.Save()

	// Continue after an error, so that all other problems are written.
	for _, id := range ids {
		if memory.IsFresh(id) {
			continue
		}
		p, err := c.make(ws.Root, id)
		if c.ctx.Err() != nil {
			return c.ctx.Err()
		}
		if err != nil {
			errs = append(errs, err)
			continue
		}
		if _, err := p.Write(); err != nil {
			errs = append(errs, fileError{err})
		} else if p.IsQuiet() {
			memory.Add(id)
		}
	}
	return errors.Join(errs...)
}

// checkProblems implements -check.
func (c *command) checkProblems() error {
	ws, ids, err := problems()
	if err != nil {
		return err
	}

	// Report all files that are out of date, not only the first.
	var errs []error
	memory := generated.Remember(ws.Root)
	defer memory.Save()
	for _, id := range ids {
		if memory.IsFresh(id) {
			continue
		}
		p, err := c.make(ws.Root, id)
		if c.ctx.Err() != nil {
			return c.ctx.Err()
		}
		if err == nil {
			err = p.Stale()
		}
		if err == nil && p.IsQuiet() {
			memory.Add(id)
		}
		errs = append(errs, err)
	}
	return errors.Join(append(errs, generated.Orphans(ws))...)
}
