// Package score computes the verdicts and scores of groups of testcases from the verdicts and scores of the testcases,
// as the package formats prescribe.
package score

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"oj/judge/internal/result"
	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
)

// part is the result of a testcase or group. The verdict is None if the part was not judged.
type part struct {
	verdict verdict.Verdict
	score   float64
}

// Result is the result of a program on all groups of a problem.
type Result struct {
	Verdict  verdict.Verdict    // the verdict from the groups; None if the groups do not change the verdict
	Score    *float64           // nil if the program has no score
	Groups   map[string]float64 // maps the name of a group to its score
	NotRun   map[string]string  // for each testcase that counts as not judged, the reason why
	Warnings []string           // warnings about scores outside the range that the package states
	Failure  string             // an error in the package, which makes the verdict JE; "" for none
}

// Of computes the result of a program on all groups. runs holds the program's runs by the name of the
// testcase; a testcase without a run counts as not judged. In format 2025-09 a group may require other
// groups: if the program did not pass all of these, the testcases of the group count as not judged.
func Of(pkg *problem.Package, runs map[string]result.Run) Result {
	groups := map[string]float64{}
	w := &walk{pkg: pkg, runs: runs, passed: map[string]bool{}, Result: Result{Groups: groups, NotRun: map[string]string{}}}
	if !pkg.Graders && !pkg.Scoring {
		return w.Result
	}

	// Grade all groups: the root group contains the other ones.
	top := w.group(pkg.Root)
	if !pkg.Graders {
		delete(w.Groups, "sample") // samples have no score in 2025-09
	}

	// Format 2025-09 has no graders. So a rejected program gets the verdict of its first rejected testcase,
	// not a verdict from the groups, and it keeps the points of the groups that it has passed.
	accepted := top.verdict == verdict.AC
	if pkg.Graders || accepted {
		w.Verdict = top.verdict
	}
	if pkg.Scoring && (accepted || !pkg.Graders) {
		w.Score = &top.score
	}
	return w.Result
}

// walk visits the groups of a problem, from the first to the last one, and collects their results.
type walk struct {
	pkg    *problem.Package
	runs   map[string]result.Run
	passed map[string]bool // for the name of each graded group: whether the program has passed the group
	Result
}

// group returns the result of a group and stores its score.
func (w *walk) group(g *problem.Group) part {
	// If the program did not pass a required group, this group gets no points.
	for _, name := range g.RequirePass {
		if !w.passed[strings.TrimSuffix(name, "/")] {
			w.leaveOut(g, name)
			return part{verdict.WA, 0}
		}
	}

	// In legacy packages, a group without results is ignored when the group that contains it is graded.
	parts := w.parts(g)
	if len(parts) == 0 && w.pkg.Graders {
		return part{}
	}

	// In a group of type pass-fail the scores of testcases are ignored: the group gets its full score if all of its
	// testcases are accepted, and otherwise 0. The group "sample" always gets 0, because samples have no score.
	graded := grade(g.GraderFlags, parts)
	switch {
	case !g.AllOrNothing:
	case graded.verdict != verdict.AC || g.Name == "sample":
		graded.score = 0
	case math.IsInf(g.RangeHi, 1):
		graded.score = 0
		w.warn("the group %q of type pass-fail has no max_score, so its score counts as 0", g.Name)
	default:
		graded.score = g.RangeHi
	}

	// Later groups may require this group.
	w.passed[g.Name] = graded.verdict == verdict.AC
	w.Groups[g.Name] = graded.score
	w.checkRange(g, graded)
	return graded
}

// parts returns the results of the testcases and subgroups of a group, in order. It omits parts that were not
// judged. Unless the group continues after a rejection, it also omits all parts after the first rejected one.
func (w *walk) parts(g *problem.Group) (parts []part) {
	for _, item := range g.Items {
		// The grader flag ignore_sample excludes the samples from the result.
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

		// According to the format, a group ends at its first rejection unless the package requests all results.
		if p.verdict > verdict.AC && !g.Continue {
			break
		}
	}
	return parts
}

// testcase returns the result of a testcase. If it was not judged, the verdict is None in legacy packages and WA in
// 2025-09.
func (w *walk) testcase(c *problem.Case) part {
	// A score from the validator overrides the score that the package gives for the testcase.
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

// leaveOut records that the testcases of a group count as not judged, because the program did not pass the required
// group.
func (w *walk) leaveOut(g *problem.Group, required string) {
	w.Groups[g.Name] = 0
	for name := range w.runs {
		if strings.HasPrefix(name, g.Name+"/") {
			w.NotRun[name] = "not judged, since " + required + " was not passed"
		}
	}
}

// tolerance is the amount by which a score may exceed max_score, because computed scores have rounding errors.
const tolerance = 1e-9

// checkRange checks that the score of a group is within its bounds. A score above max_score is an error of
// the package in 2025-09. In legacy packages the bounds only tell contestants which scores to expect, so a
// score outside the bounds causes a warning.
func (w *walk) checkRange(g *problem.Group, graded part) {
	if !w.pkg.Scoring {
		return
	}

	// Tolerate rounding errors only in the comparison with max_score, because a score above max_score is a
	// failure, while a score outside the range of a legacy group causes only a warning.
	s := graded.score
	outside := s < g.RangeLo || s > g.RangeHi
	switch {
	case !w.pkg.Graders && s > g.RangeHi+tolerance:
		w.Failure = fmt.Sprintf("the score %v of the group %q is above its max_score %v", s, g.Name, g.RangeHi)
	case w.pkg.Graders && graded.verdict == verdict.AC && outside:
		w.warn("the score %v of the group %q is outside its range %v to %v", s, g.Name, g.RangeLo, g.RangeHi)
	}
}

func (w *walk) warn(format string, args ...any) {
	w.Warnings = append(w.Warnings, fmt.Sprintf(format, args...))
}

// badness lists the verdicts from the worst to the best. With the grader flag worst_error, a group gets the
// worst verdict of its parts.
var badness = []verdict.Verdict{
	verdict.JE, verdict.RTE, verdict.MLE, verdict.TLE, verdict.ILE, verdict.OLE, verdict.WA, verdict.PE,
}

// grade computes the result of a group from the results of its parts, like the default grader of legacy
// packages.
func grade(flags []string, parts []part) part {
	var rejected []verdict.Verdict
	var scores []float64
	for _, p := range parts {
		scores = append(scores, p.score)
		if p.verdict != verdict.AC {
			rejected = append(rejected, p.verdict)
		}
	}

	// The score is computed from all parts. The verdict is AC if no part is rejected, and otherwise it is
	// computed from the rejected parts.
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

// lastOf returns the last flag that is one of these options, or the first option if there is no such flag.
// The options are mutually exclusive.
func lastOf(flags []string, options ...string) string {
	for _, flag := range slices.Backward(flags) {
		if slices.Contains(options, flag) {
			return flag
		}
	}
	return options[0]
}

// join returns the sum, average, minimum or maximum of scores. how is the name of the operation. It returns 0 if there
// are no scores.
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

	// The remaining operations are the sum and the average.
	sum := 0.0
	for _, s := range scores {
		sum += s
	}
	if how == "avg" {
		return sum / float64(len(scores))
	}
	return sum
}
