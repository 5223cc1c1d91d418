// Package score computes the scores of scoring problems from the verdicts and scores of testcases.
//
// Legacy packages: a testcase counts accept_score or reject_score of its group, or what the validator
// wrote into score.txt; grader_flags say how a group counts: sum (default), avg, min or max.
// 2025-09: a group has a max_score and a score_aggregation; groups of type pass-fail count all or
// nothing.
package score

import (
	"fmt"
	"math"
	"slices"

	"oj/judge/internal/packages"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// Result is the outcome of a group.
type Result struct {
	Score    float64
	Accepted bool
	Warnings []string // scores outside the range that the package states
}

// Of computes the score of a program from its results by testcase name. Testcases without a result
// count as rejected.
func Of(pkg *packages.Package, results map[string]*report.Case) Result {
	g := &grader{pkg: pkg, results: results, groups: map[string]Result{}}
	root := pkg.Root
	if pkg.Version == packages.V2025 {
		return g.modern(root)
	}
	return g.legacy(root)
}

// grader walks over the groups.
type grader struct {
	pkg     *packages.Package
	results map[string]*report.Case
	groups  map[string]Result // of 2025-09 that are done, for require_pass
}

// judged lists the groups in g that hold what submissions are run on.
func judged(g *packages.Group) []*packages.Group {
	var list []*packages.Group
	for _, sub := range g.Groups {
		if len(sub.Cases) == 0 && len(sub.Groups) == 0 || len(sub.Cases) > 0 && sub.Cases[0].Kind != packages.Judged {
			continue
		}
		list = append(list, sub)
	}
	return list
}

// accepted reports whether a testcase was accepted, and the score that a validator gave it.
func (g *grader) accepted(c *packages.Case) (ok bool, score *float64) {
	r := g.results[c.Name]
	if r == nil {
		return false, nil
	}
	return r.Verdict == verdict.AC, r.Score
}

// legacy grades a group by its grader flags.
func (g *grader) legacy(group *packages.Group) Result {
	has := func(flag string) bool { return slices.Contains(group.GraderFlags, flag) }
	var parts []Result
	for _, c := range group.Cases {
		ok, score := g.accepted(c)
		part := Result{Score: group.RejectScore, Accepted: ok}
		if ok {
			part.Score = group.AcceptScore
		}
		if score != nil {
			part.Score = *score
		}
		parts = append(parts, part)
	}
	for _, sub := range judged(group) {
		if has("ignore_sample") && sub.Name == "sample" {
			continue
		}
		parts = append(parts, g.legacy(sub))
	}
	r := Result{Accepted: true}
	some := false
	var scores []float64
	for _, p := range parts {
		r.Accepted = r.Accepted && p.Accepted
		some = some || p.Accepted
		scores = append(scores, p.Score)
		r.Warnings = append(r.Warnings, p.Warnings...)
	}
	if has("always_accept") || has("accept_if_any_accepted") && some {
		r.Accepted = true
	}
	r.Score = aggregate(group.GraderFlags, scores)
	if r.Score < group.RangeLo || r.Score > group.RangeHi {
		r.Warnings = append(r.Warnings, fmt.Sprintf("the score %v of the group %q is outside of its range %v to %v", r.Score, group.Name, group.RangeLo, group.RangeHi))
	}
	return r
}

// aggregate joins scores as the flags say.
func aggregate(flags []string, scores []float64) float64 {
	if len(scores) == 0 {
		return 0
	}
	sum := 0.0
	for _, s := range scores {
		sum += s
	}
	for _, f := range flags {
		switch f {
		case "min":
			return slices.Min(scores)
		case "max":
			return slices.Max(scores)
		case "avg":
			return sum / float64(len(scores))
		}
	}
	return sum
}

// modern grades a group of 2025-09. A group that states nothing sums, if it holds groups, and is all
// or nothing otherwise.
func (g *grader) modern(group *packages.Group) Result {
	r := Result{Accepted: true}
	var scores []float64
	for _, c := range group.Cases {
		ok, score := g.accepted(c)
		r.Accepted = r.Accepted && ok
		switch {
		case ok && score != nil:
			scores = append(scores, *score)
		case ok:
			scores = append(scores, math.Max(group.MaxScore, 0))
		default:
			scores = append(scores, 0)
		}
	}
	for _, sub := range judged(group) {
		p := g.modern(sub)
		g.groups[sub.Name] = p
		r.Accepted = r.Accepted && p.Accepted
		r.Warnings = append(r.Warnings, p.Warnings...)
		scores = append(scores, p.Score)
	}
	for _, name := range group.RequirePass {
		if !g.groups[name].Accepted {
			return Result{}
		}
	}
	r.Score = g.join(group, scores, r.Accepted)
	if group.MaxScore >= 0 && r.Score > group.MaxScore {
		r.Warnings = append(r.Warnings, fmt.Sprintf("the score %v of the group %q is above its max_score %v", r.Score, group.Name, group.MaxScore))
	}
	return r
}

// join aggregates the scores of a 2025-09 group's parts.
func (g *grader) join(group *packages.Group, scores []float64, all bool) float64 {
	how := group.Aggregation
	if how == "" {
		how = "pass-fail"
		if len(group.Groups) > 0 {
			how = "sum"
		}
	}
	switch {
	case how == "sum":
		return aggregate(nil, scores)
	case how == "min":
		return aggregate([]string{"min"}, scores)
	case all:
		return math.Max(group.MaxScore, 0)
	}
	return 0
}
