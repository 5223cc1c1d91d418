// This file computes the scores of 2025-09: secret and its groups have a largest score and a way to
// join the scores of what they hold. Samples have no score.

package score

import (
	"fmt"
	"math"
	"strings"

	"oj/judge/internal/problem"
	"oj/judge/internal/verdict"
)

// modern computes the score of secret, which is that of the submission.
func (g *grader) modern() {
	if !g.pkg.Scoring {
		return
	}
	passed := map[string]bool{}
	for _, group := range g.pkg.Root.Groups {
		switch group.Name {
		case "sample":
			_, passed["sample"] = g.scores(group, passed)
		case "secret":
			score, all := g.group(group, passed)
			g.res.Score = &score
			if all && passed["sample"] || all && !g.has("sample") {
				g.res.Verdict = verdict.AC
			}
		}
	}
}

func (g *grader) has(name string) bool {
	for _, group := range g.pkg.Root.Groups {
		if group.Name == name {
			return judged(group)
		}
	}
	return false
}

// group returns a group's score and whether all of its testcases were accepted.
func (g *grader) group(group *problem.Group, passed map[string]bool) (score float64, all bool) {
	defer func() { passed[group.Name], g.res.Groups[group.Name] = all, score }()
	for _, name := range group.RequirePass {
		if !passed[strings.TrimSuffix(name, "/")] {
			g.leaveOut(group, name)
			return 0, false
		}
	}
	scores, all := g.scores(group, passed)
	switch {
	case group.Aggregation != "pass-fail":
		score = aggregate(group.Aggregation, scores)
	case all && math.IsInf(group.MaxScore, 1):
		g.warn("the group %q of type pass-fail has no max_score; it counts as 0", group.Name)
	case all:
		score = group.MaxScore
	}
	if score > group.MaxScore+1e-9 {
		g.res.Failure = fmt.Sprintf("the score %v of the group %q is above its max_score %v", score, group.Name, group.MaxScore)
	}
	return score, all
}

// scores returns the scores of a group's testcases and groups.
func (g *grader) scores(group *problem.Group, passed map[string]bool) (scores []float64, all bool) {
	all = true
	for _, item := range group.Items {
		if item.Group != nil {
			score, ok := g.group(item.Group, passed)
			scores, all = append(scores, score), all && ok
			continue
		}
		v, score := g.verdictOf(item.Case)
		all = all && v == verdict.AC
		switch most := group.CaseScore(item.Case); {
		case v != verdict.AC:
			scores = append(scores, 0)
		case score != nil:
			scores = append(scores, *score)
		case !math.IsInf(most, 1):
			scores = append(scores, most)
		}
	}
	return scores, all
}

// leaveOut makes the testcases of a group not judged, since what it requires was not passed.
func (g *grader) leaveOut(group *problem.Group, required string) {
	for _, c := range group.Cases {
		if r := g.results[c.Name]; r != nil {
			r.Verdict, r.Score, r.Message, r.Diff = verdict.None, nil, "not judged, since "+required+" was not passed", nil
		}
	}
	for _, sub := range group.Groups {
		g.leaveOut(sub, required)
	}
}
