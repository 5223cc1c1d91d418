// Package score computes the results of groups of testcases from the verdicts and scores of testcases.
package score

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"oj/judge/internal/result"
	"oj/tools/problem"
	"oj/tools/verdict"
)

// part is the result of a testcase or group. Its verdict is None if it was not judged.
type part struct {
	verdict verdict.Verdict
	score   float64
}

// Result is the result of a program on the whole problem.
type Result struct {
	Verdict  verdict.Verdict    // None: the verdict of the first rejected testcase counts
	Score    *float64           // nil if the program has no score
	Groups   map[string]float64 // the score of each group by its name
	NotRun   map[string]string  // testcases that count as not judged, with the reason
	Warnings []string           // scores outside of the range in the package
	Failure  string             // a mistake of the package, which is a judge error; "" for none
}

// Of computes the result of a program from its runs by testcase name. Testcases without a run count as not judged. In
// 2025-09 the testcases of a group are left out if the program did not pass the groups that it requires.
func Of(pkg *problem.Problem, runs map[string]result.Run) Result {
	groups := map[string]float64{}
	w := &walk{pkg: pkg, runs: runs, passed: map[string]bool{}, Result: Result{Groups: groups, NotRun: map[string]string{}}}
	if !pkg.Graders && !pkg.Scoring {
		return w.Result
	}

	// The groups are graded from the root down.
	top := w.group(pkg.Root)
	if !pkg.Graders {
		delete(w.Groups, "sample") // samples have no score in 2025-09
	}

	// Without graders a rejected program keeps the verdict of its first rejected testcase, and the points of its groups.
	accepted := top.verdict == verdict.AC
	if pkg.Graders || accepted {
		w.Verdict = top.verdict
	}
	if pkg.Scoring && (accepted || !pkg.Graders) {
		w.Score = &top.score
	}
	return w.Result
}

// walk goes over the groups of a problem.
type walk struct {
	pkg    *problem.Problem
	runs   map[string]result.Run
	passed map[string]bool // by the names of groups
	Result
}

// group grades a group.
func (w *walk) group(g *problem.Group) part {
	// A group with a failed requirement gets no points, and its testcases need no look.
	for _, name := range g.RequirePass {
		if !w.passed[strings.TrimSuffix(name, "/")] {
			w.leaveOut(g, name)
			return part{verdict.WA, 0}
		}
	}

	// In legacy packages a group without results has no influence on the groups around it.
	parts := w.parts(g)
	if len(parts) == 0 && w.pkg.Graders {
		return part{}
	}

	// A group that is all or nothing ignores the scores of its testcases: it gets its full score if all of them are
	// accepted, and otherwise 0.
	graded := grade(g.GraderFlags, parts)
	switch {
	case !g.AllOrNothing:
	case graded.verdict != verdict.AC || g.Name == "sample":
		graded.score = 0
	case math.IsInf(g.RangeHi, 1):
		graded.score = 0
		w.warn("the group %q of type pass-fail has no max_score; it counts as 0", g.Name)
	default:
		graded.score = g.RangeHi
	}

	// Later groups may require this one.
	w.passed[g.Name] = graded.verdict == verdict.AC
	w.Groups[g.Name] = graded.score
	w.checkRange(g, graded)
	return graded
}

// parts returns the results that count for a group, in their order. Unless the group continues after a rejection, these
// end with the first rejected part.
func (w *walk) parts(g *problem.Group) (parts []part) {
	for _, item := range g.Items {
		// Samples may be excluded from the result.
		var p part
		switch {
		case item.Case != nil:
			p = w.testcase(item.Case)
		case item.Group.Name != "sample" || !slices.Contains(g.GraderFlags, "ignore_sample"):
			p = w.group(item.Group)
		}
		if p.verdict != verdict.None {
			parts = append(parts, p)
		}

		// The format ends a group at the first rejection unless the package wants all results.
		if p.verdict > verdict.AC && !g.Continue {
			break
		}
	}
	return parts
}

