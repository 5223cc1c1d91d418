// This file completes what is known of a program: the files that it finds beside it before it runs, and
// the score and verdict that follow from its testcases.

package main

import (
	"fmt"
	"math"
	"os"
	"path/filepath"

	"oj/judge/internal/build"
	"oj/judge/internal/cache"
	"oj/judge/internal/report"
	"oj/judge/internal/run"
	"oj/judge/internal/score"
	"oj/judge/internal/verdict"
)

// complete says where the program finds its files, or where submitted answers stand.
func (p *plan) complete(e *entryPlan) error {
	if p.pkg.SubmitAnswer {
		e.subject.Answers = e.job.Source
		return nil
	}
	beside, size, err := dataFiles(e.job.Source, e.prog.Lang)
	if err != nil {
		return err
	}
	e.subject.Beside = append(beside, e.job.Extra...)
	if limit := p.pkg.Limits.Code; e.entry.Submission && limit > 0 && size > limit {
		p.problem.Warnings = append(p.problem.Warnings, fmt.Sprintf("%s: %d bytes of source, more than limits.code allows (%d)", e.entry.Name, size, limit))
	}
	return nil
}

// dataFiles lists the files and folders beside the sources of a program, such as tables that it reads, and returns how
// large all of its files are. Of a program that is compiled its own sources are none of them; hidden files never are.
func dataFiles(source string, lang *build.Language) (files []string, size int64, err error) {
	info, err := os.Stat(source)
	if err != nil || !info.IsDir() {
		return nil, sizeOf(info), err
	}
	entries, err := os.ReadDir(source)
	for _, f := range entries {
		if f.Name()[0] == '.' {
			continue
		}
		path := filepath.Join(source, f.Name())
		size += cache.SizeOf(path, func(path string) bool { return filepath.Base(path)[0] == '.' })
		if lang.Interpreted() || build.LanguageOf(f.Name()) != lang {
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

func sizeOf(info os.FileInfo) int64 {
	if info == nil {
		return 0
	}
	return info.Size()
}

// score grades the groups of testcases. With a choice of testcases there is no score, and groups whose
// grading only repeats what the first rejected testcase says need none.
func (e *entryPlan) score(p *plan) {
	partial := len(p.cases) < len(p.pkg.JudgedCases()) || e.entry.Verdict == verdict.None
	if e.subject == nil || partial || isJE(e.entry) || !p.pkg.Graded() {
		return
	}
	results := map[string]*report.Case{}
	for _, r := range e.entry.Cases {
		results[r.Name] = r
	}
	total, err := score.Of(p.pkg, results, p.grade)
	if err != nil {
		total.Failure = err.Error()
	}
	run.Summarize(e.entry) // some testcases may have become not judged
	if total.Verdict != verdict.None {
		e.entry.Verdict = total.Verdict
	}
	if e.failure = total.Failure; e.failure != "" {
		e.entry.Verdict = verdict.JE
	}
	e.entry.Score, e.scores = total.Score, total.Groups
	e.entry.Groups = nil
	for name, s := range total.Groups {
		if p.pkg.Scoring && name != "" && !math.IsInf(s, 0) { // a minimum of nothing is infinite
			if e.entry.Groups == nil {
				e.entry.Groups = map[string]float64{}
			}
			e.entry.Groups[name] = s
		}
	}
	for _, warning := range total.Warnings {
		p.problem.Warnings = append(p.problem.Warnings, e.entry.Name+": "+warning)
	}
}
