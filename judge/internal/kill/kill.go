// Package kill compares the results of a package's submissions with the verdicts that the package expects. It also
// computes the kill matrix: which testcases reject which wrong programs.
package kill

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"oj/judge/internal/result"
	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
)

// Check returns "" if a submission meets all expectations, and otherwise a sentence about the first expectation that
// it does not meet. scores holds the scores of groups by their names.
func Check(x *problem.Expectations, pkg *problem.Package, got *result.Outcome, scores map[string]float64) string {
	// Report only the first expectation that is not met.
	for _, e := range x.All {
		if isPartial(e, pkg, got) {
			if note := allPoints(pkg, got); note != "" {
				return note
			}
			continue
		}
		if note := check(e, got, scores); note != "" {
			return note
		}
	}

	// It is an error if a submission that should get only a part of the points gets all of them: the
	// testcases are too weak.
	if best := pkg.BestScore(); x.Partial && pkg.Scoring && got.Score != nil && *got.Score == best {
		return fmt.Sprintf("want a part of the points, got all: %v", best)
	}
	return ""
}

// isPartial reports whether a submission that must be accepted was accepted by the graders of a legacy package,
// although some testcase rejects it.
func isPartial(e problem.Expectation, pkg *problem.Package, got *result.Outcome) bool {
	mustAccept := e.Cases == "" && e.Score == nil && e.Message == "" && slices.Equal(e.Required, []verdict.Verdict{verdict.AC})
	return mustAccept && !e.Whole && pkg.Graders && got.Verdict == verdict.AC && got.Score != nil && len(got.Failures()) > 0
}

// allPoints returns "" if a submission got all points, and otherwise a sentence about the points that it lacks.
func allPoints(pkg *problem.Package, got *result.Outcome) string {
	first := got.Failures()[0]
	switch best := pkg.BestScore(); {
	case math.IsInf(best, 0):
		return fmt.Sprintf("want AC in every testcase, got %v in %s; %v points", first.Verdict, first.Testcase, *got.Score)
	case math.Abs(*got.Score-best) > tolerance:
		return fmt.Sprintf("want all %v points, got %v: %v in %s", best, *got.Score, first.Verdict, first.Testcase)
	}
	return ""
}

// check returns "" if a submission meets the expectation e. Otherwise it returns a sentence with the expected and the
// actual result.
func check(e problem.Expectation, got *result.Outcome, scores map[string]float64) string {
	if note := checkVerdicts(e, got); note != "" || got.Verdict == verdict.CE {
		return note
	}

	// The program has compiled, so its messages and its score can be checked.
	hasMessage := func(r result.Named) bool { return e.AppliesTo(r.Testcase) && strings.Contains(r.Message, e.Message) }
	switch {
	case e.Message != "" && !slices.ContainsFunc(got.Runs, hasMessage):
		return fmt.Sprintf("no message contains the text %q", e.Message)
	case e.Score != nil:
		return checkScore(e, got, scores)
	}
	return ""
}

// checkVerdicts returns "" if the verdict of the submission, and its verdicts on the testcases of the expectation, are
// among the expected ones.
func checkVerdicts(e problem.Expectation, got *result.Outcome) string {
	switch {
	case got.Verdict == verdict.JE:
		return "the judge failed, so the verdict of the program is unknown"
	case got.Verdict == verdict.CE && !slices.Contains(e.Required, verdict.CE):
		return fmt.Sprintf("want %s, got a compile error", e)
	case got.Verdict == verdict.CE:
		return ""
	}

	unlike := func(r result.Named) string { return fmt.Sprintf("want %s, got %v in %s", e, r.Verdict, r.Testcase) }
	survives := fmt.Sprintf("SURVIVES: want %s, but every testcase accepts it", e)

	// If the expectation is about the final verdict, check that verdict first.
	if e.Whole && !slices.Contains(e.Required, final(got, e)) {
		if failed := got.Failures(); len(failed) > 0 {
			return unlike(failed[0])
		}
		return survives
	}

	// If the submission has several verdicts that are not permitted, report only one of them: the first one
	// in the order RTE, WA, TLE, AC.
	first := firstOfEach(e, got)
	for _, v := range []verdict.Verdict{verdict.RTE, verdict.WA, verdict.TLE, verdict.AC} {
		r, seen := first[v]
		if seen && e.Permitted != nil && !slices.Contains(e.Permitted, v) {
			return unlike(r)
		}
	}

	// At least one testcase must have a required verdict. If the judge stopped the submission before the
	// first testcase to which the expectation applies, there is nothing to compare, so no difference is
	// reported.
	isSeen := func(v verdict.Verdict) bool { _, seen := first[v]; return seen }
	onlyAccepted := len(first) == 1 && isSeen(verdict.AC)
	switch {
	case e.Required == nil || e.Whole || len(first) == 0 || slices.ContainsFunc(e.Required, isSeen):
		return ""
	case onlyAccepted:
		return survives
	}
	return fmt.Sprintf("want %s, which is the verdict of no testcase", e)
}

// firstOfEach returns, for each verdict of the package format, the first run with this verdict on a testcase to which
// the expectation applies.
func firstOfEach(e problem.Expectation, got *result.Outcome) map[verdict.Verdict]result.Named {
	first := map[verdict.Verdict]result.Named{}
	for _, r := range got.Runs {
		// A testcase that was not run has the verdict None.
		v := countsAs(r.Run, e)
		if _, seen := first[v]; v != verdict.None && !seen && e.AppliesTo(r.Testcase) {
			first[v] = r
		}
	}
	return first
}

