// This file accepts the output of a reference solution as the answers of a package.

package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"oj/judge/internal/compare"
	"oj/judge/internal/diff"
	"oj/judge/internal/packages"
	"oj/judge/internal/progress"
	"oj/judge/internal/verdict"
	"oj/tools/atomicfile"
)

// answer is a new text for an answer file, kept beside it until it is accepted.
type answer struct {
	name  string
	file  string
	fresh *atomicfile.File
	diff  *diff.Diff // against the old text; nil if there is none
}

// update runs the program of -src on every testcase, shows which answers it would change, asks, and
// writes them, each at once. Nothing is written when the program fails anywhere.
func (c *call) update(ctx context.Context, p *plan, stdin *os.File) error {
	if p.pkg.Interactive || p.pkg.MultiPass || p.pkg.SubmitAnswer {
		return fmt.Errorf("-update: the answers of %s do not follow from an output alone", p.target.ID)
	}
	var changed []answer
	defer func() {
		for _, a := range changed {
			a.fresh.Discard()
		}
	}()
	for _, tc := range p.cases {
		c.line.Show("%s: running on %s", p.target.ID, tc.Name)
		a, differs, err := c.answer(ctx, p, tc)
		if err != nil {
			return err
		}
		if differs {
			changed = append(changed, a)
		}
	}
	c.line.Clear()
	if len(changed) == 0 {
		fmt.Fprintf(c.out, "%s: all answers are as %s prints them\n", p.target.ID, c.opt.src)
		return nil
	}
	c.showChanges(p, changed)
	if !c.opt.yes {
		if !progress.Terminal(stdin) {
			return errors.New("-update: standard input is no terminal, so nobody can be asked; no answer was changed (-yes goes without asking)")
		}
		if err := c.confirm(p, len(changed), stdin); err != nil {
			return err
		}
	}
	for _, a := range changed {
		if err := a.fresh.Commit(); err != nil {
			return err
		}
	}
	return nil
}

// answer runs the program on a testcase. The text that it prints is kept when it differs from the
// answer.
func (c *call) answer(ctx context.Context, p *plan, tc *packages.Case) (a answer, differs bool, err error) {
	subject := p.entries[0].subject
	if subject == nil {
		prog := p.entries[0].prog
		return a, false, fmt.Errorf("-update: %s: %s%s", p.entries[0].entry.Source, prog.Skipped, prog.Failed)
	}
	if subject.TimeLimit == 0 {
		subject.TimeLimit = patience
	}
	f, err := atomicfile.Create(tc.Ans)
	if err != nil {
		return a, false, err
	}
	defer func() {
		if err != nil || !differs {
			f.Discard()
		}
	}()
	res, err := c.runner.Output(ctx, subject, tc, f)
	if err != nil {
		return a, false, err
	}
	if res.Verdict != verdict.None {
		return a, false, fmt.Errorf("-update: %v in %s: %s; no answer was changed", res.Verdict, tc.Name, res.Message)
	}
	a = answer{name: tc.Name, file: tc.Ans, fresh: f}
	differs, err = a.compare()
	return a, differs, errors.Join(err, f.Close()) // or there might be too many open files
}

// compare holds the new text against the old one, byte for byte.
func (a *answer) compare() (differs bool, err error) {
	was, err := os.Open(a.file)
	if errors.Is(err, os.ErrNotExist) {
		return true, nil
	}
	if err != nil {
		return false, err
	}
	defer was.Close()
	if _, err := a.fresh.Seek(0, io.SeekStart); err != nil {
		return false, err
	}
	res, err := compare.Compare(was, a.fresh, compare.Options{Case: true, Space: true})
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

// confirm asks and returns an error unless the answer is yes.
func (c *call) confirm(p *plan, n int, stdin io.Reader) error {
	fmt.Fprintf(c.err, "Write %d of the %d answers in %s? [y/N] ", n, len(p.cases), c.readable(filepath.Join(p.pkg.Dir, "data")))
	line, err := bufio.NewReader(stdin).ReadString('\n')
	if err != nil && !errors.Is(err, io.EOF) {
		return err
	}
	if word := strings.ToLower(strings.TrimSpace(line)); word != "y" && word != "yes" {
		return errors.New("-update: not confirmed; no answer was changed")
	}
	return nil
}
