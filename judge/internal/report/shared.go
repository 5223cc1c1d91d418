// This file finds failures that need not be printed twice: those that two programs of a problem share, such as main.go
// and main.cpp from the same solution, and those of one program that have the same cause.

package report

import (
	"fmt"
	"io"

	"oj/judge/internal/result"
	"oj/tools/shared/verdict"
)

// Shared divides the failures of the program e into two lists. The list shared contains the failures that are
// also failures of the program `earlier`, with the same verdict, message and output on the same testcase. The
// list own contains all other failures of e. If e is the first program, earlier is nil.
func Shared(e, earlier *Entry) (own, shared []*Case) {
	known := map[string]*Case{}
	if earlier != nil {
		for _, c := range earlier.Failures() {
			known[c.Name] = c
		}
	}

	for _, c := range e.Failures() {
		other := known[c.Name]
		if other != nil && other.Verdict == c.Verdict && other.Message == c.Message && other.Got == c.Got {
			shared = append(shared, c)
		} else {
			own = append(own, c)
		}
	}
	return own, shared
}

// FailsAs prints one line that names the testcases of the shared failures, because the details of these
// failures were already printed for another program.
func FailsAs(w io.Writer, problem string, e, earlier *Entry, shared []*Case) {
	fmt.Fprintf(w, "%s %s: fails as %s does in %s\n\n", problem, e.Name, earlier.Name, Some(namesOf(shared), someNames))
}

// Causes groups failures by their cause, in order. Two failures have the same cause if the program crashed in the same
// line of its source, or if it waits for ever with the same message. Any other failure is a group of its own.
func Causes(failed []*Case) (groups [][]*Case) {
	index := map[string]int{}
	for _, c := range failed {
		cause := ""
		switch {
		case c.Verdict == verdict.RTE && len(c.Trace) > 0:
			cause = c.Trace[0]
		case c.Verdict == verdict.ILE:
			cause = firstLine(c.Message)
		}
		at, known := index[cause]
		if cause == "" || !known {
			index[cause] = len(groups)
			groups = append(groups, []*Case{c})
			continue
		}
		groups[at] = append(groups[at], c)
	}
	return groups
}

// SameCause prints one line that names the testcases of a group after its first one.
func SameCause(w io.Writer, problem string, e *Entry, group []*Case) {
	if len(group) > 1 {
		fmt.Fprintf(w, "%s %s: fails in the same way in %s\n\n", problem, e.Name, Some(namesOf(group[1:]), someNames))
	}
}

// NotPlayed prints one line that names the testcases that were left out, and the reason.
func NotPlayed(w io.Writer, problem string, e *Entry) {
	var left []*Case
	for _, c := range e.Cases {
		if c.Verdict == verdict.None && c.Message == result.NotPlayed {
			left = append(left, c)
		}
	}
	if len(left) > 0 {
		fmt.Fprintf(w, "%s %s: %s: %s\n\n", problem, e.Name, left[0].Message, Some(namesOf(left), someNames))
	}
}

func namesOf(cases []*Case) (names []string) {
	for _, c := range cases {
		names = append(names, c.Name)
	}
	return names
}
