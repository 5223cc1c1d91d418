// This file completes what is known of a program: the files that it finds beside it before it runs, and
// the score and verdict that follow from its testcases.

package session

import (
	"fmt"
	"math"
	"os"
	"path/filepath"

	"oj/judge/internal/cache"
	"oj/judge/internal/decide"
	"oj/judge/internal/language"
	"oj/judge/internal/report"
	"oj/judge/internal/score"
	"oj/judge/internal/verdict"
)

// complete says where the program finds its files, or where submitted answers stand.
func (p *plan) complete(e *Program) error {
	if p.pkg.SubmitAnswer {
		e.Answers = e.job.Source
		return nil
	}
	beside, size, err := dataFiles(e.job.Source, e.Built.Lang)
	if err != nil {
		return err
	}
	e.Files = append(beside, e.job.Extra...)
	if limit := p.pkg.Limits.Code; e.Entry.Submission && limit > 0 && size > limit {
		p.problem.Warnings = append(p.problem.Warnings, fmt.Sprintf("%s: %d bytes of source, more than limits.code allows (%d)", e.Entry.Name, size, limit))
	}
	return nil
}

// dataFiles lists the files and folders beside the sources of a program, such as tables that it reads, and returns how
// large all of its files are. Of a program that is compiled its own sources are none of them; hidden files never are.
func dataFiles(source string, lang *language.Language) (files []string, size int64, err error) {
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

func sizeOf(info os.FileInfo) int64 {
	if info == nil {
		return 0
	}
	return info.Size()
}

// score grades the groups of testcases. With a choice of testcases there is no score, and groups whose
// grading only repeats what the first rejected testcase says need none.
func (e *Program) score(p *plan) {
	partial := len(p.cases) < len(p.pkg.JudgedCases()) || e.Entry.Verdict == verdict.None
	if !e.runs() || partial || isJE(e.Entry) || !p.pkg.Graded() {
		return
	}
	results := map[string]*report.Case{}
	for _, r := range e.Entry.Cases {
		results[r.Name] = r
	}
	total, err := score.Of(p.pkg, results, p.grade)
	if err != nil {
		total.Failure = err.Error()
	}
	summarize(e.Entry) // some testcases may have become not judged
	e.failure = total.Failure
	e.Entry.Verdict = decide.Graded(e.Entry.Verdict, total.Verdict, total.Failure)
	e.Entry.Score, e.scores = total.Score, total.Groups
	e.Entry.Groups = nil
	for name, s := range total.Groups {
		if p.pkg.Scoring && name != "" && !math.IsInf(s, 0) { // a minimum of nothing is infinite
			if e.Entry.Groups == nil {
				e.Entry.Groups = map[string]float64{}
			}
			e.Entry.Groups[name] = s
		}
	}
	for _, warning := range total.Warnings {
		p.problem.Warnings = append(p.problem.Warnings, e.Entry.Name+": "+warning)
	}
}
