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
	"oj/judge/internal/verdict"
)

// round returns the programs of a plan that are built together: the late ones, or all others.
func (p *plan) round(late bool) []*Program {
	return slices.DeleteFunc(slices.Concat(p.programs, p.timing), func(e *Program) bool { return e.late != late })
}

// build builds the late programs of all plans, or all others with the packages' own, at once, and equips them.
func (c *call) build(ctx context.Context, late bool) error {
	var wants []match.Want
	tools := map[*plan][]match.Want{}
	for _, p := range c.plans {
		if !late {
			tools[p] = p.tools.Wants(p.pkg)
			wants = append(wants, tools[p]...)
		}
		for _, e := range p.round(late) {
			switch {
			case p.pkg.SubmitAnswer:
				e.Built = &build.Program{Lang: &language.Language{ID: "answers", Name: "answers"}}
			case e.broken != "":
				e.Built = &build.Program{Lang: language.ByID(e.job.Lang), Failed: e.broken}
			default:
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
		for _, e := range p.round(late) {
			if err := c.equip(e); err != nil {
				return err
			}
		}
		skipped := func(e *Program) bool { return e.Entry.Skipped != "" }
		if late && len(p.programs) > 0 && !slices.ContainsFunc(p.programs, func(e *Program) bool { return !skipped(e) }) {
			return &problem.Error{File: p.programs[0].job.Source, Msg: "nothing of this problem can be judged here: " + p.programs[0].Entry.Skipped}
		}
		return nil
	})
}

// killBudget is how many seconds a wrong program may run in all and still go on once a testcase has rejected it. Slow
// wrong programs on many testcases would otherwise take most of the time.
const killBudget = 0.1

// equip gives a program that was built what it takes to run it, and another one its verdict. Where a compiler is
// missing only submissions, and C++ unless -lang asks for it, are skipped.
func (c *call) equip(e *Program) error {
	pkg, lang := e.plan.pkg, e.Built.Lang
	e.Entry.Language, e.stage = lang.Name, unfit
	switch {
	case e.Built.Skipped != "" && !e.Entry.Submission && !(e.late && c.opt.Langs == nil):
		return &problem.Error{File: e.job.Source, Msg: e.Built.Skipped}
	case e.Built.Skipped != "":
		e.Entry.Skipped = e.Built.Skipped
		return nil
	case !allows(pkg, lang):
		e.Entry.Verdict = decide.Refused()
		e.Entry.Compiler = fmt.Sprintf("%s: the language %s is not among those of problem.yaml: %s", e.job.Source, lang.Code(), strings.Join(pkg.Languages, ", "))
		return nil
	case e.Built.Failed != "":
		e.Entry.Verdict, e.Entry.Compiler = decide.Refused(), e.Built.Failed
		if e.job.GoLang != "" && strings.Contains(e.Built.Failed, "requires go1.") {
			e.Entry.Compiler += "\nThis problem is for " + pkg.Judge.Title + ", which has Go " + pkg.Judge.Go + "."
		}
		e.Entry.Hint = hint.ForMessage(verdict.CE, e.Entry.Compiler)
		return nil
	}
	e.stage = ready
	e.Name, e.Source, e.Pkg, e.Tools = e.Entry.Name, e.Entry.Source, pkg, e.plan.tools
	e.Limits = decide.Limits{
		Time: pkg.TimeLimit, Memory: pkg.Limits.Memory, Output: pkg.Limits.Output, Passes: pkg.Limits.ValidationPasses,
	}
	if e.expect != nil { // of submissions that have to fail, verdicts are enough
		e.Visualizer = nil
		e.StopEarly = !pkg.Scoring && !c.opt.Full
		e.SlowIsFine = e.expect.Slow()
		if e.StopEarly && e.mustFail() && !e.SlowIsFine { // who has to be too slow may be so after a wrong answer
			e.Budget = killBudget
		}
	}
	if pkg.SubmitAnswer {
		e.Answers = e.job.Source
		return nil
	}
	beside, size, err := dataFiles(e.job.Source, lang)
	e.Files = append(beside, e.job.Extra...)
	if limit := pkg.Limits.Code; e.Entry.Submission && limit > 0 && size > limit {
		e.plan.warn("%s: %d bytes of source, more than limits.code allows (%d)", e.Entry.Name, size, limit)
	}
	return err
}

// allows reports whether the problem may be solved in a language. What scripts build has none that the
// format knows.
func allows(pkg *problem.Problem, l *language.Language) bool {
	return pkg.Languages == nil || slices.Contains(pkg.Languages, l.Code()) || language.ByID(l.ID) == nil
}

// dataFiles lists the files and folders beside the sources of a program, such as tables that it reads, and returns how
// large all of its files are. Of a program that is compiled its own sources are none of them; hidden files never are.
func dataFiles(source string, lang *language.Language) (files []string, size int64, err error) {
	info, err := os.Stat(source)
	if err != nil {
		return nil, 0, err
	}
	if !info.IsDir() {
		return nil, info.Size(), nil
	}
	entries, err := os.ReadDir(source)
	for _, f := range entries {
		path := filepath.Join(source, f.Name())
		if f.Name()[0] == '.' {
			continue
		}
		size += cache.SizeOf(path, func(path string) bool { return filepath.Base(path)[0] == '.' })
		if lang.Interpreted() || language.Of(f.Name()) != lang {
			files = append(files, path)
		}
	}
	if lang.Interpreted() && len(files) == 1 && !isFolder(files[0]) {
		files = nil // the program itself
	}
	return files, size, err
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}
