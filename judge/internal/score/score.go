// Package score computes the results of groups of testcases from the verdicts and scores of testcases:
// by graders in legacy packages (legacy.go), by the scores of groups in 2025-09 (groups.go).
package score

import (
	"fmt"

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
	if !pkg.Graders {
		g.modern()
		return g.res, nil
	}
	top, err := g.legacy(pkg.Root)
	g.res.Verdict = top.Verdict
	if pkg.Scoring && top.Verdict == verdict.AC {
		g.res.Score = &top.Score
	}
	return g.res, err
}

// grader walks over the groups.
type grader struct {
	pkg     *problem.Problem
	results map[string]*report.Case
	grade   Grader
	res     Result
}

// judged reports whether submissions are run on the group: it is sample or secret, or within these.
func judged(g *problem.Group) bool {
	for _, item := range g.Items {
		if item.Case != nil && item.Case.Kind == problem.Judged || item.Group != nil && judged(item.Group) {
			return true
		}
	}
	return false
}

// verdictOf returns the verdict of a testcase and the score that a validator gave it.
func (g *grader) verdictOf(c *problem.Case) (verdict.Verdict, *float64) {
	r := g.results[c.Name]
	if r == nil {
		return verdict.None, nil
	}
	return r.Verdict, r.Score
}

func (g *grader) warn(format string, args ...any) {
	g.res.Warnings = append(g.res.Warnings, fmt.Sprintf(format, args...))
}
