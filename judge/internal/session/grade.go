// This file turns the results of a program into its conclusion: the score, the verdict, whether the verdict is
// expected, and hints about failures. Only this file makes the record for the report.

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
	"oj/judge/internal/result"
	"oj/judge/internal/score"
	"oj/tools/bundle/generated"
	"oj/tools/problem"
	"oj/tools/verdict"
)

// conclusion is a program that was judged, with its verdict.
type conclusion struct {
	*built
	result *result.Program
	entry  *report.Entry
}

// conclude grades the results of a program. runs is nil if the program could not run.
func (c *call) conclude(b *built, runs []result.Named) *conclusion {
	switch {
	case b.skipped != "":
		return &conclusion{b, &result.Program{}, b.entry()}
	case b.failed != "":
		return c.concludeFailed(b)
	}

	// Groups may change the verdict, so they are graded before the record is made.
	graded, total := b.grade(runs)
	e := b.entry()
	e.Verdict = graded.Verdict
	e.Score = graded.Score
	e.Groups = scoresToReport(b.pkg, total)
	for i, r := range graded.Runs {
		tc := b.cases[i]
		e.Cases[i] = report.NewCase(tc.In, tc.Ans, r)
	}

	// The note says why a result is not as expected. Unfinished programs have none.
	summarize(e)
	if b.record.Match != nil {
		e.OK = e.Verdict != verdict.JE // a lost game is a result, not a failure
	} else if e.Verdict != verdict.None {
		e.Note = cmp.Or(total.Failure, b.unexpected(graded, total.Groups))
		e.OK = e.Note == "" && (b.submission || e.Verdict == verdict.AC)
	}

	// A warning about many testcases is reported once. Each failure gets a hint and the command that repeats it.
	for _, warning := range total.Warnings {
		b.warn("%s: %s", b.name, warning)
	}
	for _, r := range e.Cases {
		if r.Warning != "" && !slices.Contains(b.record.Warnings, r.Warning) {
			b.warn("%s", r.Warning)
		}
		if r.Failed() {
			r.Repeat = c.repeat(b.program, r.Name)
			hint.Explain(r, b.job.Source, b.source, generated.Origin(b.origin, b.pkg.Judge), c.relative)
		}
	}
	return &conclusion{b, graded, e}
}

// concludeFailed returns the conclusion about a program that does not compile.
func (c *call) concludeFailed(b *built) *conclusion {
	got := &result.Program{Verdict: decide.Refused()}
	e := b.entry()
	e.Verdict = got.Verdict
	e.Compiler = b.failed
	e.Hint = hint.ForMessage(got.Verdict, b.failed)
	if b.submission {
		e.Note = b.unexpected(got, nil)
		e.OK = e.Note == ""
	}
	return &conclusion{b, got, e}
}

// unexpected returns how a submission differs from the package's expectations; "" if it does not differ, and for
// programs that are not submissions.
func (b *built) unexpected(got *result.Program, groups map[string]float64) string {
	if !b.submission {
		return ""
	}
	return kill.Check(b.expect, b.pkg, got, groups)
}

// grade computes the verdict and the score of a program. There is no score if only some testcases were chosen, and none is
// needed if the groups only repeat the verdict of the first rejected testcase.
func (b *built) grade(runs []result.Named) (*result.Program, score.Result) {
	// Without all results, or without groups that matter, the testcases alone decide.
	got := &result.Program{Verdict: decideProgram(runs), Runs: slices.Clone(runs)}
	chosen := len(b.cases) < len(b.pkg.JudgedCases()) || b.record.Match != nil
	unfinished := got.Verdict == verdict.JE || got.Verdict == verdict.None
	if chosen || unfinished || !b.pkg.Graded() {
		return got, score.Result{}
	}

	byName := map[string]result.Run{}
	for _, r := range runs {
		byName[r.Testcase] = r.Run
	}
	total := score.Of(b.pkg, byName)

	// Testcases of groups that do not count are reported as not judged.
	for i, r := range got.Runs {
		if why, out := total.NotRun[r.Testcase]; out {
			r.Verdict, r.Message = verdict.None, why
			r.Score, r.Diff = nil, nil
			got.Runs[i] = r
		}
	}

	// The verdict is decided again, because some testcases may not count any more.
	got.Verdict = decide.Graded(decideProgram(got.Runs), total.Verdict, total.Failure)
	got.Score = total.Score
	return got, total
}

// scoresToReport returns the scores of groups for the report. The minimum of no testcases is infinite, and left out.
func scoresToReport(pkg *problem.Problem, total score.Result) map[string]float64 {
	if !pkg.Scoring || total.Groups == nil {
		return nil
	}
	groups := maps.Clone(total.Groups)
	maps.DeleteFunc(groups, func(name string, s float64) bool { return name == "" || math.IsInf(s, 0) })
	return groups
}

// summarize computes the totals of a program from its testcases.
func summarize(e *report.Entry) {
	for _, r := range e.Cases {
		if r.Verdict == verdict.AC {
			e.Passed++
		}
		if r.Verdict != verdict.None && (r.Seconds > e.Slowest || e.SlowestCase == "") {
			e.Slowest = r.Seconds
			e.SlowestCase = r.Name
		}
		e.Memory = max(e.Memory, r.Memory)
	}
}
