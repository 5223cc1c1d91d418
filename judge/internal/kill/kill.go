// Package kill holds submissions against the verdicts that their package expects of them, and finds
// out what each testcase is good for.
package kill

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"oj/judge/internal/report"
	"oj/tools/problem"
	"oj/tools/verdict"
)

// Check returns "" when everything expected came true, else what did not. Scores are those of groups by name.
func Check(x *problem.Expectations, pkg *problem.Problem, entry *report.Entry, scores map[string]float64) string {
	for _, e := range x.All {
		said := func(c *report.Case) bool { return e.AppliesTo(c.Name) && strings.Contains(c.Message, e.Message) }
		note := checkVerdicts(e, entry)
		switch {
		case note != "" || entry.Verdict == verdict.CE:
		case e.Message != "" && !slices.ContainsFunc(entry.Cases, said):
			note = fmt.Sprintf("no message holds the text %q", e.Message)
		case e.Score != nil:
			note = checkScore(e, entry, scores)
		}
		if note != "" {
			return note
		}
	}
	if best := pkg.BestScore(); x.Partial && pkg.Scoring && entry.Score != nil && *entry.Score == best {
		return fmt.Sprintf("want a part of the points, got all: %v", best)
	}
	return ""
}

// checkVerdicts returns what is wrong with the verdicts of the whole and of the testcases that are meant.
func checkVerdicts(e problem.Expectation, entry *report.Entry) string {
	switch {
	case entry.Verdict == verdict.JE:
		return "the judge failed, which says nothing about the program"
	case entry.Verdict == verdict.CE && !slices.Contains(e.Required, verdict.CE):
		return fmt.Sprintf("want %s, got a compile error", e)
	case entry.Verdict == verdict.CE:
		return ""
	}
	seen := map[verdict.Verdict]*report.Case{} // the first testcase with each
	for _, c := range entry.Cases {
		if v := c.Verdict.ICPC(); v != verdict.None && seen[v] == nil && e.AppliesTo(c.Name) {
			seen[v] = c
		}
	}
	unlike := func(c *report.Case) string { return fmt.Sprintf("want %s, got %v in %s", e, c.Verdict, c.Name) }
	survives := fmt.Sprintf("SURVIVES: want %s, but every testcase accepts it", e)
	if e.Whole && !slices.Contains(e.Required, entry.Verdict.ICPC()) {
		if failed := entry.Failures(); len(failed) > 0 {
			return unlike(failed[0])
		}
		return survives
	}
	for _, v := range []verdict.Verdict{verdict.RTE, verdict.WA, verdict.TLE, verdict.AC} {
		if c := seen[v]; c != nil && e.Permitted != nil && !slices.Contains(e.Permitted, v) {
			return unlike(c)
		}
	}
	switch {
	case e.Required == nil || e.Whole || len(seen) == 0 || slices.ContainsFunc(e.Required, func(v verdict.Verdict) bool { return seen[v] != nil }):
		return ""
	case seen[verdict.AC] != nil && len(seen) == 1:
		return survives
	}
	return fmt.Sprintf("want %s, which no testcase says", e)
}

// checkScore holds the score of the whole, or those of the groups that are meant, against the range that is expected.
func checkScore(e problem.Expectation, entry *report.Entry, scores map[string]float64) string {
	want := fmt.Sprintf("want a score from %v to %v", e.Score.Lo, e.Score.Hi)
	var got []float64
	switch {
	case e.Cases != "":
		want += " in " + e.Cases
		for _, name := range slices.Sorted(maps.Keys(scores)) {
			if problem.Match(e.Cases, name) {
				got = append(got, scores[name])
			}
		}
	case entry.Score != nil:
		got = append(got, *entry.Score)
	}
	for _, x := range got {
		if x < e.Score.Lo-1e-9 || x > e.Score.Hi+1e-9 {
			return fmt.Sprintf("%s, got %v", want, x)
		}
	}
	if len(got) == 0 {
		return want + ", got none"
	}
	return ""
}

// Slowest returns the longest time in seconds of a run that the expectations are about, -1 if there is
// none. Runs that were too slow count only with late, those that waited never.
func Slowest(list []problem.Expectation, entry *report.Entry, late bool) float64 {
	slowest := -1.0
	for _, c := range entry.Cases {
		ended := c.Verdict == verdict.ILE || c.Verdict == verdict.TLE && !late
		if c.Verdict == verdict.None || c.Verdict == verdict.JE || ended {
			continue
		}
		if slices.ContainsFunc(list, func(e problem.Expectation) bool { return e.AppliesTo(c.Name) }) {
			slowest = max(slowest, c.Seconds)
		}
	}
	return slowest
}

// Matrix computes which testcases reject which of the wrong programs. Entries that were not expected
// to fail do not count. A testcase is idle when all that it rejects, as far as it was run, is rejected by one
// other, too; of several that reject the same, the first is not idle, so that all idle ones together could be
// left out. (What several others reject together is no news: it is what a testcase rejects that rejects nothing
// alone.) That a testcase alone rejects a program is said only where all others have accepted it: some may not
// have been run, or judged.
func Matrix(cases []string, wrong []*report.Entry) *report.Kill {
	k := &report.Kill{Kills: map[string][]string{}, Alone: map[string][]string{}, Survivors: []string{}, Idle: []string{}}
	for _, e := range wrong {
		if !e.OK {
			k.Survivors = append(k.Survivors, e.Name)
		}
		for _, c := range e.Failures() {
			if c.Verdict != verdict.JE {
				k.Kills[c.Name] = append(k.Kills[c.Name], e.Name)
				if e.Passed == len(cases)-1 {
					k.Alone[c.Name] = append(k.Alone[c.Name], e.Name)
				}
			}
		}
	}
	for i, name := range cases {
		mine := k.Kills[name]
		if len(mine) == 0 || slices.ContainsFunc(cases, func(other string) bool {
			all := k.Kills[other]
			lacks := func(program string) bool { return !slices.Contains(all, program) }
			return (len(all) > len(mine) || slices.Index(cases, other) < i) && !slices.ContainsFunc(mine, lacks)
		}) {
			k.Idle = append(k.Idle, name)
		}
	}
	return k
}
