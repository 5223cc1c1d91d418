// Package kill holds submissions against the verdicts that their package expects of them, and finds
// out what each testcase is good for.
package kill

import (
	"fmt"
	"slices"
	"strings"

	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// Check returns "" when everything expected came true, else what did not.
func Check(x *problem.Expectations, pkg *problem.Problem, entry *report.Entry, scores map[string]float64) string {
	for _, e := range x.All {
		if note := check(e, entry, scores); note != "" {
			return note
		}
	}
	if x.Partial {
		return checkPartial(pkg, entry)
	}
	return ""
}

// checkPartial returns what is wrong with a partially accepted submission whose score is the best one.
func checkPartial(pkg *problem.Problem, entry *report.Entry) string {
	best := pkg.BestScore()
	if !pkg.Scoring || entry.Score == nil || *entry.Score != best {
		return ""
	}
	return fmt.Sprintf("want a part of the points, got all: %v", best)
}

// check returns "" when the entry got what is expected, else what is wrong with that, in words. Scores
// are those of groups by name.
func check(e problem.Expectation, entry *report.Entry, scores map[string]float64) string {
	switch entry.Verdict {
	case verdict.JE:
		return "the judge failed, which says nothing about the program"
	case verdict.CE:
		if !slices.Contains(e.Required, verdict.CE) {
			return fmt.Sprintf("want %s, got a compile error", e)
		}
		return ""
	}
	seen := seen(e, entry)
	for _, check := range []string{checkWhole(e, entry), checkPermitted(e, seen), checkRequired(e, seen), checkMessage(e, entry), checkScore(e, entry, scores)} {
		if check != "" {
			return check
		}
	}
	return ""
}

// seen returns the first testcase with each verdict, among those that are meant.
func seen(e problem.Expectation, entry *report.Entry) map[verdict.Verdict]*report.Case {
	seen := map[verdict.Verdict]*report.Case{}
	for _, c := range entry.Cases {
		v := c.Verdict.ICPC()
		if v != verdict.None && seen[v] == nil && e.AppliesTo(c.Name) {
			seen[v] = c
		}
	}
	return seen
}

func checkWhole(e problem.Expectation, entry *report.Entry) string {
	if !e.Whole || slices.Contains(e.Required, entry.Verdict.ICPC()) {
		return ""
	}
	if c := entry.Find(); c != nil {
		return fmt.Sprintf("want %s, got %v in %s", e, c.Verdict, c.Name)
	}
	return fmt.Sprintf("SURVIVES: want %s, but every testcase accepts it", e)
}

func checkPermitted(e problem.Expectation, seen map[verdict.Verdict]*report.Case) string {
	for _, v := range []verdict.Verdict{verdict.RTE, verdict.WA, verdict.TLE, verdict.AC} {
		if c := seen[v]; c != nil && e.Permitted != nil && !slices.Contains(e.Permitted, v) {
			return fmt.Sprintf("want %s, got %v in %s", e, c.Verdict, c.Name)
		}
	}
	return ""
}

func checkRequired(e problem.Expectation, seen map[verdict.Verdict]*report.Case) string {
	if e.Required == nil || e.Whole || len(seen) == 0 {
		return ""
	}
	for _, v := range e.Required {
		if seen[v] != nil {
			return ""
		}
	}
	if seen[verdict.AC] != nil && len(seen) == 1 {
		return fmt.Sprintf("SURVIVES: want %s, but every testcase accepts it", e)
	}
	return fmt.Sprintf("want %s, which no testcase says", e)
}

// checkScore holds the score against the range that is expected.
func checkScore(e problem.Expectation, entry *report.Entry, scores map[string]float64) string {
	if e.Score == nil {
		return ""
	}
	var got []float64
	if e.Cases == "" && entry.Score != nil {
		got = append(got, *entry.Score)
	}
	for name, score := range scores {
		if e.Cases != "" && problem.Match(e.Cases, name) {
			got = append(got, score)
		}
	}
	for _, x := range got {
		if x < e.Score.Lo-1e-9 || x > e.Score.Hi+1e-9 {
			return fmt.Sprintf("want a score from %v to %v%s, got %v", e.Score.Lo, e.Score.Hi, in(e.Cases), x)
		}
	}
	if len(got) == 0 {
		return fmt.Sprintf("want a score from %v to %v%s, got none", e.Score.Lo, e.Score.Hi, in(e.Cases))
	}
	return ""
}

func in(group string) string {
	if group == "" {
		return ""
	}
	return " in " + group
}

// checkMessage looks for the expected text among the messages.
func checkMessage(e problem.Expectation, entry *report.Entry) string {
	if e.Message == "" {
		return ""
	}
	for _, c := range entry.Cases {
		if e.AppliesTo(c.Name) && strings.Contains(c.Message, e.Message) {
			return ""
		}
	}
	return fmt.Sprintf("no message holds the text %q", e.Message)
}

// Slowest returns the longest time in seconds of a run that the expectations are about, -1 if there is
// none. Runs that the judge had to end count only with late.
func Slowest(list []problem.Expectation, entry *report.Entry, late bool) float64 {
	slowest := -1.0
	for _, c := range entry.Cases {
		switch c.Verdict {
		case verdict.None, verdict.JE:
			continue
		case verdict.TLE, verdict.ILE:
			if !late {
				continue
			}
		}
		if slices.ContainsFunc(list, func(e problem.Expectation) bool { return e.AppliesTo(c.Name) }) {
			slowest = max(slowest, c.Seconds)
		}
	}
	return slowest
}
