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
	"oj/judge/internal/verdict"
	"oj/tools/bundle/generated"
)

// finish grades a program, decides whether its verdict is the right one, and explains what is wrong.
func (c *call) finish(e *Program) {
	total := e.score()
	switch {
	case e.Entry.Skipped != "" || e.Entry.Verdict == verdict.None:
	case !e.Entry.Submission:
		e.Entry.Note = total.Failure
		e.Entry.OK = e.Entry.Verdict == verdict.AC
	default:
		e.Entry.Note = cmp.Or(total.Failure, kill.Check(e.expect, e.Pkg, e.Entry, total.Groups))
		e.Entry.OK = e.Entry.Note == ""
	}
	for _, r := range e.Entry.Cases {
		if w := r.Warning; w != "" && !slices.Contains(e.plan.problem.Warnings, w) {
			e.plan.warn("%s", w)
		}
		if r.Verdict == verdict.AC || r.Verdict == verdict.None {
			continue
		}
		r.Repeat = c.repeat(e, r.Name)
		hint.Explain(r, e.job.Source, e.Source, generated.Origin(e.origin, e.Pkg.Judge), func(path string) string { return relative(c.dir, path) })
	}
}

// score grades the groups of testcases. With a choice of testcases there is no score, and groups whose
// grading only repeats what the first rejected testcase says need none.
func (e *Program) score() (total score.Result) {
	p := e.plan
	partial := len(p.cases) < len(p.pkg.JudgedCases()) || e.Entry.Verdict == verdict.None
	if !e.runs() || partial || e.Entry.Verdict == verdict.JE || !p.pkg.Graded() {
		return total
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
	e.Entry.Verdict = decide.Graded(e.Entry.Verdict, total.Verdict, total.Failure)
	e.Entry.Score = total.Score
	if p.pkg.Scoring {
		e.Entry.Groups = maps.Clone(total.Groups)
		maps.DeleteFunc(e.Entry.Groups, func(name string, s float64) bool { return name == "" || math.IsInf(s, 0) }) // a minimum of nothing is infinite
	}
	for _, warning := range total.Warnings {
		p.warn("%s: %s", e.Name, warning)
	}
	return total
}

// begun reports whether anything is known of a program.
func (e *Program) begun() bool {
	return e.stage == unfit || slices.ContainsFunc(e.Entry.Cases, func(r *report.Case) bool { return r.Verdict != verdict.None })
}

// wrong returns the submissions that were judged and have to fail.
func (p *plan) wrong() []*report.Entry {
	var list []*report.Entry
	for _, e := range p.listed() {
		if e.expect.MustFail() && e.Entry.Skipped == "" && e.Entry.Verdict != verdict.CE {
			list = append(list, e.Entry)
		}
	}
	return list
}
