// This file computes the conclusion about a program from its results: the score, the verdict, whether the verdict is as
// expected, and hints about failures. It also completes the program's record in the report.

package session

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"oj/judge/internal/decide"
	"oj/judge/internal/hint"
	"oj/judge/internal/kill"
	"oj/judge/internal/report"
	"oj/judge/internal/result"
	"oj/judge/internal/score"
	"oj/tools/bundle/generated"
	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
)

// conclusion holds the final result of a judged program.
type conclusion struct {
	program *program
	built   *built
	result  *result.Outcome
	entry   *report.Entry
}

// conclude returns the conclusion about a program. runs is nil if the program could not run.
func (c *call) conclude(b *built, runs []result.Named) *conclusion {
	switch {
	case b.skipped != "":
		return &conclusion{b.program, b, &result.Outcome{}, b.entry()}
	case b.failed != "":
		return c.concludeFailed(b)
	}

	// Grade groups of testcases first, because they may change the verdict and the results.
	graded, total := b.grade(runs)
	e := b.entry()
	e.Verdict = graded.Verdict
	e.Score = graded.Score
	e.Groups = scoresToReport(b.plan.pkg, total)
	e.Beyond = b.beyond(graded)
	e.Shares = shares(b.plan.pkg, graded.Runs)
	for i, r := range graded.Runs {
		e.Cases[i] = c.explained(b, i, r)
	}

	// The note is the reason why a verdict is not as expected. An unfinished program has no note.
	summarize(e, b.plan.byTurns)
	b.warnSlow(e)
	if b.plan.record.Match != nil {
		e.OK = e.Verdict != verdict.JE // with -games a program may lose games, so only JE is unexpected
	} else if e.Verdict != verdict.None {
		e.Note = cmp.Or(total.Failure, b.unexpected(graded, total.Groups))
		isRight := e.Verdict == verdict.AC && (e.Beyond == "" || c.mayBeWrongBeyond(b))
		e.OK = e.Note == "" && (b.program.submission || isRight)
	}

	// Report each warning only once, even if it occurs on several testcases.
	for _, warning := range total.Warnings {
		b.plan.warn("%s: %s", b.program.name, warning)
	}
	for _, r := range e.Cases {
		if r.Warning != "" && !slices.Contains(b.plan.record.Warnings, r.Warning) {
			b.plan.warn("%s", r.Warning)
		}
	}
	return &conclusion{b.program, b, graded, e}
}

// explained returns the record of a run on testcase i. A failure has a hint and the command that repeats the run.
func (c *call) explained(b *built, i int, run result.Named) *report.Case {
	tc := b.plan.cases[i]
	r := report.NewCase(tc.In, tc.Ans, run)
	if b.plan.pkg.Beyond(tc.Name) {
		r.Beyond = b.plan.pkg.BeyondText()
	}
	if r.NoAnswer {
		r.Repeat = c.storeAnswers(b.program)
	}
	if !r.Failed() {
		return r
	}

	r.Repeat = c.repeat(b.program, r.Name)
	hint.Explain(r, b.program.job.Source, b.program.source, generated.Origin(c.ctx, b.program.origin, b.plan.pkg.Site), c.con.Relative)
	if run.Cause != "" {
		r.Hint = run.Cause
	}
	if r.Hint == hint.Replay && c.opt.Reports.HTML != "" {
		r.Hint = ""
	}
	return r
}

// shares returns the results on the testcases that the site is known to have, and on the others. It returns nil
// if all judged testcases are of one kind.
func shares(pkg *problem.Package, runs []result.Named) []report.Share {
	var parts [2][]result.Named
	for _, r := range runs {
		part := 0
		if pkg.Beyond(r.Testcase) {
			part = 1
		}
		parts[part] = append(parts[part], r)
	}
	if len(parts[0]) == 0 || len(parts[1]) == 0 {
		return nil
	}

	list := []report.Share{{What: pkg.KnownText()}, {What: "harder"}}
	for i, part := range parts {
		var verdicts []verdict.Verdict
		for _, r := range part {
			verdicts = append(verdicts, r.Verdict)
			if r.Verdict == verdict.AC {
				list[i].Passed++
			}
		}
		list[i].Total = len(part)
		list[i].Verdict, _ = decide.Overall(verdicts, nil)
	}
	return list
}

// beyond returns a text about the first testcase beyond what the site is known to test that rejects a
// program, if only such testcases reject it, and otherwise "".
func (b *built) beyond(got *result.Outcome) string {
	for _, r := range got.Failures() {
		if r.Verdict == got.Beyond {
			name := strings.TrimPrefix(r.Testcase, "secret/")
			return fmt.Sprintf("wrong %s: %v in %s", b.plan.pkg.BeyondText(), r.Verdict, name)
		}
	}
	return ""
}