// final returns the final verdict of a program as a verdict of the package format, which knows only AC, WA, TLE, RTE
// and CE.
func final(got *result.Outcome, e problem.Expectation) verdict.Verdict {
	for _, r := range got.Runs {
		if r.Verdict == got.Verdict {
			return countsAs(r.Run, e)
		}
	}
	return got.Verdict.ICPC()
}

// countsAs returns the verdict of a run as a verdict of the package format. Online judges disagree about an
// endless loop that prints: some give TLE, others RTE, and this judge gives TLE or OLE. So a run that printed
// too much counts as TLE if TLE is expected and RTE is not, and as RTE if RTE is expected and TLE is not.
// Otherwise TLE counts as TLE, and OLE as RTE.
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

// tolerance is added to the bounds of scores, because computed scores have rounding errors.
const tolerance = 1e-9

// checkScore returns "" if the score of the submission is in the expected range, and otherwise a message with
// the range and the score. If the expectation names groups of testcases, it checks the score of each of these
// groups instead.
func checkScore(e problem.Expectation, got *result.Outcome, scores map[string]float64) string {
	want := fmt.Sprintf("want a score from %v to %v", e.Score.Lo, e.Score.Hi)

	// Collect the scores to which the expectation applies.
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

	// Report only the first score outside the range.
	for _, x := range found {
		if x < e.Score.Lo-tolerance || x > e.Score.Hi+tolerance {
			return fmt.Sprintf("%s, got %v", want, x)
		}
	}

	// If there is no score, the expectation is not met.
	if len(found) == 0 {
		return want + ", got none"
	}
	return ""
}

// Slowest returns the longest time, in seconds, of the runs on testcases to which an expectation from list
// applies. It returns -1 if there is no such run. Runs with TLE are included only if withTooSlow is set.
// Runs with ILE, and games with TLE, are never included.
func Slowest(list []problem.Expectation, runs []result.Named, withTooSlow bool) float64 {
	slowest := -1.0
	for _, r := range runs {
		// Skip the run if the testcase was not run, if the judge failed, or if the program was idle, because
		// then the time is not the computing time of the program.
		switch {
		case r.NoAnswer: // the run ended normally
		case r.Verdict == verdict.None || r.Verdict == verdict.JE || r.Verdict == verdict.ILE:
			continue
		case r.Verdict == verdict.TLE:
			// A game ends at the time limit of a turn, so its time does not show how slow the program is.
			isGame := r.TurnCount > 0
			if !withTooSlow || isGame {
				continue
			}
		}
		if slices.ContainsFunc(list, func(e problem.Expectation) bool { return e.AppliesTo(r.Testcase) }) {
			slowest = max(slowest, r.Seconds)
		}
	}
	return slowest
}

// Matrix is the kill matrix: which testcases reject which wrong programs.
type Matrix struct {
	Survivors []string            // wrong programs that were accepted, or rejected with an unexpected verdict
	Kills     map[string][]string // maps a testcase to the wrong programs that it rejects
	Alone     map[string][]string // maps a testcase to the programs that only this testcase rejects
	Idle      []string            // redundant testcases: for each, another testcase rejects at least the same programs
}

// Wrong is a submission that the testcases should reject.
type Wrong struct {
	Name       string
	AsExpected bool // it was rejected with a verdict that the package expects
	Result     *result.Outcome
}

// MatrixOf returns the kill matrix of these wrong programs. A testcase counts as the only one that rejects a program if
// all other testcases have accepted the program. If the judge has stopped the program early, the testcases that were
// not run have neither accepted nor rejected it.
func MatrixOf(testcases []string, wrong []Wrong) *Matrix {
	m := &Matrix{Kills: map[string][]string{}, Alone: map[string][]string{}, Survivors: []string{}, Idle: []string{}}
	for _, w := range wrong {
		if !w.AsExpected {
			m.Survivors = append(m.Survivors, w.Name)
		}
		for _, r := range w.Result.Failures() {
			// With JE the judge failed, so the testcase has not rejected the program.
			if r.Verdict == verdict.JE {
				continue
			}
			m.Kills[r.Testcase] = append(m.Kills[r.Testcase], w.Name)
			if w.Result.Passed() == len(testcases)-1 {
				m.Alone[r.Testcase] = append(m.Alone[r.Testcase], w.Name)
			}
		}
	}

	// Redundant testcases are found last, because this needs the complete matrix.
	for i, name := range testcases {
		if m.isIdle(testcases, i, m.Kills[name]) {
			m.Idle = append(m.Idle, name)
		}
	}
	return m
}

// isIdle reports whether the i-th testcase is redundant: another testcase rejects all programs that the i-th
// testcase rejects. The parameter mine lists these programs. If several testcases reject the same programs,
// the first of them does not count as redundant, so that one of them is left if all redundant testcases are
// deleted.
//
// A single other testcase must reject all of these programs. Several testcases that reject them only together
// are not enough, because these testcases may be redundant, too, and be deleted at the same time.
func (m *Matrix) isIdle(testcases []string, i int, mine []string) bool {
	if len(mine) == 0 {
		return true
	}
	for j, other := range testcases {
		theirs := m.Kills[other]
		lacks := func(program string) bool { return !slices.Contains(theirs, program) }

		// The i-th testcase is redundant if the j-th one rejects the same programs and more, or exactly the
		// same programs and j < i.
		comesFirst := len(theirs) > len(mine) || j < i
		if comesFirst && !slices.ContainsFunc(mine, lacks) {
			return true
		}
	}
	return false
}
