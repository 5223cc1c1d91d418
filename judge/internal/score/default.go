// This file is the default grader of legacy packages.

package score

import (
	"math"
	"slices"

	"oj/judge/internal/verdict"
)

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
