// This file says what becomes of a program whose testcases were judged: its score, its verdict, and whether that is as
// it should be.

package session

import (
	"cmp"
	"maps"
	"math"

	"oj/judge/internal/decide"
	"oj/judge/internal/kill"
	"oj/judge/internal/report"
	"oj/judge/internal/score"
	"oj/judge/internal/verdict"
)

// finish grades a program and decides whether its verdict is the right one.
func (e *Program) finish() {
	total := e.score()
	switch {
	case e.Entry.Skipped != "" || e.Entry.Verdict == verdict.None:
	case e.expect == nil:
		e.Entry.Note = total.Failure
		e.Entry.OK = e.Entry.Verdict == verdict.AC
	default:
		e.Entry.Note = cmp.Or(total.Failure, kill.Check(e.expect, e.plan.pkg, e.Entry, total.Groups))
		e.Entry.OK = e.Entry.Note == ""
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
		p.warn("%s: %s", e.Entry.Name, warning)
	}
	return total
}

// interrupted makes a whole of what is known of a program that was not judged to the end: the verdict
// is that of a testcase that was not accepted, if there is one.
func (e *Program) interrupted() {
	if !e.runs() {
		return
	}
	if e.Entry.Cases == nil {
		e.Entry.Cases = make([]*report.Case, len(e.Cases))
	}
	missing := false
	for i, r := range e.Entry.Cases {
		if r == nil {
			missing = true
			e.Entry.Cases[i] = &report.Case{Name: e.Cases[i].Name}
		}
	}
	if summarize(e.Entry); missing && e.Entry.Verdict == verdict.AC {
		e.Entry.Verdict = verdict.None
	}
}

// wrong returns the submissions that were judged and have to fail.
func (p *plan) wrong() []*report.Entry {
	var list []*report.Entry
	for _, e := range p.programs {
		if e.mustFail() && e.Entry.Skipped == "" && e.Entry.Verdict != verdict.CE {
			list = append(list, e.Entry)
		}
	}
	return list
}
