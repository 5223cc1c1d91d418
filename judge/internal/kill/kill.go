// Package kill compares the results of submissions with the expectations of their package, and finds out which testcases
// reject which wrong programs.
package kill

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"oj/judge/internal/result"
	"oj/tools/problem"
	"oj/tools/verdict"
)

// Check returns "" if a submission meets all expectations, and otherwise a sentence about the first expectation that
// it does not meet. scores holds the scores of groups by their names.
func Check(x *problem.Expectations, pkg *problem.Problem, got *result.Program, scores map[string]float64) string {
	// The first expectation that fails is enough to make the submission unexpected.
	for _, e := range x.All {
		if note := check(e, got, scores); note != "" {
			return note
		}
	}

	// A partial solution that gets all points shows that the testcases are too weak.
	if best := pkg.BestScore(); x.Partial && pkg.Scoring && got.Score != nil && *got.Score == best {
		return fmt.Sprintf("want a part of the points, got all: %v", best)
	}
	return ""
}

// check returns "" if a submission meets one expectation.
func check(e problem.Expectation, got *result.Program, scores map[string]float64) string {
	if note := checkVerdicts(e, got); note != "" || got.Verdict == verdict.CE {
		return note
	}

	// A program that does not compile has no messages and no score, so it does not get here.
	hasMessage := func(r result.Named) bool { return e.AppliesTo(r.Testcase) && strings.Contains(r.Message, e.Message) }
	switch {
	case e.Message != "" && !slices.ContainsFunc(got.Runs, hasMessage):
		return fmt.Sprintf("no message holds the text %q", e.Message)
	case e.Score != nil:
		return checkScore(e, got, scores)
	}
	return ""
}

// checkVerdicts returns "" if the verdict of the submission, and its verdicts on the testcases of the expectation, are
// among the expected ones.
func checkVerdicts(e problem.Expectation, got *result.Program) string {
	switch {
	case got.Verdict == verdict.JE:
		return "the judge failed, which says nothing about the program"
	case got.Verdict == verdict.CE && !slices.Contains(e.Required, verdict.CE):
		return fmt.Sprintf("want %s, got a compile error", e)
	case got.Verdict == verdict.CE:
		return ""
	}

	unlike := func(r result.Named) string { return fmt.Sprintf("want %s, got %v in %s", e, r.Verdict, r.Testcase) }
	survives := fmt.Sprintf("SURVIVES: want %s, but every testcase accepts it", e)

	// The final verdict is checked first if the expectation is about it.
	if e.Whole && !slices.Contains(e.Required, final(got, e)) {
		if failed := got.Failures(); len(failed) > 0 {
			return unlike(failed[0])
		}
		return survives
	}

	// Of several verdicts that are not permitted the worst is reported.
	first := firstOfEach(e, got)
	for _, v := range []verdict.Verdict{verdict.RTE, verdict.WA, verdict.TLE, verdict.AC} {
		r, seen := first[v]
		if seen && e.Permitted != nil && !slices.Contains(e.Permitted, v) {
			return unlike(r)
		}
	}

	// At least one testcase must have a required verdict. If the judge stopped early, possibly no testcase of the
	// expectation was run: then the expectation counts as met.
	isSeen := func(v verdict.Verdict) bool { _, seen := first[v]; return seen }
	onlyAccepted := len(first) == 1 && isSeen(verdict.AC)
	switch {
	case e.Required == nil || e.Whole || len(first) == 0 || slices.ContainsFunc(e.Required, isSeen):
		return ""
	case onlyAccepted:
		return survives
	}
	return fmt.Sprintf("want %s, which no testcase says", e)
}

// firstOfEach returns, for each verdict of the package format, the first run with this verdict on a testcase of the
// expectation.
func firstOfEach(e problem.Expectation, got *result.Program) map[verdict.Verdict]result.Named {
	first := map[verdict.Verdict]result.Named{}
	for _, r := range got.Runs {
		// Testcases that were not run have no verdict.
		v := countsAs(r.Run, e)
		if _, seen := first[v]; v != verdict.None && !seen && e.AppliesTo(r.Testcase) {
			first[v] = r
		}
	}
	return first
}

// final returns the verdict of the package format that the final verdict of a program counts as.
func final(got *result.Program, e problem.Expectation) verdict.Verdict {
	for _, r := range got.Runs {
		if r.Verdict == got.Verdict {
			return countsAs(r.Run, e)
		}
	}
	return got.Verdict.ICPC()
}

