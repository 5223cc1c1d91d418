// This file builds what the plans name, and makes of each program what runs, or its verdict where it cannot run.

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
	"oj/judge/internal/report"
	"oj/tools/language"
	"oj/tools/problem"
	"oj/tools/verdict"
)

// build builds the late programs of all plans, or all others with the packages' own, at once.
func (c *call) build(ctx context.Context, late bool) error {
	var jobs []build.Job
	tools := map[*plan][]build.Job{}
	for _, p := range c.plans {
		if !late {
			tools[p] = p.tools.Jobs(p.pkg)
			jobs = append(jobs, tools[p]...)
		}
		for _, e := range slices.Concat(p.programs, p.timed) {
			if e.late == late && !p.pkg.SubmitAnswer && e.broken == "" {
				job := e.job
				job.Keep = &e.run.Built
				jobs = append(jobs, job)
			}
		}
	}
	c.Line.Show("building")
	if _, err := c.builder.Build(ctx, jobs); err != nil {
		return err
	}
	return c.each(ctx, func(p *plan) error {
		warnings, err := p.tools.Check(tools[p])
		p.problem.Warnings = append(p.problem.Warnings, warnings...)
		if err != nil {
			return err
		}
		p.grade = c.Grader(ctx, p.pkg, p.tools.Grader)
		for _, e := range slices.Concat(p.programs, p.timed) {
			if e.late == late {
				e.equip()
			}
		}
		if len(p.programs) > 0 && !slices.ContainsFunc(p.programs, func(e *Program) bool { return e.Entry.Skipped == "" }) {
			first := p.programs[0]
			return &problem.Error{File: first.job.Source, Msg: first.Entry.Skipped}
		}
		return nil
	})
}

// equip makes what runs of a program that was built, or notes why nothing does, and warns of a source that is too large.
// Where its compiler is missing it is skipped.
func (e *Program) equip() {
	built := e.run.Built
	switch {
	case e.pkg.SubmitAnswer:
		built = &build.Program{Lang: &language.Language{ID: "answers", Name: "answers"}}
	case e.broken != "":
		built = &build.Program{Lang: language.ByID(e.job.Lang), Failed: e.broken}
	}
	pkg, lang, failed := e.pkg, built.Lang, built.Failed
	e.Entry.Language = lang.Name
	switch {
	case built.Skipped != "":
		e.Entry.Skipped = built.Skipped
		return
	case pkg.Languages != nil && !slices.Contains(pkg.Languages, lang.Code()) && language.ByID(lang.ID) != nil: // what scripts build has none
		failed = fmt.Sprintf("%s: the language %s is not among those of problem.yaml: %s", e.job.Source, lang.Code(), strings.Join(pkg.Languages, ", "))
	case strings.HasPrefix(e.job.Std, "go") && strings.Contains(failed, "requires go1."):
		failed += "\nThis problem is for " + pkg.Judge.Title + ", which has Go " + pkg.Judge.Go + "."
	case strings.HasPrefix(e.job.Std, "c++") && lang.ID == "cpp" && failed != "" && pkg.Judge != nil:
		failed += "\nThis problem is for " + pkg.Judge.Title + ", where it is compiled as " + e.job.Std + "."
	}
	if failed != "" {
		e.Entry.Verdict, e.Entry.Compiler, e.Entry.Hint = decide.Refused(), failed, hint.ForMessage(verdict.CE, failed)
		return
	}
	e.run.Tools, e.run.Built = e.tools, built
	for _, tc := range e.cases {
		e.Entry.Cases = append(e.Entry.Cases, &report.Case{Name: tc.Name, Input: tc.In, Answer: tc.Ans})
	}
	// The pictures of a package from elsewhere are those of its accepted submissions. Here they are those of what is pasted,
	// and of submissions that have to fail verdicts are enough.
	isForeign := e.target.Sources == ""
	if e.Entry.Submission && !(isForeign && e.Entry.MustAccept()) {
		e.run.Visualizer = nil
	}
	if pkg.SubmitAnswer {
		e.run.Answers = e.job.Source
		return
	}
	if size, limit := cache.SizeOf(e.job.Source), pkg.Limits.Code; e.Entry.Submission && limit > 0 && size > limit {
		e.warn("%s: %d bytes of source, more than limits.code allows (%d)", e.Entry.Name, size, limit)
	}
	// Files that stand beside the sources, such as tables, are in the working folder, too: of a program that is compiled its
	// own sources are none of them, and hidden files never are.
	entries, _ := os.ReadDir(e.job.Source) // none of a file
	for _, f := range entries {
		if f.Name()[0] != '.' && (lang.Interpreted || language.Of(f.Name()) != lang) {
			e.run.Files = append(e.run.Files, filepath.Join(e.job.Source, f.Name()))
		}
	}
	e.run.Files = append(e.run.Files, e.job.Extra...)
}
