package main

import (
	"errors"
	"fmt"
	"os"

	"oj/tools/bundle/generated"
)

// problems finds the repository around the working directory and its problems.
func problems() (root string, ids []string, err error) {
	dir, err := os.Getwd()
	if err == nil {
		root, err = generated.Root(dir)
	}
	if err == nil {
		ids, err = generated.IDs(root)
	}
	if err != nil {
		err = fileError{err}
	}
	return root, ids, err
}

// make generates the files of a problem and prints what is to be said about it.
func (c *command) make(root, id string) (*generated.Problem, error) {
	p, err := generated.Make(root, id)
	if err != nil {
		return nil, err
	}
	for _, w := range p.Warnings {
		fmt.Fprintf(c.stderr, "%s (warning)\n", w)
	}
	if p.NoCxx != "" {
		fmt.Fprintln(c.stderr, p.NoCxx)
	}
	return p, nil
}

// writeProblems is -w. A problem that cannot be bundled does not keep the
// others from being written.
func (c *command) writeProblems() error {
	root, ids, err := problems()
	if err != nil {
		return err
	}
	if ids, err = generated.Choose(ids, c.args); err != nil {
		return usageError{err}
	}
	var errs []error
	for _, id := range ids {
		p, err := c.make(root, id)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		if _, err := p.Write(); err != nil {
			errs = append(errs, fileError{err})
		}
	}
	return errors.Join(errs...)
}

// checkProblems is -check.
func (c *command) checkProblems() error {
	root, ids, err := problems()
	if err != nil {
		return err
	}
	var errs []error
	for _, id := range ids {
		p, err := c.make(root, id)
		if err == nil {
			err = p.Stale()
		}
		errs = append(errs, err)
	}
	return errors.Join(append(errs, generated.Orphans(root))...)
}