// mayBeWrongBeyond reports whether the judge accepts a program that only testcases beyond what the site
// is known to test reject. A problem with submissions proves its own solution with them, so this solution must
// pass all testcases.
func (c *call) mayBeWrongBeyond(b *built) bool {
	isOwn := b.plan.target.Sources != "" && len(c.opt.Src) == 0 && len(b.plan.pkg.Submissions) > 0
	return !isOwn
}

// concludeFailed returns the conclusion about a program that does not compile.
func (c *call) concludeFailed(b *built) *conclusion {
	got := &result.Outcome{Verdict: decide.Refused()}
	e := b.entry()
	e.Verdict = got.Verdict
	e.Compiler = b.failed
	e.Hint = hint.ForMessage(got.Verdict, b.failed)
	if b.program.submission {
		e.Note = b.unexpected(got, nil)
		e.OK = e.Note == ""
	}
	return &conclusion{b.program, b, got, e}
}

// unexpected returns an explanation if a submission does not meet the package's expectations, and otherwise
// "".
func (b *built) unexpected(got *result.Outcome, groups map[string]float64) string {
	if !b.program.submission {
		return ""
	}
	return kill.Check(b.program.expect, b.plan.pkg, got, groups)
}

// grade returns the result of a program, and the scores of groups of testcases. There are no scores in these
// cases:
//
//   - Only some testcases were chosen (-case).
//   - The judge failed in a run, or a run or an answer is missing.
//   - The groups of the package affect neither verdict nor score.
func (b *built) grade(runs []result.Named) (*result.Outcome, score.Result) {
	got := &result.Outcome{Runs: slices.Clone(runs)}
	got.Verdict, got.Beyond = decideProgram(b.plan.pkg, runs)
	defer func() {
		// A submission is meant to be right or wrong by the statement, whatever the site tests.
		if b.program.submission && got.Beyond != verdict.None {
			got.Verdict, got.Beyond = got.Beyond, verdict.None
		}
	}()
	chosen := len(b.plan.cases) < len(b.plan.pkg.JudgedCases()) || b.plan.record.Match != nil
	unanswered := slices.ContainsFunc(runs, func(r result.Named) bool { return r.NoAnswer })
	unfinished := unanswered || got.Verdict == verdict.JE || got.Verdict == verdict.None
	if chosen || unfinished || !b.plan.pkg.Graded() {
		return got, score.Result{}
	}

	// Compute the verdict again, because some testcases may not count any more.
	total := b.gradeGroups(got)
	cases, _ := decideProgram(b.plan.pkg, got.Runs)
	got.Verdict = decide.Graded(cases, total.Verdict, total.Failure)
	got.Score = total.Score
	return got, total
}

// gradeGroups returns the results of groups of testcases. If a group does not count, gradeGroups marks its
// testcases in got as not judged.
func (b *built) gradeGroups(got *result.Outcome) score.Result {
	byName := map[string]result.Run{}
	for _, r := range got.Runs {
		// The points of testcases that the site is not known to have do not count.
		if !b.plan.pkg.Beyond(r.Testcase) {
			byName[r.Testcase] = r.Run
		}
	}
	total := score.Of(b.plan.pkg, byName)

	for i, r := range got.Runs {
		if why, out := total.NotRun[r.Testcase]; out {
			r.Verdict, r.Message = verdict.None, why
			r.Score, r.Diff = nil, nil
			got.Runs[i] = r
		}
	}
	return total
}

// scoresToReport returns the scores of groups for the report. It omits the score of the root, and infinite scores,
// which groups without testcases may have.
func scoresToReport(pkg *problem.Package, total score.Result) map[string]float64 {
	if !pkg.Scoring || total.Groups == nil {
		return nil
	}
	groups := maps.Clone(total.Groups)
	maps.DeleteFunc(groups, func(name string, s float64) bool { return name == "" || math.IsInf(s, 0) })
	return groups
}

// summarize sets the totals of a program: the number of accepted testcases, the slowest testcase and the peak
// memory. If byTurns is set, it also sets the slowest turn.
func summarize(e *report.Entry, byTurns bool) {
	for _, r := range e.Cases {
		if r.Verdict == verdict.AC {
			e.Passed++
		}
		if r.NoAnswer {
			e.NoAnswer++
		}
		ran := r.Verdict != verdict.None || r.NoAnswer
		if ran && (r.Seconds > e.Slowest || e.SlowestCase == "") {
			e.Slowest = r.Seconds
			e.SlowestCase = r.Name
		}
		if byTurns && r.SlowestTurn > 0 && r.SlowestAnswer >= e.Answer {
			e.Answer = r.SlowestAnswer
			e.SlowestTurn = fmt.Sprintf("turn %d of %s", r.SlowestTurn, r.Name)
		}
		e.Memory = max(e.Memory, r.Memory)
	}
}
