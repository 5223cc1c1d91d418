// This file grades the groups of legacy packages: by the default grader and its flags, or by the
// package's own.

package score

import (
	"math"
	"slices"

	"oj/judge/internal/problem"
	"oj/judge/internal/verdict"
)

// legacy grades a group. Its parts count in their order, up to the first rejected one unless the group
// says on_reject: continue.
func (g *grader) legacy(group *problem.Group) (Part, error) {
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
	if len(parts) == 0 {
		return Part{}, nil
	}
	result := Default(group.GraderFlags, parts)
	if group.CustomGrader && g.grade != nil {
		var err error
		if result, err = g.grade(group.GraderFlags, parts); err != nil {
			return Part{}, err
		}
	}
	g.res.Groups[group.Name] = result.Score
	if s := result.Score; g.pkg.Scoring && result.Verdict == verdict.AC && (s < group.RangeLo || s > group.RangeHi) {
		g.warn("the score %v of the group %q is outside of its range %v to %v", s, group.Name, group.RangeLo, group.RangeHi)
	}
	return result, nil
}

// part returns the result of a testcase or group; its verdict is None where it does not count.
func (g *grader) part(group *problem.Group, item problem.Item) (Part, error) {
	switch {
	case item.Group == nil:
		return g.legacyCase(group, item.Case), nil
	case !judged(item.Group), item.Group.Name == "sample" && slices.Contains(group.GraderFlags, "ignore_sample"):
		return Part{}, nil
	}
	return g.legacy(item.Group)
}

func (g *grader) legacyCase(group *problem.Group, c *problem.Case) Part {
	v, score := g.verdictOf(c)
	switch {
	case v != verdict.AC:
		return Part{v, group.RejectScore}
	case score != nil:
		return Part{v, *score}
	}
	return Part{v, group.AcceptScore}
}

// badness orders the verdicts for worst_error, the worst first.
var badness = []verdict.Verdict{
	verdict.JE, verdict.RTE, verdict.MLE, verdict.TLE, verdict.ILE, verdict.OLE, verdict.WA, verdict.PE,
}

// Default is the default grader. Of flags that exclude each other the last one holds.
func Default(flags []string, parts []Part) Part {
	how, join, any := "worst_error", "sum", false
	for _, f := range flags {
		switch f {
		case "worst_error", "first_error", "always_accept":
			how = f
		case "sum", "avg", "min", "max":
			join = f
		case "accept_if_any_accepted":
			any = true
		}
	}
	var scores []float64
	for _, p := range parts {
		scores = append(scores, p.Score)
	}
	accepted := func(p Part) bool { return p.Verdict == verdict.AC }
	if how == "always_accept" || any && slices.ContainsFunc(parts, accepted) {
		return Part{verdict.AC, aggregate(join, scores)}
	}
	return Part{joined(how, parts), aggregate(join, scores)}
}

// joined returns the verdict of several: the first error or the worst one.
func joined(how string, parts []Part) verdict.Verdict {
	result := verdict.AC
	for _, p := range parts {
		if p.Verdict == verdict.AC {
			continue
		}
		if result == verdict.AC || how == "worst_error" && slices.Index(badness, p.Verdict) < slices.Index(badness, result) {
			result = p.Verdict
		}
	}
	return result
}

// aggregate joins scores: by sum, avg, min or max.
func aggregate(how string, scores []float64) float64 {
	sum, least, most := 0.0, math.Inf(1), math.Inf(-1)
	for _, s := range scores {
		sum, least, most = sum+s, min(least, s), max(most, s)
	}
	switch {
	case len(scores) == 0:
		return 0
	case how == "min":
		return least
	case how == "max":
		return most
	case how == "avg":
		return sum / float64(len(scores))
	}
	return sum
}
