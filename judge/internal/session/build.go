// This file builds what the plans name, and gives each program what it takes to run it, or its verdict where it cannot run.

package session

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/judge/internal/build"
	"oj/judge/internal/cache"
	"oj/judge/internal/decide"
	"oj/judge/internal/hint"
	"oj/judge/internal/language"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// build builds the late programs of all plans, or all others with the packages' own, at once, and equips them.
func (c *call) build(ctx context.Context, late bool) error {
	var wants []match.Want
	tools := map[*plan][]match.Want{}
	for _, p := range c.plans {
		if !late {
			tools[p] = p.tools.Wants(p.pkg)
			wants = append(wants, tools[p]...)
		}
		for _, e := range p.programs {
			if e.late == late && !p.pkg.SubmitAnswer && e.broken == "" {
				wants = append(wants, match.Want{Job: e.job, Keep: &e.Built})
			}
		}
	}
	c.line.Show("building")
	if err := match.Build(ctx, c.builder, wants); err != nil {
		return err
	}
	return c.each(ctx, func(p *plan) error {
		warnings, err := p.tools.Check(tools[p])
		p.problem.Warnings = append(p.problem.Warnings, warnings...)
		if err != nil {
			return err
		}
		p.grade = c.runner.Grader(ctx, p.pkg, p.tools.Grader)
		for _, e := range p.programs {
			if e.late == late {
				if err := c.equip(e); err != nil {
					return err
				}
			}
		}
		listed := p.listed()
		if late && len(listed) > 0 && !slices.ContainsFunc(listed, func(e *Program) bool { return e.Entry.Skipped == "" }) {
			return &problem.Error{File: listed[0].job.Source, Msg: "nothing of this problem can be judged here: " + listed[0].Entry.Skipped}
		}
		return nil
	})
}

// equip gives a program that was built what it takes to run it, and another one its verdict. Where a compiler is
// missing only submissions, and C++ unless -lang asks for it, are skipped.
func (c *call) equip(e *Program) error {
	switch {
	case e.Pkg.SubmitAnswer:
		e.Built, e.Answers = &build.Program{Lang: &language.Language{ID: "answers", Name: "answers"}}, e.job.Source
	case e.broken != "":
		e.Built = &build.Program{Lang: language.ByID(e.job.Lang), Failed: e.broken}
	}
	pkg, lang, failed := e.Pkg, e.Built.Lang, e.Built.Failed
	e.Entry.Language, e.stage = lang.Name, unfit
	switch {
	case e.Built.Skipped != "" && !e.Entry.Submission && !(e.late && c.opt.Langs == nil):
		return &problem.Error{File: e.job.Source, Msg: e.Built.Skipped}
	case e.Built.Skipped != "":
		e.Entry.Skipped = e.Built.Skipped
		return nil
	case !allows(pkg, lang):
		failed = fmt.Sprintf("%s: the language %s is not among those of problem.yaml: %s", e.job.Source, lang.Code(), strings.Join(pkg.Languages, ", "))
	case e.job.Std != "" && strings.Contains(failed, "requires go1."):
		failed += "\nThis problem is for " + pkg.Judge.Title + ", which has Go " + pkg.Judge.Go + "."
	}
	if failed != "" {
		e.Entry.Verdict, e.Entry.Compiler, e.Entry.Hint = decide.Refused(), failed, hint.ForMessage(verdict.CE, failed)
		return nil
	}
	e.stage, e.Tools = ready, e.plan.tools
	for _, tc := range e.plan.cases {
		e.Entry.Cases = append(e.Entry.Cases, &report.Case{Name: tc.Name, Input: tc.In, Answer: tc.Ans})
	}
	if e.Entry.Submission { // of those that have to fail, verdicts are enough
		e.Visualizer = nil
		e.stopEarly = !pkg.Scoring && !c.opt.Full
		e.slowIsFine = e.expect.Slow()
		e.hasty = e.stopEarly && e.expect.MustFail() && !e.slowIsFine // who has to be too slow may be so after a wrong answer
	}
	var err error
	if !pkg.SubmitAnswer {
		err = e.findFiles()
	}
	e.key = c.runner.fixedKey(e)
	return err
}

// allows reports whether the problem may be solved in a language. What scripts build has none that the
// format knows.
func allows(pkg *problem.Problem, l *language.Language) bool {
	return pkg.Languages == nil || slices.Contains(pkg.Languages, l.Code()) || language.ByID(l.ID) == nil
}

// findFiles finds the files that the program has in its working folder: those that stand beside its sources, such as
// tables that it reads, and those of the package. Of a program that is compiled its own sources are none of them; hidden
// files never are. It warns of a source that is too large.
func (e *Program) findFiles() error {
	if size, limit := cache.SizeOf(e.job.Source), e.Pkg.Limits.Code; e.Entry.Submission && limit > 0 && size > limit {
		e.plan.warn("%s: %d bytes of source, more than limits.code allows (%d)", e.Name, size, limit)
	}
	if isFolder(e.job.Source) {
		entries, err := os.ReadDir(e.job.Source)
		if err != nil {
			return err
		}
		lang := e.Built.Lang
		for _, f := range entries {
			if f.Name()[0] != '.' && (lang.Interpreted || language.Of(f.Name()) != lang) {
				e.Files = append(e.Files, filepath.Join(e.job.Source, f.Name()))
			}
		}
		if lang.Interpreted && len(e.Files) == 1 && !isFolder(e.Files[0]) {
			e.Files = nil // the program itself
		}
	}
	e.Files = append(e.Files, e.job.Extra...)
	return nil
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}
