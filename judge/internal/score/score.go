// Package score computes the results of groups of testcases from the verdicts and scores of testcases.
package score

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"oj/judge/internal/report"
	"oj/tools/problem"
	"oj/tools/verdict"
)

// Part is the result of a testcase or group.
type Part struct {
	Verdict verdict.Verdict // None for one that was not judged
	Score   float64
}

// Grader joins the parts of a group: Default, or the grader of a package.
type Grader func(flags []string, parts []Part) (Part, error)

// Result is the outcome for a submission.
type Result struct {
	Verdict  verdict.Verdict    // None: that of the first rejected testcase
	Score    *float64           // nil where there is none
	Groups   map[string]float64 // the scores of groups by name
	Warnings []string           // scores outside of the range that the package states
	Failure  string             // what the package did wrong, a judge error; "" for nothing
}

// Of computes the result of a program from its results by testcase name. Testcases without a result
// count as not judged. Where a group of 2025-09 needs others to be passed and they are not, the results
// of its testcases are made so, too. The error is that of the package's own grader.
func Of(pkg *problem.Problem, results map[string]*report.Case, own Grader) (Result, error) {
	w := &walk{pkg: pkg, results: results, own: own, passed: map[string]bool{}, Result: Result{Groups: map[string]float64{}}}
	if !pkg.Graders && !pkg.Scoring {
		return w.Result, nil
	}
	top := w.group(pkg.Root)
	if !pkg.Graders {
		delete(w.Groups, "sample") // which has no score
	}
	if pkg.Graders || top.Verdict == verdict.AC {
		w.Verdict = top.Verdict
	}
	if pkg.Scoring && (top.Verdict == verdict.AC || !pkg.Graders) {
		w.Score = &top.Score
	}
	return w.Result, w.err
}

// walk goes over the groups, up to the first error of the package's own grader.
type walk struct {
	pkg     *problem.Problem
	results map[string]*report.Case
	own     Grader
	passed  map[string]bool // groups
	err     error
	Result
}

// group grades a group.
func (w *walk) group(g *problem.Group) Part {
	for _, name := range g.RequirePass {
		if !w.passed[strings.TrimSuffix(name, "/")] {
			w.leaveOut(g, name)
			return Part{verdict.WA, 0}
		}
	}
	parts := w.parts(g)
	if len(parts) == 0 && w.pkg.Graders || w.err != nil {
		return Part{}
	}
	grade := Default
	if g.CustomGrader {
		grade = w.own
	}
	result, err := grade(g.GraderFlags, parts)
	if err != nil {
		w.err = err
		return Part{}
	}
	switch {
	case !g.AllOrNothing:
	case result.Verdict != verdict.AC || g.Name == "sample":
		result.Score = 0
	case math.IsInf(g.RangeHi, 1):
		result.Score = 0
		w.warn("the group %q of type pass-fail has no max_score; it counts as 0", g.Name)
	default:
		result.Score = g.RangeHi
	}
	w.passed[g.Name] = result.Verdict == verdict.AC
	w.Groups[g.Name] = result.Score
	w.checkRange(g, result)
	return result
}

// parts returns the results that count for a group, in their order, up to the first rejected one unless the group continues.
func (w *walk) parts(g *problem.Group) (parts []Part) {
	for _, item := range g.Items {
		var part Part
		switch {
		case item.Case != nil:
			part = w.testcase(item.Case)
		case item.Group.Name != "sample" || !slices.Contains(g.GraderFlags, "ignore_sample"):
			part = w.group(item.Group)
		}
		if part.Verdict != verdict.None {
			parts = append(parts, part)
		}
		if part.Verdict > verdict.AC && !g.Continue {
			break
		}
	}
	return parts
}

// testcase returns the result of a testcase; its verdict is None where it does not count. In 2025-09 one that was not judged
// is not passed.
func (w *walk) testcase(c *problem.Case) Part {
	r := w.results[c.Name]
	switch judged := r != nil && r.Verdict != verdict.None; {
	case !judged && w.pkg.Graders:
		return Part{}
	case !judged:
		return Part{verdict.WA, c.Reject}
	case r.Verdict != verdict.AC:
		return Part{r.Verdict, c.Reject}
	case r.Score != nil:
		return Part{r.Verdict, *r.Score}
	}
	return Part{r.Verdict, c.Accept}
}

// leaveOut makes the testcases of a group not judged, since what it requires was not passed.
func (w *walk) leaveOut(g *problem.Group, required string) {
	w.Groups[g.Name] = 0
	for name, r := range w.results {
		if strings.HasPrefix(name, g.Name+"/") {
			r.Verdict, r.Score, r.Message, r.Diff = verdict.None, nil, "not judged, since "+required+" was not passed", nil
		}
	}
}

// checkRange looks whether a score is within the bounds of its group, which in legacy packages are advice.
func (w *walk) checkRange(g *problem.Group, result Part) {
	s := result.Score
	switch {
	case !w.pkg.Scoring:
	case !w.pkg.Graders && s > g.RangeHi+1e-9:
		w.Failure = fmt.Sprintf("the score %v of the group %q is above its max_score %v", s, g.Name, g.RangeHi)
	case w.pkg.Graders && result.Verdict == verdict.AC && (s < g.RangeLo || s > g.RangeHi):
		w.warn("the score %v of the group %q is outside of its range %v to %v", s, g.Name, g.RangeLo, g.RangeHi)
	}
}

func (w *walk) warn(format string, args ...any) {
	w.Warnings = append(w.Warnings, fmt.Sprintf(format, args...))
}

// badness orders the verdicts for worst_error, the worst first.
var badness = []verdict.Verdict{
	verdict.JE, verdict.RTE, verdict.MLE, verdict.TLE, verdict.ILE, verdict.OLE, verdict.WA, verdict.PE,
}

// Default is the default grader. Of flags that exclude each other the last one holds, else the first of these.
func Default(flags []string, parts []Part) (Part, error) {
	last := func(options ...string) string {
		for _, flag := range slices.Backward(flags) {
			if slices.Contains(options, flag) {
				return flag
			}
		}
		return options[0]
	}
	var rejected []verdict.Verdict
	sum, least, most := 0.0, math.Inf(1), math.Inf(-1)
	for _, p := range parts {
		sum, least, most = sum+p.Score, min(least, p.Score), max(most, p.Score)
		if p.Verdict != verdict.AC {
			rejected = append(rejected, p.Verdict)
		}
	}
	joined := map[string]float64{"sum": sum, "avg": sum / float64(len(parts)), "min": least, "max": most}
	result := Part{verdict.AC, joined[last("sum", "avg", "min", "max")]}
	if len(parts) == 0 {
		result.Score = 0
	}
	forgives := slices.Contains(flags, "accept_if_any_accepted") && len(rejected) < len(parts)
	switch how := last("worst_error", "first_error", "always_accept"); {
	case len(rejected) == 0 || how == "always_accept" || forgives:
	case how == "first_error":
		result.Verdict = rejected[0]
	default:
		result.Verdict = slices.MinFunc(rejected, func(a, b verdict.Verdict) int { return slices.Index(badness, a) - slices.Index(badness, b) })
	}
	return result, nil
}