// countsAs returns the verdict of the package format that the verdict of a run counts as. Online judges and other tools
// disagree about a program that prints too much: it is too slow, or it crashes. So it counts as the one of both that is
// expected. If both are or neither is, OLE counts as RTE, and TLE as TLE.
func countsAs(r result.Run, e problem.Expectation) verdict.Verdict {
	slow := slices.Contains(e.Required, verdict.TLE)
	crash := slices.Contains(e.Required, verdict.RTE)
	switch {
	case r.Verdict == verdict.OLE && slow && !crash:
		return verdict.TLE
	case r.Verdict == verdict.TLE && r.TooMuchOutput && crash && !slow:
		return verdict.RTE
	}
	return r.Verdict.ICPC()
}

// tolerance allows for rounding when scores are compared.
const tolerance = 1e-9

// checkScore returns "" if the score of the submission, or the scores of the groups that the expectation names, are in
// the expected range.
func checkScore(e problem.Expectation, got *result.Program, scores map[string]float64) string {
	want := fmt.Sprintf("want a score from %v to %v", e.Score.Lo, e.Score.Hi)

	// The expectation applies to the scores of some groups of testcases, or to the final score.
	var found []float64
	switch {
	case e.Cases != "":
		want += " in " + e.Cases
		for _, name := range slices.Sorted(maps.Keys(scores)) {
			if problem.Match(e.Cases, name) {
				found = append(found, scores[name])
			}
		}
	case got.Score != nil:
		found = append(found, *got.Score)
	}

	// Computed scores have rounding errors.
	for _, x := range found {
		if x < e.Score.Lo-tolerance || x > e.Score.Hi+tolerance {
			return fmt.Sprintf("%s, got %v", want, x)
		}
	}

	// A missing score must not pass unnoticed.
	if len(found) == 0 {
		return want + ", got none"
	}
	return ""
}

// Slowest returns the longest time in seconds of the runs that the expectations are about, or -1 without such a run. Runs
// that reached a time limit count only if withTooSlow is set. Runs that waited never count.
func Slowest(list []problem.Expectation, runs []result.Named, withTooSlow bool) float64 {
	slowest := -1.0
	for _, r := range runs {
		// The time says nothing about the program if the run did not happen, the judge failed, or the program only
		// waited.
		switch r.Verdict {
		case verdict.None, verdict.JE, verdict.ILE:
			continue
		case verdict.TLE:
			if !withTooSlow {
				continue
			}
		}
		if slices.ContainsFunc(list, func(e problem.Expectation) bool { return e.AppliesTo(r.Testcase) }) {
			slowest = max(slowest, r.Seconds)
		}
	}
	return slowest
}

// Matrix tells which testcases reject which wrong programs.
type Matrix struct {
	Survivors []string            // wrong programs that were not rejected as expected
	Kills     map[string][]string // by testcase: the wrong programs that it rejects
	Alone     map[string][]string // by testcase: the programs that no other testcase rejects
	Idle      []string            // redundant testcases: another one rejects all that these reject
}

// Wrong is a submission that must fail.
type Wrong struct {
	Name       string
	AsExpected bool // it failed as its package expects
	Result     *result.Program
}

// MatrixOf computes the matrix of some wrong programs. The judge may have stopped a program early, so that a testcase
// counts as the only one that rejects it only if all others have accepted it.
func MatrixOf(testcases []string, wrong []Wrong) *Matrix {
	m := &Matrix{Kills: map[string][]string{}, Alone: map[string][]string{}, Survivors: []string{}, Idle: []string{}}
	for _, w := range wrong {
		if !w.AsExpected {
			m.Survivors = append(m.Survivors, w.Name)
		}
		for _, r := range w.Result.Failures() {
			// A failure of the judge rejects nothing.
			if r.Verdict == verdict.JE {
				continue
			}
			m.Kills[r.Testcase] = append(m.Kills[r.Testcase], w.Name)
			if w.Result.Passed() == len(testcases)-1 {
				m.Alone[r.Testcase] = append(m.Alone[r.Testcase], w.Name)
			}
		}
	}

	// Which testcases are redundant follows only from the complete matrix.
	for i, name := range testcases {
		if m.isIdle(testcases, i, m.Kills[name]) {
			m.Idle = append(m.Idle, name)
		}
	}
	return m
}

// isIdle reports whether one other testcase rejects all programs that the i-th testcase rejects. Of several testcases that
// reject the same programs the first one is not idle, so that all idle testcases together could be left out.
//
// Several others together do not make a testcase idle: this would hold for every testcase that is not the only one to
// reject some program.
func (m *Matrix) isIdle(testcases []string, i int, mine []string) bool {
	if len(mine) == 0 {
		return true
	}
	for j, other := range testcases {
		// If two testcases reject the same programs, the first one is kept: only an earlier testcase, or one that
		// rejects more programs, makes the i-th one idle.
		theirs := m.Kills[other]
		lacks := func(program string) bool { return !slices.Contains(theirs, program) }
		comesFirst := len(theirs) > len(mine) || j < i
		if comesFirst && !slices.ContainsFunc(mine, lacks) {
			return true
		}
	}
	return false
}