// testcase returns the result of a testcase. Its verdict is None if it does not count. In 2025-09 a testcase that was not
// judged counts as not passed.
func (w *walk) testcase(c *problem.Case) part {
	// A score that the validator wrote counts more than the score of the testcase.
	r := w.runs[c.Name]
	judged := r.Verdict != verdict.None
	switch {
	case !judged && w.pkg.Graders:
		return part{}
	case !judged:
		return part{verdict.WA, c.Reject}
	case r.Verdict != verdict.AC:
		return part{r.Verdict, c.Reject}
	case r.Score != nil:
		return part{r.Verdict, *r.Score}
	}
	return part{r.Verdict, c.Accept}
}

// leaveOut makes the testcases of a group count as not judged, because the program did not pass the required group.
func (w *walk) leaveOut(g *problem.Group, required string) {
	w.Groups[g.Name] = 0
	for name := range w.runs {
		if strings.HasPrefix(name, g.Name+"/") {
			w.NotRun[name] = "not judged, since " + required + " was not passed"
		}
	}
}

// tolerance allows for rounding when scores are compared.
const tolerance = 1e-9

// checkRange checks that the score of a group is within its bounds. Legacy packages give these bounds as advice only.
func (w *walk) checkRange(g *problem.Group, graded part) {
	if !w.pkg.Scoring {
		return
	}

	// A wrong score is a mistake of the package. In legacy packages it is only a warning.
	s := graded.score
	outside := s < g.RangeLo || s > g.RangeHi
	switch {
	case !w.pkg.Graders && s > g.RangeHi+tolerance:
		w.Failure = fmt.Sprintf("the score %v of the group %q is above its max_score %v", s, g.Name, g.RangeHi)
	case w.pkg.Graders && graded.verdict == verdict.AC && outside:
		w.warn("the score %v of the group %q is outside of its range %v to %v", s, g.Name, g.RangeLo, g.RangeHi)
	}
}

func (w *walk) warn(format string, args ...any) {
	w.Warnings = append(w.Warnings, fmt.Sprintf(format, args...))
}

// badness orders the verdicts for the flag worst_error, the worst first.
var badness = []verdict.Verdict{
	verdict.JE, verdict.RTE, verdict.MLE, verdict.TLE, verdict.ILE, verdict.OLE, verdict.WA, verdict.PE,
}

// grade is the default grader of the format: it joins the parts of a group.
func grade(flags []string, parts []part) part {
	var rejected []verdict.Verdict
	var scores []float64
	for _, p := range parts {
		scores = append(scores, p.score)
		if p.verdict != verdict.AC {
			rejected = append(rejected, p.verdict)
		}
	}

	// The score is joined from all parts, the verdict only from the rejected ones.
	joined := part{verdict.AC, join(lastOf(flags, "sum", "avg", "min", "max"), scores)}
	forgives := slices.Contains(flags, "accept_if_any_accepted") && len(rejected) < len(parts)
	how := lastOf(flags, "worst_error", "first_error", "always_accept")
	switch {
	case len(rejected) == 0 || how == "always_accept" || forgives:
	case how == "first_error":
		joined.verdict = rejected[0]
	default:
		joined.verdict = slices.MinFunc(rejected, func(a, b verdict.Verdict) int {
			return slices.Index(badness, a) - slices.Index(badness, b)
		})
	}
	return joined
}

// lastOf returns the last flag that is one of these options, which exclude each other. Without such a flag the first
// option holds.
func lastOf(flags []string, options ...string) string {
	for _, flag := range slices.Backward(flags) {
		if slices.Contains(options, flag) {
			return flag
		}
	}
	return options[0]
}

// join makes one score of several; 0 of none.
func join(how string, scores []float64) float64 {
	if len(scores) == 0 {
		return 0
	}
	switch how {
	case "min":
		return slices.Min(scores)
	case "max":
		return slices.Max(scores)
	}

	// All other ways need the sum.
	sum := 0.0
	for _, s := range scores {
		sum += s
	}
	if how == "avg" {
		return sum / float64(len(scores))
	}
	return sum
}
