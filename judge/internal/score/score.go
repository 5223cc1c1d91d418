// Package score computes the results of groups of testcases from the verdicts and scores of testcases.
package score

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// Part is the result of a testcase or group.
type Part struct {
	Verdict verdict.Verdict // None for one that was not judged
	Score   float64
}

// Grader runs the grader of a package on the parts of a group.
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
// of its testcases are made so, too. The error is that of the grader.
func Of(pkg *problem.Problem, results map[string]*report.Case, grade Grader) (Result, error) {
	g := &grader{pkg: pkg, results: results, grade: grade, res: Result{Groups: map[string]float64{}}}
	if !pkg.Graders && !pkg.Scoring {
		return g.res, nil
	}
	top, err := g.group(pkg.Root)
	if !pkg.Graders {
		delete(g.res.Groups, "sample") // which has no score
	}
	if pkg.Graders || top.Verdict == verdict.AC {
		g.res.Verdict = top.Verdict
	}
	if pkg.Scoring && (top.Verdict == verdict.AC || !pkg.Graders) {
		g.res.Score = &top.Score
	}
	return g.res, err
}

// grader walks over the groups.
type grader struct {
	pkg     *problem.Problem
	results map[string]*report.Case
	grade   Grader
	passed  []string // groups
	res     Result
}

// group grades a group. Its parts count in their order, up to the first rejected one unless the group continues.
func (g *grader) group(group *problem.Group) (Part, error) {
	for _, name := range group.RequirePass {
		if !slices.Contains(g.passed, strings.TrimSuffix(name, "/")) {
			g.leaveOut(group, name)
			g.res.Groups[group.Name] = 0
			return Part{verdict.WA, 0}, nil
		}
	}
	var parts []Part
	for _, item := range group.Items {
		part, err := g.part(group, item)
		if err != nil {
			return Part{}, err
		}
		if part.Verdict == verdict.None {
			continue
		}
		parts = append(parts, part)
		if part.Verdict != verdict.AC && !group.Continue {
			break
		}
	}
	if len(parts) == 0 && g.pkg.Graders {
		return Part{}, nil
	}
	result := Default(group.GraderFlags, parts)
	if group.CustomGrader && g.grade != nil {
		var err error
		if result, err = g.grade(group.GraderFlags, parts); err != nil {
			return Part{}, err
		}
	}
	if group.AllOrNothing {
		result.Score = g.allOrNothing(group, result.Verdict)
	}
	if result.Verdict == verdict.AC {
		g.passed = append(g.passed, group.Name)
	}
	g.res.Groups[group.Name] = result.Score
	g.checkRange(group, result)
	return result, nil
}

// allOrNothing returns the score of a group of which every testcase has to be accepted.
func (g *grader) allOrNothing(group *problem.Group, v verdict.Verdict) float64 {
	switch {
	case v != verdict.AC || group.Name == "sample":
		return 0
	case math.IsInf(group.RangeHi, 1):
		g.warn("the group %q of type pass-fail has no max_score; it counts as 0", group.Name)
		return 0
	}
	return group.RangeHi
}

// checkRange looks whether a score is within the bounds of its group, which in legacy packages are advice.
func (g *grader) checkRange(group *problem.Group, result Part) {
	s := result.Score
	switch {
	case !g.pkg.Scoring:
	case !g.pkg.Graders && s > group.RangeHi+1e-9:
		g.res.Failure = fmt.Sprintf("the score %v of the group %q is above its max_score %v", s, group.Name, group.RangeHi)
	case g.pkg.Graders && result.Verdict == verdict.AC && (s < group.RangeLo || s > group.RangeHi):
		g.warn("the score %v of the group %q is outside of its range %v to %v", s, group.Name, group.RangeLo, group.RangeHi)
	}
}

// part returns the result of a testcase or group; its verdict is None where it does not count.
func (g *grader) part(group *problem.Group, item problem.Item) (Part, error) {
	if item.Group == nil {
		return g.testcase(item.Case), nil
	}
	if item.Group.Name == "sample" && slices.Contains(group.GraderFlags, "ignore_sample") {
		return Part{}, nil
	}
	return g.group(item.Group)
}

// testcase returns the result of a testcase. In 2025-09 one that was not judged is not passed.
func (g *grader) testcase(c *problem.Case) Part {
	r := g.results[c.Name]
	switch {
	case (r == nil || r.Verdict == verdict.None) && !g.pkg.Graders:
		return Part{verdict.WA, c.Reject}
	case r == nil || r.Verdict == verdict.None:
		return Part{}
	case r.Verdict != verdict.AC:
		return Part{r.Verdict, c.Reject}
	case r.Score != nil:
		return Part{r.Verdict, *r.Score}
	}
	return Part{r.Verdict, c.Accept}
}

// leaveOut makes the testcases of a group not judged, since what it requires was not passed.
func (g *grader) leaveOut(group *problem.Group, required string) {
	for _, c := range g.pkg.Cases {
		if r := g.results[c.Name]; r != nil && strings.HasPrefix(c.Name, group.Name+"/") {
			r.Verdict, r.Score, r.Message, r.Diff = verdict.None, nil, "not judged, since "+required+" was not passed", nil
		}
	}
}

func (g *grader) warn(format string, args ...any) {
	g.res.Warnings = append(g.res.Warnings, fmt.Sprintf(format, args...))
}
