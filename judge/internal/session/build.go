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
	"oj/judge/internal/language"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// subject is a program that was built, on its way through its testcases.
type subject struct {
	*Program
	run   match.Program
	left  int    // testcases
	fixed string // what all of its results depend on, for the cache
}

// build builds the late programs of all plans, or all others with the packages' own, at once. It returns those that can
// be run.
func (c *call) build(ctx context.Context, late bool) (subjects []*subject, err error) {
	var jobs []build.Job
	tools := map[*plan][]build.Job{}
	for _, p := range c.plans {
		if !late {
			tools[p] = p.tools.Jobs(p.pkg)
			jobs = append(jobs, tools[p]...)
		}
		for _, e := range p.programs {
			if e.late == late && !p.pkg.SubmitAnswer && e.broken == "" {
				job := e.job
				job.Keep = &e.built
				jobs = append(jobs, job)
			}
		}
	}
	c.Line.Show("building")
	if _, err := c.builder.Build(ctx, jobs); err != nil {
		return nil, err
	}
	err = c.each(ctx, func(p *plan) error {
		warnings, err := p.tools.Check(tools[p])
		p.problem.Warnings = append(p.problem.Warnings, warnings...)
		if err != nil {
			return err
		}
		p.grade = c.Grader(ctx, p.pkg, p.tools.Grader)
		for _, e := range p.programs {
			if e.late != late {
				continue
			}
			s, err := c.equip(e)
			if err != nil {
				return err
			}
			if s != nil {
				subjects = append(subjects, s)
			}
		}
		listed := p.inReport()
		if late && len(listed) > 0 && !slices.ContainsFunc(listed, func(e *Program) bool { return e.Entry.Skipped == "" }) {
			return &problem.Error{File: listed[0].job.Source, Msg: "nothing of this problem can be judged here: " + listed[0].Entry.Skipped}
		}
		return nil
	})
	return subjects, err
}

// equip returns what runs of a program; nil, with a note why, where that is nothing. Where a compiler is missing only
// submissions, and C++ unless -lang asks for it, are skipped.
func (c *call) equip(e *Program) (*subject, error) {
	switch {
	case e.pkg.SubmitAnswer:
		e.built = &build.Program{Lang: &language.Language{ID: "answers", Name: "answers"}}
	case e.broken != "":
		e.built = &build.Program{Lang: language.ByID(e.job.Lang), Failed: e.broken}
	}
	pkg, lang, failed := e.pkg, e.built.Lang, e.built.Failed
	e.Entry.Language = lang.Name
	switch {
	case e.built.Skipped != "" && !e.Entry.Submission && !(e.late && c.opt.Langs == nil):
		return nil, &problem.Error{File: e.job.Source, Msg: e.built.Skipped}
	case e.built.Skipped != "":
		e.Entry.Skipped = e.built.Skipped
		return nil, nil
	case pkg.Languages != nil && !slices.Contains(pkg.Languages, lang.Code()) && language.ByID(lang.ID) != nil: // what scripts build has none
		failed = fmt.Sprintf("%s: the language %s is not among those of problem.yaml: %s", e.job.Source, lang.Code(), strings.Join(pkg.Languages, ", "))
	case e.job.Std != "" && strings.Contains(failed, "requires go1."):
		failed += "\nThis problem is for " + pkg.Judge.Title + ", which has Go " + pkg.Judge.Go + "."
	}
	if failed != "" {
		e.Entry.Verdict, e.Entry.Compiler, e.Entry.Hint = decide.Refused(), failed, hint.ForMessage(verdict.CE, failed)
		return nil, nil
	}
	return e.subject()
}

// subject returns what runs of a program. It warns of a source that is too large.
func (e *Program) subject() (*subject, error) {
	s := &subject{Program: e, run: match.Program{Name: e.Entry.Name, Source: e.Entry.Source, Pkg: e.pkg, Tools: e.tools, Built: e.built}}
	for _, tc := range e.cases {
		e.Entry.Cases = append(e.Entry.Cases, &report.Case{Name: tc.Name, Input: tc.In, Answer: tc.Ans})
	}
	if e.Entry.Submission { // of those that have to fail, verdicts are enough
		s.run.Visualizer = nil
	}
	if e.pkg.SubmitAnswer {
		s.run.Answers = e.job.Source
		return s, nil
	}
	if size, limit := cache.SizeOf(e.job.Source), e.pkg.Limits.Code; e.Entry.Submission && limit > 0 && size > limit {
		e.warn("%s: %d bytes of source, more than limits.code allows (%d)", e.Entry.Name, size, limit)
	}
	// Files that stand beside the sources, such as tables, are in the working folder, too: of a program that is compiled its
	// own sources are none of them, and hidden files never are.
	if isFolder(e.job.Source) {
		entries, err := os.ReadDir(e.job.Source)
		if err != nil {
			return nil, err
		}
		for _, f := range entries {
			if lang := e.built.Lang; f.Name()[0] != '.' && (lang.Interpreted || language.Of(f.Name()) != lang) {
				s.run.Files = append(s.run.Files, filepath.Join(e.job.Source, f.Name()))
			}
		}
	}
	s.run.Files = append(s.run.Files, e.job.Extra...)
	return s, nil
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}
