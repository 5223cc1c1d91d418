// This file accepts the output of a reference solution as the answers of a package.

package session

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
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

// answer is a new text for the answer of a testcase, which stands beside the old one until it is accepted.
type answer struct {
	*atomicfile.File
	testcase *problem.Case
	diff     *diff.Diff // against the old text; nil if there is none
}

// shownChanges bounds how many changes are shown with their lines.
const shownChanges = 5

// update runs the program of -src on every testcase, shows which answers it would change, asks, and
// writes them, each at once. Nothing is written when the program fails anywhere.
func (c *call) update(ctx context.Context, e *Program) error {
	p, id := e.plan, e.plan.target.ID
	if p.pkg.Interactive || p.pkg.MultiPass || p.pkg.SubmitAnswer {
		return fmt.Errorf("-update: the answers of %s do not follow from an output alone", id)
	}
	if !e.runs() {
		return fmt.Errorf("-update: %s: %s%s", e.Source, e.Entry.Skipped, e.Entry.Compiler)
	}
	e.Limits = e.limits()
	var changed []*answer
	defer func() {
		for _, a := range changed {
			a.Discard()
		}
	}()
	for _, tc := range p.cases {
		c.line.Show("%s: running on %s", id, tc.Name)
		a, err := newAnswer(tc, func(w io.Writer) error {
			res, err := c.runner.Output(ctx, &e.Program, tc, w)
			if err == nil && res.Verdict != verdict.None {
				err = fmt.Errorf("%v in %s: %s", res.Verdict, tc.Name, res.Message)
			}
			return err
		})
		if err != nil {
			return fmt.Errorf("-update: %w; no answer was changed", err)
		}
		if a != nil {
			changed = append(changed, a)
		}
	}
	c.line.Clear()
	if len(changed) == 0 {
		fmt.Fprintf(c.out, "%s: all answers are as %s prints them\n", id, e.Name)
		return nil
	}
	for i, a := range changed {
		what := "changes"
		if a.diff == nil {
			what = "is new"
		}
		fmt.Fprintf(c.out, "%s: the answer of %s %s\n", id, a.testcase.Name, what)
		if a.diff != nil && i < shownChanges {
			fmt.Fprint(c.out, a.diff)
		}
	}
	if !c.opt.Yes && !progress.Terminal(os.Stdin) {
		return errors.New("-update: standard input is no terminal, so nobody can be asked; no answer was changed (-yes goes without asking)")
	}
	if !c.opt.Yes {
		fmt.Fprintf(c.err, "Write %d of the %d answers in %s? [y/N] ", len(changed), len(p.cases), relative(c.dir, filepath.Join(p.pkg.Dir, "data")))
		if !progress.Yes(ctx, os.Stdin) {
			return cmp.Or(ctx.Err(), errors.New("-update: not confirmed; no answer was changed"))
		}
	}
	for i, a := range changed {
		if err := a.Commit(); err != nil {
			return fmt.Errorf("-update: %w; %d of %d answers were changed", err, i, len(changed))
		}
	}
	fmt.Fprintf(c.out, "%s: %d of the %d answers were written\n\n", id, len(changed), len(p.cases))
	return nil
}

// newAnswer writes what print prints beside the answer of a testcase; nil where that is byte for byte the same.
func newAnswer(tc *problem.Case, print func(io.Writer) error) (*answer, error) {
	f, err := atomicfile.Create(tc.Ans)
	if err != nil {
		return nil, err
	}
	a := &answer{File: f, testcase: tc}
	differs, err := true, errors.Join(print(f), f.Close()) // there may be more than can be open
	if _, missing := os.Stat(tc.Ans); err == nil && !errors.Is(missing, fs.ErrNotExist) {
		var res compare.Result
		res, err = match.CompareFiles(tc.Ans, f.Name(), compare.Options{Case: true, Space: true})
		differs, a.diff = res.Verdict != verdict.AC, diff.New(res.Want, res.Got)
	}
	if err != nil || !differs {
		f.Discard()
		return nil, err
	}
	return a, nil
}
