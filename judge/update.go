// This file accepts the output of a reference solution as the answers of a package.

package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"oj/judge/internal/verdict"
)

// answer is a new text for an answer file, kept beside it until it is accepted.
type answer struct {
	name, file, fresh string
	missing           bool // there is no answer yet
}

// update runs the program of -src on every testcase, shows which answers it would change, asks, and
// writes them, each at once. Nothing is written when the program fails anywhere.
func (c *call) update(ctx context.Context, p *plan, stdin io.Reader) error {
	if p.pkg.Interactive || p.pkg.MultiPass {
		return fmt.Errorf("-update: the answers of %s do not follow from an output alone", p.target.ID)
	}
	subject := p.entries[0].subject
	if subject == nil {
		return fmt.Errorf("-update: %s: %s%s", p.entries[0].entry.Source, p.entries[0].prog.Skipped, p.entries[0].prog.Failed)
	}
	if subject.TimeLimit == 0 {
		subject.TimeLimit = patience
	}
	var changed []answer
	defer func() {
		for _, a := range changed {
			os.Remove(a.fresh) // those that were accepted have another name by now
		}
	}()
	for _, tc := range p.cases {
		c.line.Show("%s: running on %s", p.target.ID, tc.Name)
		f, err := os.CreateTemp(filepath.Dir(tc.Ans), ".new-")
		if err != nil {
			return err
		}
		changed = append(changed, answer{name: tc.Name, file: tc.Ans, fresh: f.Name()})
		res, err := c.runner.Output(ctx, subject, tc, f)
		if e := f.Close(); err == nil {
			err = e
		}
		if err != nil {
			return err
		}
		if res.Verdict != verdict.None {
			return fmt.Errorf("-update: %v in %s: %s; no answer was changed", res.Verdict, tc.Name, res.Message)
		}
		if a := &changed[len(changed)-1]; !a.differs() {
			os.Remove(a.fresh)
			changed = changed[:len(changed)-1]
		}
	}
	c.line.Clear()
	return c.accept(p, changed, stdin)
}

// differs compares the new text with the file.
func (a *answer) differs() bool {
	was, err := os.ReadFile(a.file)
	if err != nil {
		a.missing = true
		return true
	}
	is, err := os.ReadFile(a.fresh)
	return err != nil || !bytes.Equal(was, is)
}

// accept asks and then puts the new texts in place.
func (c *call) accept(p *plan, changed []answer, stdin io.Reader) error {
	if len(changed) == 0 {
		fmt.Fprintf(c.out, "%s: all answers are as %s prints them\n", p.target.ID, c.opt.src)
		return nil
	}
	for _, a := range changed {
		what := "changes"
		if a.missing {
			what = "is new"
		}
		fmt.Fprintf(c.out, "%s: the answer of %s %s\n", p.target.ID, a.name, what)
	}
	if !c.opt.yes {
		fmt.Fprintf(c.err, "Write %d answers of %s? [y/N] ", len(changed), p.target.ID)
		line, err := bufio.NewReader(stdin).ReadString('\n')
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		if word := strings.ToLower(strings.TrimSpace(line)); word != "y" && word != "yes" {
			return errors.New("-update: not confirmed; no answer was changed (-yes goes without asking)")
		}
	}
	for _, a := range changed {
		if err := os.Chmod(a.fresh, 0o644); err != nil {
			return err
		}
		if err := os.Rename(a.fresh, a.file); err != nil {
			return err
		}
	}
	return nil
}
