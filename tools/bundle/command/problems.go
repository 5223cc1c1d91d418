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

// choose returns the ids of the problems that the arguments name. Without arguments, it returns the ids of all problems
// whose generated files are kept.
func choose(root string, ids, args []string) (chosen []string, err error) {
	if len(args) == 0 {
		for _, id := range ids {
			if generated.Kept(root, id) {
				chosen = append(chosen, id)
			}
		}
		return chosen, nil
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
func (c *command) make(root, id string) (*generated.Output, error) {
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
	if ids, err = choose(ws.Root, ids, c.args); err != nil {
		return err
	}

	return c.changed(ws.Root, ids, func(p *generated.Output) error {
		if _, err := p.Write(); err != nil {
			return fileError{err}
		}
		return nil
	})
}

// checkProblems implements -check.
func (c *command) checkProblems() error {
	ws, ids, err := problems()
	if err != nil {
		return err
	}
	if ids, err = choose(ws.Root, ids, nil); err != nil {
		return err
	}
	err = c.changed(ws.Root, ids, (*generated.Output).Stale)
	if c.ctx.Err() != nil {
		return c.ctx.Err()
	}
	return errors.Join(err, generated.Orphans(ws))
}

// changed generates the files of each problem in which something has changed since they were last found up to date,
// and calls do with the problem. It continues after an error, so that all problems are written or reported.
func (c *command) changed(root string, ids []string, do func(*generated.Output) error) error {
	var errs []error
	memory := generated.Remember(root)
	defer memory.Save()
	for _, id := range ids {
		if memory.IsFresh(id) {
			continue
		}
		p, err := c.make(root, id)
		if c.ctx.Err() != nil {
			return c.ctx.Err()
		}
		if err == nil {
			err = do(p)
		}
		if err == nil && p.IsQuiet() {
			memory.Add(id)
		}
		errs = append(errs, err)
	}
	return errors.Join(errs...)
}
