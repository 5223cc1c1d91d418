// This file compares a report with an earlier one. It lists changed verdicts, and programs that need clearly more time
// or memory than before.

package report

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"time"

	"oj/tools/shared/columns"
	"oj/tools/shared/verdict"
)

// Since holds the changes since an earlier report.
type Since struct {
	File    string    // the file of the earlier report
	Started time.Time // when the earlier call of the judge began
	Changes []Change  // first changes of verdicts, then changes of times, then changes of memory
	Unknown int       // the number of programs that the earlier report does not contain
}

// Change is a changed verdict, or an increase of time or memory.
type Change struct {
	Problem, Program, Case string // Case is "" if the change is about all testcases
	What, Before, Now      string
}

// The values of Change.What.
const (
	aVerdict = "verdict"
	aTime    = "time"
	aMemory  = "memory"
)

var changeOrder = []string{aVerdict, aTime, aMemory}

// An increase counts as a change if the new value is above a bound, for example timeNoise*old + timeFloor.
// Smaller increases are noise. To measure the noise, ten programs were run on 233 testcases three times, on a
// busy machine with two processors, and the largest of the three values was compared with the smallest:
//
//   - The total time of a program was at most 1.23*smallest + 20 ms.
//   - The peak memory of a program was at most 1.15*smallest + 1 MiB.
//   - The time of a program on one testcase was above 2*smallest + 50 ms in only one case.
const (
	timeNoise, timeFloor     = 1.3, 0.03
	caseNoise, caseFloor     = 2, 0.05
	memoryNoise, memoryFloor = 1.2, 2 << 20
)

// CompareWith sets r.Since to the changes since old, which is an earlier report. The parameter file is the
// name of the file from which old was read.
func (r *Report) CompareWith(old *Report, file string) {
	// A program is found in the earlier report by its problem and name.
	key := func(p *Problem, e *Entry) string { return fmt.Sprintf("%q %q %v", p.ID, e.Name, e.Submission) }
	earlier := map[string]*Entry{}
	for _, p := range old.Problems {
		for _, e := range p.Entries {
			if e.Judged() {
				earlier[key(p, e)] = e
			}
		}
	}

	s := &Since{File: file, Started: old.Started}
	for _, p := range r.Problems {
		for _, e := range p.Entries {
			// A program that is not in the earlier report is only counted.
			before := earlier[key(p, e)]
			switch {
			case !e.Judged():
			case before == nil:
				s.Unknown++
			default:
				s.compare(p.ID, before, e)
			}
		}
	}
	slices.SortStableFunc(s.Changes, func(a, b Change) int {
		return slices.Index(changeOrder, a.What) - slices.Index(changeOrder, b.What)
	})
	r.Since = s
}

// compare adds the changes of one program. It compares time and memory only on testcases with the same verdict.
func (s *Since) compare(problem string, before, now *Entry) {
	add := func(testcase, what, was, is string) {
		s.Changes = append(s.Changes, Change{problem, now.Name, testcase, what, was, is})
	}
	if before.Verdict != now.Verdict {
		add("", aVerdict, before.Verdict.String(), now.Verdict.String())
	}

	// Find testcases by their names, because testcases may have been added or removed.
	byName := map[string]*Case{}
	for _, c := range before.Cases {
		byName[c.Name] = c
	}
	var sum, sumBefore float64
	var peak, peakBefore int64
	for _, c := range now.Cases {
		was := byName[c.Name]
		switch {
		case was == nil || was.Verdict == verdict.None || c.Verdict == verdict.None:
			continue
		case was.Verdict != c.Verdict:
			add(c.Name, aVerdict, was.Verdict.String(), c.Verdict.String())
			continue
		}

		// Times are compared only if both runs have the same verdict, because a rejected run may end early.
		sumBefore += was.Seconds
		sum += c.Seconds
		peakBefore = max(peakBefore, was.Memory)
		peak = max(peak, c.Memory)
		if c.Seconds > caseNoise*was.Seconds+caseFloor {
			add(c.Name, aTime, Seconds(was.Seconds), Seconds(c.Seconds))
		}
	}

	// The bounds for sums are lower, because sums have less noise than times on single testcases.
	if sum > timeNoise*sumBefore+timeFloor {
		add("", aTime, Seconds(sumBefore), Seconds(sum))
	}
	if float64(peak) > memoryNoise*float64(peakBefore)+memoryFloor {
		add("", aMemory, Bytes(peakBefore), Bytes(peak))
	}
}

// Title returns a sentence that names the earlier report and the number of changes.
func (s *Since) Title() string {
	// If nothing has changed, the sentence must say so, because no list of changes follows.
	text := fmt.Sprintf("since %s (%s): ", s.File, s.Started.Format("2 January 2006, 15:04"))
	if len(s.Changes) == 0 {
		text += "no verdict changed, and nothing takes more time or memory"
	} else {
		text += count(len(s.Changes), "change")
	}
	if s.Unknown > 0 {
		text += fmt.Sprintf("; the earlier report does not contain %s", count(s.Unknown, "program"))
	}
	return text
}

// mostChanges is the maximum number of changes that are printed.
const mostChanges = 30

// since prints the changes.
func since(w io.Writer, s *Since) {
	var rows [][]string
	for _, c := range s.Changes[:min(len(s.Changes), mostChanges)] {
		testcase := cmp.Or(c.Case, "all testcases")
		rows = append(rows, []string{"  " + c.Problem, c.Program, testcase, c.What, c.Before + " -> " + c.Now})
	}
	fmt.Fprintf(w, "\n%s\n%s", s.Title(), columns.Align(rows))
	if left := len(s.Changes) - len(rows); left > 0 {
		fmt.Fprintf(w, "  and %d more; the page that -html writes shows all\n", left)
	}
}
