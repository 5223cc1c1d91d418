// This file says what becomes of a program whose testcases were judged: its score, its verdict, whether that is as it
// should be, and what helps to understand what is wrong.

package session

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"oj/judge/internal/decide"
	"oj/judge/internal/hint"
	"oj/judge/internal/kill"
	"oj/judge/internal/report"
	"oj/judge/internal/score"
	"oj/tools/bundle/generated"
	"oj/tools/verdict"
)

// finish grades a program, decides whether its verdict is the right one, and explains what is wrong.
func (c *call) finish(e *Program) {
	total := e.score()
	entry := e.Entry
	switch {
	case entry.Skipped != "" || entry.Verdict == verdict.None:
	case !entry.Submission:
		entry.Note = total.Failure
		entry.OK = entry.Verdict == verdict.AC
	default:
		entry.Note = cmp.Or(total.Failure, kill.Check(e.expect, e.pkg, entry, total.Groups))
		entry.OK = entry.Note == ""
	}
	for _, r := range entry.Cases {
		if w := r.Warning; w != "" && !slices.Contains(e.problem.Warnings, w) {
			e.warn("%s", w)
		}
		if r.Failed() {
			r.Repeat = c.repeat(e, r.Name)
			hint.Explain(r, e.job.Source, entry.Source, generated.Origin(e.run.Origin, e.pkg.Judge), c.relative)
		}
	}
}

// score grades the groups of testcases. With a choice of testcases there is no score, and groups whose
// grading only repeats what the first rejected testcase says need none.
func (e *Program) score() (total score.Result) {
	entry, partial := e.Entry, len(e.cases) < len(e.pkg.JudgedCases())
	if partial || !e.pkg.Graded() || len(entry.Cases) == 0 || entry.Verdict == verdict.JE || entry.Verdict == verdict.None {
		return total
	}
	results := map[string]*report.Case{}
	for _, r := range entry.Cases {
		results[r.Name] = r
	}
	total, err := score.Of(e.pkg, results, e.grade)
	if err != nil {
		total.Failure = err.Error()
	}
	summarize(entry) // some testcases may have become not judged
	entry.Verdict = decide.Graded(entry.Verdict, total.Verdict, total.Failure)
	entry.Score = total.Score
	if e.pkg.Scoring {
		entry.Groups = maps.Clone(total.Groups)
		maps.DeleteFunc(entry.Groups, func(name string, s float64) bool { return name == "" || math.IsInf(s, 0) }) // a minimum of nothing is infinite
	}
	for _, warning := range total.Warnings {
		e.warn("%s: %s", entry.Name, warning)
	}
	return total
}
