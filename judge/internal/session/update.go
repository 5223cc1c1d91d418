// This file accepts the output of a reference solution as the answers of a package.

package session

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"oj/judge/internal/compare"
	"oj/judge/internal/diff"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/progress"
	"oj/judge/internal/verdict"
	"oj/tools/atomicfile"
)

// answer is a new text for an answer file, kept in the call's own folder until it is accepted.
type answer struct {
	name  string
	file  string
	fresh string     // the file that holds the new text
	diff  *diff.Diff // against the old text; nil if there is none
}

// update runs the program of -src on every testcase, shows which answers it would change, asks, and
// writes them, each at once. Nothing is written when the program fails anywhere.
func (c *call) update(ctx context.Context, p *plan, stdin *os.File) error {
	if p.pkg.Interactive || p.pkg.MultiPass || p.pkg.SubmitAnswer {
		return fmt.Errorf("-update: the answers of %s do not follow from an output alone", p.target.ID)
	}
	if len(p.programs) == 0 {
		return errors.New("-update: the reference solution is in another part of -shard")
	}
	dir, err := os.MkdirTemp(c.temp, "answers-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	var changed []answer
	for i, tc := range p.cases {
		c.line.Show("%s: running on %s", p.target.ID, tc.Name)
		a, differs, err := c.answer(ctx, p, tc, filepath.Join(dir, fmt.Sprint(i)))
		if err != nil {
			return err
		}
		if differs {
			changed = append(changed, a)
		}
	}
	c.line.Clear()
	if len(changed) == 0 {
		fmt.Fprintf(c.out, "%s: all answers are as %s prints them\n", p.target.ID, c.opt.Src)
		return nil
	}
	c.showChanges(p, changed)
	if !c.opt.Yes {
		if !progress.Terminal(stdin) {
			return errors.New("-update: standard input is no terminal, so nobody can be asked; no answer was changed (-yes goes without asking)")
		}
		if err := c.confirm(ctx, p, len(changed), stdin); err != nil {
			return err
		}
	}
	if err := write(changed); err != nil {
		return err
	}
	fmt.Fprintf(c.out, "%s: %d of the %d answers were written\n\n", p.target.ID, len(changed), len(p.cases))
	return nil
}

// write puts the new texts in place of the old ones: when all of them stand beside these, each in one step.
func write(changed []answer) error {
	var ready []*atomicfile.File
	defer func() {
		for _, f := range ready {
			f.Discard()
		}
	}()
	for _, a := range changed {
		f, err := atomicfile.Create(a.file)
		if err != nil {
			return fmt.Errorf("-update: %w; no answer was changed", err)
		}
		ready = append(ready, f)
		if err := copyFrom(f, a.fresh); err != nil {
			return fmt.Errorf("-update: %w; no answer was changed", err)
		}
	}
	for i, f := range ready {
		if err := f.Commit(); err != nil {
			return fmt.Errorf("-update: %w; %d of %d answers were changed", err, i, len(ready))
		}
	}
	return nil
}

// copyFrom writes what a file holds, and closes f.
func copyFrom(f *atomicfile.File, file string) error {
	from, err := os.Open(file)
	if err != nil {
		return err
	}
	defer from.Close()
	_, err = io.Copy(f, from)
	return errors.Join(err, f.Close()) // there may be more than can be open
}

// answer runs the program on a testcase. What it prints is written to the file fresh.
func (c *call) answer(ctx context.Context, p *plan, tc *problem.Case, fresh string) (a answer, differs bool, err error) {
	subject := p.programs[0]
	if !subject.runs() {
		return a, false, fmt.Errorf("-update: %s: %s%s", subject.Entry.Source, subject.Entry.Skipped, subject.Entry.Compiler)
	}
	if subject.Limits.Time == 0 {
		subject.Limits.Time = patience
	}
	f, err := os.Create(fresh)
	if err != nil {
		return a, false, err
	}
	defer f.Close()
	res, err := c.runner.Output(ctx, &subject.Program, tc, f)
	if err != nil {
		return a, false, err
	}
	if res.Verdict != verdict.None {
		return a, false, fmt.Errorf("-update: %v in %s: %s; no answer was changed", res.Verdict, tc.Name, res.Message)
	}
	if err := f.Close(); err != nil {
		return a, false, err
	}
	a = answer{name: tc.Name, file: tc.Ans, fresh: fresh}
	differs, err = a.compare()
	return a, differs, err
}

// compare holds the new text against the old one, byte for byte.
func (a *answer) compare() (differs bool, err error) {
	if _, err := os.Stat(a.file); errors.Is(err, os.ErrNotExist) {
		return true, nil
	}
	res, err := match.CompareFiles(a.file, a.fresh, compare.Options{Case: true, Space: true})
	if err != nil || res.Verdict == verdict.AC {
		return false, err
	}
	a.diff = diff.New(res.Want, res.Got)
	return true, nil
}

// shownChanges bounds how many changes are shown with their lines.
const shownChanges = 5

// showChanges lists the answers that would change, and where they do.
func (c *call) showChanges(p *plan, changed []answer) {
	for i, a := range changed {
		if a.diff == nil {
			fmt.Fprintf(c.out, "%s: the answer of %s is new\n", p.target.ID, a.name)
			continue
		}
		fmt.Fprintf(c.out, "%s: the answer of %s changes\n", p.target.ID, a.name)
		if i < shownChanges {
			fmt.Fprint(c.out, a.diff)
		}
	}
}

// confirm asks and returns an error unless the answer is yes, or comes too late.
func (c *call) confirm(ctx context.Context, p *plan, n int, stdin io.Reader) error {
	fmt.Fprintf(c.err, "Write %d of the %d answers in %s? [y/N] ", n, len(p.cases), c.readable(filepath.Join(p.pkg.Dir, "data")))
	switch {
	case progress.Yes(ctx, stdin):
		return nil
	case ctx.Err() != nil:
		fmt.Fprintln(c.err)
		return ctx.Err()
	}
	return errors.New("-update: not confirmed; no answer was changed")
}
